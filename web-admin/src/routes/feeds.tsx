import { createFileRoute } from '@tanstack/react-router'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import { FeedsScreen } from '../features/content/feeds/feeds-screen.tsx'
import { feedsQuery } from '../features/content/feeds/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/feeds')({
  validateSearch: ({ edit }: Record<string, unknown>): { edit?: string } =>
    typeof edit === 'string' ? { edit } : {},
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(feedsQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Feeds.Title'),
  component: Feeds,
})

function Feeds() {
  const { edit = null } = Route.useSearch()
  return (
    <>
      <FeedsScreen edited={edit} />
      <RecordChanges kind="feed" />
    </>
  )
}
