import { createFileRoute } from '@tanstack/react-router'
import { getService } from '@portal/openapi/resident-client/services'
import { keyOf } from '@portal/web-ui/api'
import { languageOf, useTexts } from '@portal/web-ui/texts'
import { ReportFollowed } from '../features/casework/reports/report-followed.tsx'
import { ReportScreen } from '../features/casework/reports/report-screen.tsx'
import { reportSearch } from '../features/casework/reports/report-search.ts'
import { reportServicesQuery } from '../features/casework/services/queries.ts'
import { ReportServices } from '../features/casework/services/report-services.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

export const Route = createFileRoute('/report')({
  validateSearch: reportSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, deps: { id } }) => {
    if (id === undefined) {
      await context.queryClient.query(reportServicesQuery())
      return
    }
    const { openReport } = await import('../features/casework/reports/open-report.ts')
    const away = await openReport(context, id)
    if (away) throw away
  },
  head: ({ match: { context, search } }) => {
    const { queryClient } = context
    if (search.id === undefined) return documentTitle(context, 'Report.ChooseTitle')
    const service = queryClient.getQueryData(keyOf(getService, { path: { id: search.id } }))
    return documentTitle(
      context,
      'Report.ReportTypeNotFound',
      service?.Item,
      languageOf(service, 'Item'),
    )
  },
  component: Report,
  notFoundComponent: NoReport,
})

function Report() {
  const { id, case: caseNumber, status, followed, kept } = Route.useSearch()
  if (followed) return <ReportFollowed />
  if (id === undefined) return <ReportServices />
  return (
    <ReportScreen
      key={kept}
      serviceId={id}
      caseNumber={caseNumber}
      statusPath={status}
      keptId={kept}
    />
  )
}

function NoReport() {
  const { t } = useTexts()
  return (
    <MissingScreen
      title={t('Report.ReportTypeNotFound')}
      listHref="/report"
      listLabel={t('Report.ChooseTitle')}
    />
  )
}
