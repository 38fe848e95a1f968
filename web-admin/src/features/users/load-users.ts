import { notFound, redirect } from '@tanstack/react-router'
import { isUuid } from '@portal/core/rules'
import { ApiError } from '@portal/web-ui/api'
import type { RouterContext } from '../../router-context.ts'
import {
  flagsQuery,
  listUsersQuery,
  searchUsersQuery,
  userDetailsQuery,
  userQuery,
  userSettingsQuery,
} from './queries.ts'
import { listVersionOf, type UserSearch } from './user-search.ts'

type Loading = Pick<RouterContext, 'api' | 'queryClient' | 'page'>

/** What a loader of the router is given, as far as these need it. */
interface Loader {
  readonly context: Loading
  readonly location: { readonly href: string }
}

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
    await queryClient.query(userDetailsQuery(api, id))
  })

/** Loads a user to be changed; there may be none. */
export const loadUserEdit = (loader: Loader, id: string): Promise<void> =>
  loaded(loader, async ({ api, queryClient, page }) => {
    if (!isUuid(id)) notFound({ throw: true })
    await Promise.all([
      queryClient.query(userQuery(api, id)),
      page.flags.EnableDelinquentBillingNotifications &&
        queryClient.query(userSettingsQuery(api, id)),
    ])
  })

/** Without a session, or with one that has ended, the login comes first; what is not there is a 404. */
async function loaded(
  { context, location }: Loader,
  load: (context: Loading) => Promise<void>,
): Promise<void> {
  try {
    await load(context)
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    if (status === 404) notFound({ throw: true })
    if (status === 401 || status === 403) {
      const href = `/login?${new URLSearchParams({ redirectto: location.href })}`
      redirect({ href, reloadDocument: true, statusCode: 303, throw: true })
    }
    throw error
  }
}
