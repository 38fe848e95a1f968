import {
  getNotificationChoices,
  listSent,
} from '@portal/openapi/resident-client/notification-choices'
import { listDataExports } from '@portal/openapi/resident-client/profiles'
import type { components } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'

export type KindChoice = components['schemas']['NotificationChoices']['kinds'][number]
export type SentMessage = components['schemas']['SentMessage']

export const notificationChoicesQuery = () => query(getNotificationChoices)

/** `before` is the cursor; none for the latest. */
export const sentQuery = (before: string | undefined) =>
  query(listSent, { query: before === undefined ? {} : { before } }, { staleTime: 0 })

export type Profile = components['schemas']['Profile']

/** Polls while an archive is being prepared. */
export const dataExportsQuery = () =>
  query(
    listDataExports,
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.exports.some(({ status }) => status === 'preparing') ? 15_000 : false,
    },
  )
