import { queryOptions } from '@tanstack/react-query'
import type { components } from '@portal/openapi/resident-types'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** Something that the person was told. */
export type Message = components['schemas']['Message']

/** What of the inbox is about one record. */
export const messagesQuery = (api: Api, sfId: string) =>
  queryOptions({
    queryKey: ['listMessages', sfId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/notifications', { params: { query: { sfId } }, signal })),
  })

/** A page of the inbox has so many. */
export const inboxPage = 50

/** A page of the inbox: the newest, or what is older than a message. */
export const inboxQuery = (api: Api, before: string | undefined) =>
  queryOptions({
    queryKey: ['listMessages', 'inbox', before ?? null],
    queryFn: ({ signal }) => {
      const query = { limit: inboxPage, ...(before !== undefined && { before }) }
      return dataOf(api.GET('/notifications', { params: { query }, signal }))
    },
  })
