import { createFileRoute } from '@tanstack/react-router'
import { loadUserEdit } from '../features/accounts/directory/load-users.ts'
import { NoUser, UserEditScreen } from '../features/accounts/directory/user-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/users/edit/$id/{-$prevPage}')({
  loader: (loader) => loadUserEdit(loader, loader.params.id),
  head: ({ match: { context } }) => documentTitle(context, 'Users.EditTitle'),
  component: Edit,
  notFoundComponent: NoUser,
})

function Edit() {
  const { id, prevPage } = Route.useParams()
  return <UserEditScreen id={id} prevPage={prevPage} />
}
