import { useSuspenseQuery } from '@tanstack/react-query'
import { categoryFacts } from '@portal/core/report-categories/rules'
import { getService } from '@portal/openapi/resident-client/services'
import { query } from '@portal/web-ui/api'
import { languageOf, InLanguage, useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { ReportKept } from './report-kept.tsx'
import { ReportTaken } from './report-taken.tsx'

interface ReportScreenProps {
  serviceId: string
  /** The case of the report that was just sent. */
  caseNumber: string | undefined
  /** The status link for a guest without mail. */
  statusPath: string | undefined
  /** Of a report on this device, to change it. */
  keptId?: string | undefined
}

/** The form, then the case number (spec, resident section 2). */
export function ReportScreen({ serviceId, keptId, ...taken }: ReportScreenProps) {
  const { caseNumber } = taken
  const { t } = useTexts()
  const { data: service } = useSuspenseQuery(query(getService, { path: { id: serviceId } }))
  const { ReportCategory: category } = service
  // The loader checked that it takes reports.
  if (category === null) return null
  if (caseNumber) return <ReportTaken {...taken} category={category} caseNumber={caseNumber} />
  return (
    <PlainScreen
      title={<InLanguage lang={languageOf(service, 'Item')}>{service.Item}</InLanguage>}
      lead={
        <InLanguage lang={languageOf(service, 'Description')}>{service.Description}</InLanguage>
      }
    >
      {categoryFacts(category).isShared && (
        <p>
          <a href={`/open_reports?category=${category}`}>{t('OpenReports.See')}</a>
        </p>
      )}
      <ReportKept {...{ serviceId, category, keptId }} title={service.Item} />
    </PlainScreen>
  )
}
