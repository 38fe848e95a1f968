import { createFileRoute, redirect } from '@tanstack/react-router'

/** Begins at the first step (spec, resident section 2). */
export const Route = createFileRoute('/account/create/')({
  beforeLoad: () => {
    throw redirect({ to: '/account/create/address' })
  },
})
