import { createFileRoute } from '@tanstack/react-router'
import { specialServiceIds } from '@portal/core/services/rules'
import { getService } from '@portal/openapi/resident-client/services'
import { keyOf } from '@portal/web-ui/api'
import { languageOf, useTexts } from '@portal/web-ui/texts'
import { ReportScreen } from '../features/casework/reports/report-screen.tsx'
import { reportSearch } from '../features/casework/reports/report-search.ts'
import { documentTitle } from '../parts/document-title.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

const serviceId = specialServiceIds.feedback

/** A report of its own category (spec, resident section 2). */
export const Route = createFileRoute('/feedback')({
  validateSearch: reportSearch,
  loader: async ({ context }) => {
    const { openReport } = await import('../features/casework/reports/open-report.ts')
    const away = await openReport(context, serviceId)
    if (away) throw away
  },
  head: ({ match: { context } }) => {
    const { queryClient } = context
    const service = queryClient.getQueryData(keyOf(getService, { path: { id: serviceId } }))
    return documentTitle(
      context,
      'Report.ReportTypeNotFound',
      service?.Item,
      languageOf(service, 'Item'),
    )
  },
  component: Feedback,
  notFoundComponent: NoFeedback,
})

function Feedback() {
  const { case: caseNumber, status } = Route.useSearch()
  return <ReportScreen serviceId={serviceId} caseNumber={caseNumber} statusPath={status} />
}

function NoFeedback() {
  const { t } = useTexts()
  return <MissingScreen title={t('Report.ReportTypeNotFound')} />
}
