import { notFound } from '@tanstack/react-router'
import { isUuid } from '@portal/core/kernel/rules'
import { listUserArrangements } from '@portal/openapi/admin-client/arrangements'
import {
  getUser,
  getUserDetails,
  getUserSettings,
  listUsers,
} from '@portal/openapi/admin-client/directory'
import { listFlags } from '@portal/openapi/admin-client/flags'
import {
  listUserPaymentMethods,
  listUserUtilityAccounts,
} from '@portal/openapi/admin-client/payment-methods'
import { query } from '@portal/web-ui/api'
import { loaded, type Loader } from '../../../parts/load-screen.ts'
import { searchUsersQuery } from './queries.ts'
import { listVersionOf, type UserSearch } from './user-search.ts'

/** For the version that the flag selects. */
export const loadUsers = (loader: Loader, search: UserSearch): Promise<void> =>
  loaded(loader, async ({ queryClient, page }) => {
    const list = {
      v2: () => queryClient.query(searchUsersQuery(search)),
      v1: () => queryClient.query(query(listUsers)),
      none: () => Promise.resolve(),
    }
    // In one round trip, unless the flag has changed since the page was asked for.
    const expected = page.flags.EnableUserAdminMenuV2 ? 'v2' : 'v1'
    const [flags] = await Promise.all([queryClient.query(query(listFlags)), list[expected]()])
    const version = listVersionOf(flags)
    if (version !== expected) await list[version]()
  })

/** With history; 404 without such a user. */
export const loadUserView = (loader: Loader, id: string): Promise<void> =>
  loaded(loader, async ({ queryClient }) => {
    if (!isUuid(id)) notFound({ throw: true })
    await Promise.all([
      queryClient.query(query(getUserDetails, { path: { id } })),
      queryClient.query(query(listUserArrangements, { query: { userId: id } })),
    ])
  })

/** 404 without such a user. */
export const loadUserEdit = (loader: Loader, id: string): Promise<void> =>
  loaded(loader, async ({ queryClient, page }) => {
    if (!isUuid(id)) notFound({ throw: true })
    await Promise.all([
      queryClient.query(query(getUser, { path: { id } })),
      queryClient.query(query(listUserPaymentMethods, { query: { userId: id } })),
      queryClient.query(query(listUserUtilityAccounts, { query: { userId: id } })),
      page.flags.EnableDelinquentBillingNotifications &&
        queryClient.query(query(getUserSettings, { path: { id } })),
    ])
  })
