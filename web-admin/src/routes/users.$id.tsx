import { createFileRoute, redirect } from '@tanstack/react-router'

/** Another path of a user's view (spec, admin section 6.1). */
export const Route = createFileRoute('/users/$id')({
  beforeLoad: ({ params: { id } }) => {
    throw redirect({ href: `/users/view/${encodeURIComponent(id)}`, replace: true })
  },
})
