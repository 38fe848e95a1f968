import { createFileRoute } from '@tanstack/react-router'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import { BrokenLinksScreen } from '../features/content/link-checks/broken-links-screen.tsx'
import { brokenLinksQuery } from '../features/content/link-checks/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/broken_links')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(brokenLinksQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'BrokenLinks.Title'),
  component: BrokenLinks,
})

function BrokenLinks() {
  return (
    <>
      <BrokenLinksScreen />
      <RecordChanges kind="link" />
    </>
  )
}
