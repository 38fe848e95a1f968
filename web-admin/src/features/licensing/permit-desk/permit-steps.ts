import { permitNumberText } from '@portal/core/permits/rules'
import { useTexts } from '@portal/web-ui/texts'
import { type Step, type Steps, useKeptSteps } from '../../../parts/desk/kept-steps.ts'
import { permitHref, type PermitSearch, queryText } from './desk-search.ts'
import type { PermitPage } from './queries.ts'

/** The permits before and after an open one, on its page of the list. */
export function useSteps(search: PermitSearch, { data }: PermitPage, openId: string): Steps {
  const { t } = useTexts()
  const at = data.findIndex(({ id }) => id === openId)
  const step = (by: 1 | -1): Step | null => {
    const row = data[at + by]
    if (!row) return null
    const number = permitNumberText(row)
    const label = by === 1 ? 'PermitDesk.NextPermit' : 'PermitDesk.PreviousPermit'
    return { href: permitHref(row.id, queryText(search)), label: t(label, { number }) }
  }
  return useKeptSteps(openId, at < 0 ? null : { previous: step(-1), next: step(1) })
}
