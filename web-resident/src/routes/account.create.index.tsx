import { createFileRoute, redirect } from '@tanstack/react-router'

/** Spec, resident section 2. */
export const Route = createFileRoute('/account/create/')({
  beforeLoad: () => {
    throw redirect({ to: '/account/create/address' })
  },
})
