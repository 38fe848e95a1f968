import { notFound } from '@tanstack/react-router'
import { isUuid } from '@portal/core/rules'
import { loaded, type Loader } from '../../screens/load-screen.ts'
import {
  flagsQuery,
  listUsersQuery,
  searchUsersQuery,
  userAccountsQuery,
  userArrangementsQuery,
  userDetailsQuery,
  userMethodsQuery,
  userQuery,
  userSettingsQuery,
} from './queries.ts'
import { listVersionOf, type UserSearch } from './user-search.ts'

/** Loads the list of users that the flag chooses. */
export const loadUsers = (loader: Loader, search: UserSearch): Promise<void> =>
  loaded(loader, async ({ api, queryClient }) => {
    const version = listVersionOf(await queryClient.query(flagsQuery(api)))
    if (version === 'v2') await queryClient.query(searchUsersQuery(api, search))
    if (version === 'v1') await queryClient.query(listUsersQuery(api))
  })

/** Loads a user with the history; there may be none. */
export const loadUserView = (loader: Loader, id: string): Promise<void> =>
  loaded(loader, async ({ api, queryClient }) => {
    if (!isUuid(id)) notFound({ throw: true })
    await Promise.all([
      queryClient.query(userDetailsQuery(api, id)),
      queryClient.query(userArrangementsQuery(api, id)),
    ])
  })

/** Loads a user to be changed; there may be none. */
export const loadUserEdit = (loader: Loader, id: string): Promise<void> =>
  loaded(loader, async ({ api, queryClient, page }) => {
    if (!isUuid(id)) notFound({ throw: true })
    await Promise.all([
      queryClient.query(userQuery(api, id)),
      queryClient.query(userMethodsQuery(api, id)),
      queryClient.query(userAccountsQuery(api, id)),
      page.flags.EnableDelinquentBillingNotifications &&
        queryClient.query(userSettingsQuery(api, id)),
    ])
  })
