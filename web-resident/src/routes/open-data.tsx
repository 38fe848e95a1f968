import { createFileRoute } from '@tanstack/react-router'
import { OpenDataScreen } from '../features/office/open-data/open-data-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/open-data')({
  // Imported late: every page carries its loader.
  loader: async ({ context }) => {
    const { loadDataSets } = await import('../features/office/open-data/load-data-sets.ts')
    await loadDataSets(context)
  },
  head: ({ match: { context } }) => documentTitle(context, 'OpenData.Title'),
  component: OpenDataScreen,
})
