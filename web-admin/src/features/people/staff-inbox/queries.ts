import { inboxLimits } from '@portal/core/staff-inbox/rules'
import { countInbox, getInboxSettings, listInbox } from '@portal/openapi/admin-client/staff-inbox'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'
import type { Texts } from '@portal/web-ui/texts'
import type { InboxSearch } from './inbox-search.ts'

export type InboxEntry = components['schemas']['InboxEntry']
export type InboxSetting = components['schemas']['InboxSetting']

// Only `InboxWatch` asks again.
export const countQuery = () => query(countInbox, {}, { staleTime: 0, refetchOnMount: false })

export const inboxQuery = ({ before, show }: InboxSearch) =>
  query(
    listInbox,
    { query: { ...(before && { before }), ...(show && { unread: 'yes' as const }) } },
    { staleTime: 0, refetchOnMount: false },
  )

export const settingsQuery = () =>
  query(getInboxSettings, {}, { staleTime: 0, refetchOnMount: false })

/** `100+` where counting ended. */
export const countText = ({ t, format }: Pick<Texts, 't'> & { format: Format }, unread: number) =>
  unread >= inboxLimits.counted
    ? t('Inbox.AtLeast', { number: format.number(unread) })
    : format.number(unread)

interface Format {
  readonly number: (value: number) => string
}
