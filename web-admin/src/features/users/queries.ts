import { queryOptions } from '@tanstack/react-query'
import type { components } from '@portal/openapi/admin-types'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'
import type { UserSearch } from './user-search.ts'

/** A user in full. */
export type User = components['schemas']['User']

/** Everything that is known of users; what changes one renews all of it. */
export const usersKey = ['users']

/** The flags of the member of staff who asks. */
export const flagsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listFlags'],
    queryFn: ({ signal }) => dataOf(api.GET('/featureflags', { signal })),
  })

/** A page of the directory. */
export const searchUsersQuery = (api: Api, { term, page, size, sort, direction }: UserSearch) =>
  queryOptions({
    queryKey: [...usersKey, 'searchUsers', term, page, size, sort, direction],
    queryFn: ({ signal }) => {
      const query = { term, page, pageSize: size, sortColumn: sort, direction }
      return dataOf(api.GET('/users/search', { params: { query }, signal }))
    },
  })

/** The simple list. */
export const listUsersQuery = (api: Api) =>
  queryOptions({
    queryKey: [...usersKey, 'listUsers'],
    queryFn: ({ signal }) => dataOf(api.GET('/users', { signal })),
  })

/** A user with payment and activity history. */
export const userDetailsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...usersKey, 'getUserDetails', id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/users/profile-details/{id}', { params: { path: { id } }, signal })),
  })

/** One user. */
export const userQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...usersKey, 'getUser', id],
    queryFn: ({ signal }) => dataOf(api.GET('/users/{id}', { params: { path: { id } }, signal })),
  })

/** What a user is told of. */
export const userSettingsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...usersKey, 'getUserSettings', id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/users/notification-prefs/{id}', { params: { path: { id } }, signal })),
  })

/** A user's saved cards and bank accounts. */
export const userMethodsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: [...usersKey, 'listUserPaymentMethods', userId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/payment-methods', { params: { query: { userId } }, signal })),
  })

/** A user's water accounts. */
export const userAccountsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: [...usersKey, 'listUserUtilityAccounts', userId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/naviline/paymentInformation', { params: { query: { userId } }, signal })),
  })

/** Payment arrangements of a user's water accounts, and what is due on each account. */
export type UserArrangements = components['schemas']['UserArrangements']

/** Likewise. */
export const userArrangementsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: [...usersKey, 'listUserArrangements', userId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/payment-arrangements', { params: { query: { userId } }, signal })),
  })

/** What a user is called: by name, or by address while there is none. */
export const nameOf = ({ FirstName, LastName, Email }: User): string =>
  [FirstName, LastName].filter(Boolean).join(' ') || Email
