import { listDataExports } from '@portal/openapi/resident-client/profiles'
import type { components } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'

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
