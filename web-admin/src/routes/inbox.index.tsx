import { createFileRoute } from '@tanstack/react-router'
import { InboxScreen } from '../features/people/staff-inbox/inbox-screen.tsx'
import { inboxSearchOf } from '../features/people/staff-inbox/inbox-search.ts'
import { inboxQuery } from '../features/people/staff-inbox/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/inbox/')({
  validateSearch: inboxSearchOf,
  loaderDeps: ({ search }) => search,
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(inboxQuery(loader.deps))
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Inbox.Title'),
  component: InboxRoute,
})

function InboxRoute() {
  return <InboxScreen search={Route.useSearch()} />
}
