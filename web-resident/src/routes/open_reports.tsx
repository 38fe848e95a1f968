import { createFileRoute } from '@tanstack/react-router'
import { OpenReportsScreen } from '../features/report/open-reports.tsx'
import { openReportsQuery } from '../features/report/queries.ts'
import { documentTitle } from '../parts/document-title.ts'

/** What is reported and not done yet, for everybody. */
export const Route = createFileRoute('/open_reports')({
  validateSearch: ({ category }: Record<string, unknown>): { category?: string | undefined } => ({
    category: typeof category === 'string' ? category : undefined,
  }),
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.query(openReportsQuery(api))
  },
  head: ({ match: { context } }) => documentTitle(context, context.texts.t('OpenReports.Title')),
  component: OpenReports,
})

function OpenReports() {
  const { category } = Route.useSearch()
  return <OpenReportsScreen key={category} category={category} />
}
