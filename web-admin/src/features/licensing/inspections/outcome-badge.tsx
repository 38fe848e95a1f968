import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import type { ListedInspection } from './queries.ts'

const outcomes = {
  booked: { text: 'InspectionDesk.OutcomeBooked', color: 'blue' },
  passed: { text: 'Inspections.OutcomePassed', color: 'green' },
  failed: { text: 'Inspections.OutcomeFailed', color: 'red' },
  noAccess: { text: 'Inspections.OutcomeNoAccess', color: 'orange' },
} as const

export function OutcomeBadge({ outcome }: Pick<ListedInspection, 'outcome'>) {
  const { t } = useTexts()
  return <StatusBadge color={outcomes[outcome].color}>{t(outcomes[outcome].text)}</StatusBadge>
}
