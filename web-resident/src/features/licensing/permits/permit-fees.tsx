import { Card } from '@portal/web-ui/card'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import styles from './permits.module.css'
import type { Permit } from './queries.ts'

interface Line {
  readonly name: string
  readonly rule: string
  readonly cents: number
}

/** Each line with the rule that it follows, and their sum. */
export function PermitFees({ permit: { fees, paidOn } }: { permit: Permit }) {
  const { t, format } = useTexts()
  if (fees.length === 0)
    return (
      <Card title={t('Permits.Fees')}>
        <p>{t('Permits.NoFees')}</p>
      </Card>
    )
  const lines = fees.map(({ name, rule, amount }): Line => ({
    name,
    rule,
    cents: Math.round(amount * 100),
  }))
  const total: Line = {
    name: paidOn ? t('Permits.TotalPaid', { day: format.date(paidOn) }) : t('Permits.Total'),
    rule: '',
    cents: lines.reduce((sum, { cents }) => sum + cents, 0),
  }
  const columns: readonly Column<Line>[] = [
    {
      key: 'name',
      header: t('Permits.Fees'),
      isRowHeader: true,
      render: ({ name, rule }) => (
        <>
          {name}
          {rule && <span className={styles.soft}>{rule}</span>}
        </>
      ),
    },
    {
      key: 'amount',
      header: t('Permits.Amount'),
      align: 'end',
      render: ({ cents }) => format.money(cents),
    },
  ]
  return (
    <Card title={t('Permits.Fees')}>
      <Table
        caption={t('Permits.Fees')}
        isCaptionHidden
        columns={columns}
        rows={[...lines, total]}
        rowKey={({ name }) => name}
      />
    </Card>
  )
}
