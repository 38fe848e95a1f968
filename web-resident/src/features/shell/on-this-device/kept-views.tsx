import { type ReactNode, useEffect, useState } from 'react'
import { centsOf } from '@portal/core/kernel/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { Card } from '@portal/web-ui/card'
import { languageOf, useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { type KeptView, keptViews } from '../../../device/device-database.ts'
import { ShownStatus } from '../../casework/tracking/shown-status.tsx'
import { pickupDays } from '../../land/pickup/pickup-days.ts'
import { useServiceName } from '../../land/pickup/service-marks.tsx'
import { DueDay } from '../../money/billing/account-facts.tsx'
import { billName } from '../../money/billing/bill-names.ts'
import { isPast } from '../../money/utility-accounts/is-past.ts'
import styles from './on-this-device.module.css'

type ViewOf<Name extends KeptView['name']> = Extract<KeptView, { name: Name }>['view']

/** The next ones first. */
const order: readonly KeptView['name'][] = ['pickup', 'bills', 'requests']

const titles: Readonly<Record<KeptView['name'], TextKey>> = {
  pickup: 'Pickup.YourNext',
  bills: 'Bills.Upcoming',
  requests: 'OnDevice.Requests',
}

/** What a logged-in person's pages showed last (device/keep-views.ts). */
export function KeptViews() {
  const { t, format } = useTexts()
  const [views, setViews] = useState<readonly KeptView[]>([])
  useEffect(() => {
    keptViews.list().then(setViews, () => undefined)
  }, [])
  return views
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map((one) => (
      <Card
        key={one.name}
        title={t(titles[one.name])}
        aside={
          <small>{t('OnDevice.ViewAsOf', { time: format.date(one.keptAt, 'dayTime') })}</small>
        }
      >
        {contentOf(one)}
      </Card>
    ))
}

function contentOf(one: KeptView): ReactNode {
  if (one.name === 'pickup') return <Pickups {...one.view} />
  return one.name === 'bills' ? <Bills bills={one.view} /> : <Requests items={one.view} />
}

function Pickups({ address, pickups }: ViewOf<'pickup'>) {
  const { format } = useTexts()
  const nameOf = useServiceName()
  const { timeZone } = useApp().page.settings
  const days = pickupDays(pickups).filter(
    ({ day, isCanceled }) => !isCanceled && !isPast(day, timeZone),
  )
  return (
    <>
      <p>{address}</p>
      <ul className={styles.list}>
        {days.map(({ day, pickups: own }) => (
          <li key={day}>
            <strong>{format.date(day, 'weekdayLong')}</strong>{' '}
            {own.map(({ service }) => nameOf(service)).join(', ')}
          </li>
        ))}
      </ul>
    </>
  )
}

function Bills({ bills }: { bills: ViewOf<'bills'> }) {
  const { t, format } = useTexts()
  if (bills.length === 0) return <p>{t('Payment.NoUpcomingBills')}</p>
  return (
    <ul className={styles.list}>
      {bills.map(({ accountNumber, amount, dueDate, type }) => (
        <li key={`${accountNumber} ${dueDate} ${type} ${amount}`}>
          {billName(t, type)} <strong>{format.money(centsOf(amount))}</strong>{' '}
          {dueDate && <DueDay day={dueDate} />}
        </li>
      ))}
    </ul>
  )
}

function Requests({ items }: { items: ViewOf<'requests'> }) {
  const { t } = useTexts()
  if (items.length === 0) return <p>{t('Dashboard.RecentNone')}</p>
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <span lang={languageOf(item, 'activityName')}>{item.activityName}</span>{' '}
          <small>{t('Tracking.NumberOf', { number: item.caseNumber })}</small>{' '}
          <ShownStatus {...item} />
        </li>
      ))}
    </ul>
  )
}
