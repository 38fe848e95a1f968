import { useQuery } from '@tanstack/react-query'
import { getMaintenanceInfo } from '@portal/openapi/resident-client/maintenance'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { useTexts } from '@portal/web-ui/texts'
import { billingRefreshMs } from '../utility-accounts/billing-history.ts'

/** Whether bills can be paid online. */
export const maintenanceQuery = () =>
  query(getMaintenanceInfo, {}, { refetchInterval: billingRefreshMs })

/** Why bills cannot be paid online now. */
interface Closure {
  readonly message: string
  /** What staff wrote of it; empty where they wrote nothing. */
  readonly text: string
}

/**
 * Why bills cannot be paid online now; null while they can (spec, resident section 6, onlineBillPayEnabled).
 * Where nobody knows, they can: the server refuses a payment all the same.
 */
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

/** Says that bills cannot be paid online now, and until when. */
export function ClosedBanner() {
  const closure = useClosure()
  if (!closure) return null
  return (
    <Banner tone="warn" title={closure.message}>
      {closure.text && <p>{closure.text}</p>}
    </Banner>
  )
}
