import { listMessages } from '@portal/openapi/resident-client/messages'
import type { components } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'

/** Something that the person was told. */
export type Message = components['schemas']['Message']

/** A page of the inbox has so many. */
export const inboxPage = 50

/** A page of the inbox: the newest, or what is older than a message. */
export const inboxQuery = (before: string | undefined) =>
  query(listMessages, {
    query: { limit: inboxPage, ...(before !== undefined && { before }) },
  })
