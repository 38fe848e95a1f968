import { createFileRoute } from '@tanstack/react-router'
import { listOpenReports } from '@portal/openapi/resident-client/reports'
import { query } from '@portal/web-ui/api'
import { OpenReportsScreen } from '../features/casework/reports/open-reports.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { findIn } from '../parts/find-search.ts'

interface Search {
  category?: string | undefined
  find?: string | undefined
}

export const Route = createFileRoute('/open_reports')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    category: typeof search['category'] === 'string' ? search['category'] : undefined,
    ...findIn(search),
  }),
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(query(listOpenReports))
  },
  head: ({ match: { context } }) => documentTitle(context, 'OpenReports.Title'),
  component: OpenReports,
})

function OpenReports() {
  const { category, find = '' } = Route.useSearch()
  return <OpenReportsScreen key={`${category} ${find}`} category={category} find={find} />
}
