import { isPermitOver } from '@portal/core/permits/rules'
import { Card } from '@portal/web-ui/card'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import styles from './permits.module.css'
import type { Permit } from './queries.ts'

type Shown = Pick<Permit['inspections'][number], 'code' | 'inspector' | 'comment'> & {
  readonly key: string
  readonly when: string
  readonly result: Permit['inspections'][number]['result'] | 'needed'
}

const results = {
  booked: { text: 'Permits.ResultBooked', color: 'blue' },
  passed: { text: 'Permits.ResultPassed', color: 'green' },
  failed: { text: 'Permits.ResultFailed', color: 'red' },
  needed: { text: 'Permits.ResultNeeded', color: 'gray' },
} as const

/** What was inspected, and after the issue what still has to be. */
export function PermitInspections({ permit }: { permit: Permit }) {
  const { t, format } = useTexts()
  const { inspections, issuedOn, planned, state } = permit
  if (issuedOn === null) return null
  const nameOf = (code: string) => planned.find((plan) => plan.code === code)?.name ?? code
  const made = inspections.map(({ day, window, ...inspection }, i): Shown => ({
    ...inspection,
    key: String(i),
    when: `${format.date(day)}, ${t(window === 'morning' ? 'Permits.Morning' : 'Permits.Afternoon')}`,
  }))
  const booked = new Set(
    inspections.flatMap(({ code, result }) => (result === 'booked' ? code : [])),
  )
  const needed = isPermitOver(state)
    ? []
    : planned
        .filter(({ code, hasPassed }) => !hasPassed && !booked.has(code))
        .map(({ code }): Shown => {
          return { key: code, code, inspector: null, comment: '', when: '', result: 'needed' }
        })
  const columns: readonly Column<Shown>[] = [
    {
      key: 'what',
      header: t('Permits.Inspection'),
      isRowHeader: true,
      render: ({ code, comment, inspector }) => (
        <>
          {nameOf(code)}
          {inspector && <span className={styles.soft}>{inspector}</span>}
          {comment && <span className={styles.soft}>{comment}</span>}
        </>
      ),
    },
    { key: 'when', header: t('Permits.When'), render: ({ when }) => when },
    {
      key: 'result',
      header: t('Permits.Result'),
      render: ({ result }) => (
        <StatusBadge color={results[result].color}>{t(results[result].text)}</StatusBadge>
      ),
    },
  ]
  return (
    <Card title={t('Permits.Inspections')}>
      <Table
        caption={t('Permits.Inspections')}
        isCaptionHidden
        columns={columns}
        rows={[...needed, ...made]}
        rowKey={({ key }) => key}
      />
    </Card>
  )
}
