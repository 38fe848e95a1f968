import { listMessages } from '@portal/openapi/resident-client/messages'
import type { components } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'

export type Message = components['schemas']['Message']

export const inboxPage = 50

/** The newest, or older than a message. */
export const inboxQuery = (before: string | undefined) =>
  query(listMessages, {
    query: { limit: inboxPage, ...(before !== undefined && { before }) },
  })
