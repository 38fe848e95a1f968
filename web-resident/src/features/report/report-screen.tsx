import { useSuspenseQuery } from '@tanstack/react-query'
import { PlainScreen } from '../../parts/plain-screen.tsx'
import { serviceQuery } from '../../parts/service-query.ts'
import { useApp } from '../../parts/use-app.ts'
import { ReportKept } from './report-kept.tsx'
import { ReportTaken } from './report-taken.tsx'

interface ReportScreenProps {
  serviceId: string
  /** Of the report that was taken on this page. */
  caseNumber: string | undefined
  requestId: string | undefined
}

/** Reports one kind of problem, and names the case once it was taken (spec, resident section 2). */
export function ReportScreen({ serviceId, caseNumber, requestId }: ReportScreenProps) {
  const { api } = useApp()
  const { data: service } = useSuspenseQuery(serviceQuery(api, serviceId))
  const { ReportCategory: category } = service
  // The loader found that it takes reports.
  if (category === null) return null
  if (caseNumber)
    return <ReportTaken category={category} caseNumber={caseNumber} requestId={requestId} />
  return (
    <PlainScreen title={service.Item} lead={service.Description}>
      <ReportKept serviceId={serviceId} category={category} />
    </PlainScreen>
  )
}
