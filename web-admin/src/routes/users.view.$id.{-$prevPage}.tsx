import { createFileRoute } from '@tanstack/react-router'
import { loadUserView } from '../features/accounts/directory/load-users.ts'
import { NoUser, UserViewScreen } from '../features/accounts/directory/user-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/users/view/$id/{-$prevPage}')({
  loader: (loader) => loadUserView(loader, loader.params.id),
  head: ({ match: { context } }) => documentTitle(context, 'Users.ViewTitle'),
  component: View,
  notFoundComponent: NoUser,
})

function View() {
  const { id, prevPage } = Route.useParams()
  return <UserViewScreen id={id} prevPage={prevPage} />
}
