import { useSuspenseQuery } from '@tanstack/react-query'
import { centsOf } from '@portal/core/kernel/rules'
import { getBill } from '@portal/openapi/resident-client/billing'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Row } from '@portal/web-ui/layout'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { isPast } from '../utility-accounts/is-past.ts'
import { useNextInstallment } from '../utility-accounts/use-next-installment.ts'
import styles from './bill-screen.module.css'
import { PaySlip } from './pay-slip.tsx'
import type { WholeBill } from './queries.ts'
import { UsageCard } from './usage-card.tsx'

/** The amount due first, then charges, usage, and how to pay. */
export function BillScreen({ billKey }: { billKey: string }) {
  const { t, format } = useTexts()
  const { data: bill } = useSuspenseQuery(query(getBill, { path: { key: billKey } }))
  const { accountNumber, address, billDate, number, service, serviceFrom, serviceTo } = bill
  const day = (date: string) => format.date(date)
  const facts: readonly (readonly [string, string])[] = [
    [t('Bill.Account'), accountNumber],
    [t('Bill.ServiceAddress'), address],
    [t('Bill.Service'), service],
    [t('Bill.Number'), number],
    [t('Bill.BillDate'), day(billDate)],
    ...(serviceFrom && serviceTo
      ? [
          [
            t('Bill.Period'),
            t('Bill.FromTo', { from: day(serviceFrom), to: day(serviceTo) }),
          ] as const,
        ]
      : []),
  ]
  return (
    <PlainScreen title={t('Bill.Title')}>
      <DueCard bill={bill} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Card title={t('Bill.Charges')}>
        <Lines bill={bill} />
      </Card>
      <UsageCard bill={bill} />
      <PaySlip bill={bill} />
      <Row>
        <ButtonLink look="quiet" href={bill.pdfLink}>
          {t('Bill.SeePdf')}
        </ButtonLink>
        <ButtonLink look="quiet" href="/payment/water-bill-payment-records">
          {t('Bills.BackToBills')}
        </ButtonLink>
      </Row>
    </PlainScreen>
  )
}

function DueCard({ bill }: { bill: WholeBill }) {
  const { t, format } = useTexts()
  const { timeZone } = useApp().page.settings
  const { accountNumber, amountDueWithoutPending: open, due, dueDate, newestKey } = bill
  const { payOnlineAddress } = bill
  const money = (dollars: number) => format.money(centsOf(dollars))
  const inInstallments = useNextInstallment({
    nextInstallment: bill.nextInstallment,
    totalAmountDue: due?.total ?? 0,
  })
  if (due === null)
    return (
      <Banner tone="info">
        <p>
          {open > 0 ? `${t('Bill.StillOpen')}: ${money(open)}. ` : `${t('Bill.IsPaid')}. `}
          {t('Bill.OlderBill')} <a href={`/payment/bill/${newestKey}`}>{t('Bill.NewestBill')}</a>
        </p>
      </Banner>
    )
  const day = format.date(dueDate)
  const name =
    due.total > 0
      ? inInstallments === null
        ? t(isPast(dueDate, timeZone) ? 'Bill.TotalOverdue' : 'Bill.TotalDue', { day })
        : t('Bill.TotalInInstallments')
      : t(due.total < 0 ? 'Bill.Credit' : 'Bill.NothingDue')
  const total = due.total === 0 ? null : money(Math.abs(due.total))
  const query = { accountNumber, accountType: 'UTILITY', amount: due.total.toFixed(2) }
  return (
    <Card>
      <p className={styles.total}>
        <span>{name}</span>
        {total && <strong>{total}</strong>}
      </p>
      {due.rows.length > 0 && (
        <dl className={styles.parts}>
          {due.rows.map(({ name: part, amount }) => (
            <div key={part}>
              <dt>{part}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      {inInstallments && <p>{inInstallments}</p>}
      {due.total > 0 && <p>{t('Bill.PayByMail')}</p>}
      {due.total > 0 && payOnlineAddress && (
        <p className={styles.paper}>{t('Bill.PayOnline', { address: payOnlineAddress })}</p>
      )}
      {due.total > 0 && (
        <div className={styles.screen}>
          <ButtonLink href={`/payment?${new URLSearchParams(query)}`}>
            {t('Bills.PayBill')}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

type Line = WholeBill['lines'][number]

function Lines({ bill: { lines, total } }: { bill: WholeBill }) {
  const { t, format, language } = useTexts()
  const money = (dollars: number) => format.money(centsOf(dollars))
  const name = t(total < 0 ? 'Bill.CreditOfBill' : 'Bill.TotalOfBill')
  const rows: readonly Line[] = [...lines, { name, language, amount: Math.abs(total) }]
  const columns: readonly Column<Line>[] = [
    {
      key: 'item',
      header: t('Bill.Item'),
      isRowHeader: true,
      render: (line) => {
        const name = (
          <span lang={line.language === language ? undefined : line.language}>{line.name}</span>
        )
        return line === rows.at(-1) ? <strong>{name}</strong> : name
      },
    },
    {
      key: 'amount',
      header: t('Bill.Amount'),
      align: 'end',
      isOneLine: true,
      render: (line) =>
        line === rows.at(-1) ? <strong>{money(line.amount)}</strong> : money(line.amount),
    },
  ]
  return (
    <Table
      caption={t('Bill.Charges')}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={(line) => String(rows.indexOf(line))}
    />
  )
}
