import { useQuery } from '@tanstack/react-query'
import { getMaintenanceInfo } from '@portal/openapi/resident-client/maintenance'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { useTexts } from '@portal/web-ui/texts'
import { billingRefreshMs } from '../utility-accounts/billing-history.ts'

export const maintenanceQuery = () =>
  query(getMaintenanceInfo, {}, { refetchInterval: billingRefreshMs })

interface Closure {
  readonly message: string
  /** Staff's text; may be empty. */
  readonly text: string
}

/** Null if bills can be paid (spec, resident section 6, onlineBillPayEnabled) or unknown. */
export function useClosure(isAsked = true): Closure | null {
  const { t, language, format } = useTexts()
  const { data: info } = useQuery({ ...maintenanceQuery(), enabled: isAsked })
  if (info?.onlineBillPayEnabled !== false) return null
  const { maintenanceSettings: period, reopensAt } = info
  return {
    message:
      reopensAt === null
        ? t('Bills.Closed')
        : t('Bills.ClosedUntil', { time: format.date(reopensAt, 'dayTime') }),
    text: (language === 'es' ? period?.spanishText : period?.englishText) ?? '',
  }
}

export function ClosedBanner() {
  const closure = useClosure()
  if (!closure) return null
  return (
    <Banner tone="warn" title={closure.message}>
      {closure.text && <p>{closure.text}</p>}
    </Banner>
  )
}
