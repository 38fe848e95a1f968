import { createFileRoute } from '@tanstack/react-router'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import { PartnersScreen } from '../features/people/partners/partners-screen.tsx'
import { partnersQuery } from '../features/people/partners/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/partners/')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(partnersQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Partners.Title'),
  component: Partners,
})

function Partners() {
  return (
    <>
      <PartnersScreen />
      <RecordChanges kind="partner" />
    </>
  )
}
