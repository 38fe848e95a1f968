import { createFileRoute } from '@tanstack/react-router'
import { loadUsers } from '../features/accounts/directory/load-users.ts'
import { addressQuery, userSearchOf } from '../features/accounts/directory/user-search.ts'
import { UsersScreen } from '../features/accounts/directory/users-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/users/')({
  validateSearch: (search: Record<string, unknown>) => addressQuery(userSearchOf(search)),
  loaderDeps: ({ search }) => userSearchOf(search),
  loader: (loader) => loadUsers(loader, loader.deps),
  head: ({ match: { context } }) => documentTitle(context, 'Users.Title'),
  component: Users,
})

function Users() {
  return <UsersScreen search={userSearchOf(Route.useSearch())} />
}
