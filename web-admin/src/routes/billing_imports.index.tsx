import { createFileRoute } from '@tanstack/react-router'
import { BatchesScreen } from '../features/money/billing-import/batches-screen.tsx'
import { batchesQuery } from '../features/money/billing-import/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/billing_imports/')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(batchesQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Imports.Title'),
  component: BatchesScreen,
})
