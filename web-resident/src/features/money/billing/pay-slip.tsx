import { centsOf } from '@portal/core/kernel/rules'
import { Card } from '@portal/web-ui/card'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import styles from './bill-screen.module.css'
import type { WholeBill } from './queries.ts'

/** The cut-off slip for a check; nothing if nothing is due. */
export function PaySlip({ bill }: { bill: WholeBill }) {
  const { t, format } = useTexts()
  const { name: city } = useApp().page.settings
  const { accountNumber, address, due, dueDate, number, payTo } = bill
  if (due === null || due.total <= 0) return null
  const cityName = t('Util.CityOf', { city })
  const rows: readonly (readonly [string, string])[] = [
    [t('Bill.Account'), accountNumber],
    [t('Bill.ServiceAddress'), address],
    [t('Bill.Number'), number],
    [t('Bill.DueDate'), format.date(dueDate)],
    [t('Bill.SlipTotal'), format.money(centsOf(due.total))],
  ]
  return (
    <Card title={t('Bill.Slip')}>
      <p>{t('Bill.SlipHint', { city: cityName, account: accountNumber })}</p>
      <div className={styles.slip}>
        <address>
          <strong>{cityName}</strong>
          <br />
          {payTo.line1}
          <br />
          {payTo.line2}
        </address>
        <dl className={styles.parts}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{t('Bill.Enclosed')}</dt>
            <dd className={styles.blank}>$</dd>
          </div>
        </dl>
      </div>
    </Card>
  )
}
