import { useQuery } from '@tanstack/react-query'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '../../parts/use-app.ts'
import { maintenanceQuery } from './queries.ts'

/** Why bills cannot be paid online now. */
export interface Closure {
  readonly message: string
  /** What staff wrote of it; empty where they wrote nothing. */
  readonly text: string
}

/**
 * Why bills cannot be paid online now; null while they can (spec, resident section 6, onlineBillPayEnabled).
 * Where nobody knows, they can: the server refuses a payment all the same.
 */
export function useClosure(): Closure | null {
  const { t, language, format } = useTexts()
  const { api } = useApp()
  const { data: info } = useQuery(maintenanceQuery(api))
  if (info?.onlineBillPayEnabled !== false) return null
  const { maintenanceSettings: period, reopensAt } = info
  return {
    message:
      reopensAt === null
        ? t('Bills.Closed')
        : t('Bills.ClosedUntil', { time: format.date(reopensAt, 'dateTime') }),
    text: (language === 'es' ? period?.spanishText : period?.englishText) ?? '',
  }
}
