import { createFileRoute } from '@tanstack/react-router'
import { ChecklistScreen } from '../features/licensing/business-checklist/checklist-screen.tsx'
import { checklistSearch } from '../features/licensing/business-checklist/checklist-search.ts'
import { checklistQuery } from '../features/licensing/business-checklist/queries.ts'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/activities/business_application')({
  validateSearch: checklistSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.query(checklistQuery(deps))
  },
  head: ({ match: { context } }) => documentTitle(context, 'Checklist.Title'),
  component: BusinessApplication,
})

function BusinessApplication() {
  return <ChecklistScreen search={Route.useSearch()} />
}
