import { queryOptions } from '@tanstack/react-query'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../api.ts'

/** How many messages the person has not read. */
export const unreadMessagesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['countUnreadMessages'],
    queryFn: ({ signal }) => dataOf(api.GET('/notifications/unread', { signal })),
  })
