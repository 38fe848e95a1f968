import { createFileRoute } from '@tanstack/react-router'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import { LegistarScreen } from '../features/content/legistar/legistar-screen.tsx'
import { legistarQuery } from '../features/content/legistar/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/imports/legistar')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(legistarQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Legistar.Title'),
  component: Legistar,
})

function Legistar() {
  return (
    <>
      <LegistarScreen />
      <RecordChanges kind="legistar" />
    </>
  )
}
