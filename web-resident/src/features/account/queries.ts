import { queryOptions } from '@tanstack/react-query'
import type { components } from '@portal/openapi/resident-types'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** The account page's own record. */
export type Profile = components['schemas']['Profile']

/** A person's own profile; another's is refused as not found. */
export const profileQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['getProfile', id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/users/profile/{id}', { params: { path: { id } }, signal })),
  })

/** Where the account is open, this browser first. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listOwnSessions'],
    queryFn: ({ signal }) => dataOf(api.GET('/auth/sessions', { signal })),
  })

/** What a person is told of. */
export const notificationsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['getNotificationSettings', id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/users/notification-prefs/{id}', { params: { path: { id } }, signal })),
  })

/** Whether one's data can be had at once, and what was prepared; asked again while something is. */
export const dataExportsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listDataExports'],
    queryFn: ({ signal }) => dataOf(api.GET('/users/data-exports', { signal })),
    refetchInterval: ({ state }) =>
      state.data?.exports.some(({ status }) => status === 'preparing') ? 15_000 : false,
  })
