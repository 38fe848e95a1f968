import { createFileRoute } from '@tanstack/react-router'
import { BatchScreen } from '../features/money/billing-import/batch-screen.tsx'
import { batchQuery } from '../features/money/billing-import/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

export const Route = createFileRoute('/billing_imports/$batchId')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(batchQuery(loader.params.batchId))
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Imports.Title'),
  component: BatchRoute,
  notFoundComponent: MissingScreen,
})

function BatchRoute() {
  return <BatchScreen batchId={Route.useParams().batchId} />
}
