import { centsOf } from '@portal/core/kernel/rules'
import { serviceActions } from '@portal/core/services/rules'
import type { components } from '@portal/openapi/admin-types'
import { EmptyState } from '@portal/web-ui/empty-state'
import { type Column, Table } from '@portal/web-ui/table'
import { type Translate, useTexts } from '@portal/web-ui/texts'
import { nameOf, type User } from './queries.ts'
import styles from './user-screen.module.css'

type Details = components['schemas']['ProfileDetails']
type Payment = Details['paymentHistory'][number]
type Activity = Details['userActivities'][number]

/** A request's fee and a citation have a number and no location. */
const accountOf = ({ CustomerId, LocationId }: Payment): string =>
  LocationId === '' ? CustomerId : `${CustomerId}-${LocationId}`

/** Newest first. */
export function PaymentHistory({ user, payments }: { user: User; payments: readonly Payment[] }) {
  const { t, format } = useTexts()
  const columns: readonly Column<Payment>[] = [
    {
      key: 'date',
      header: t('Users.Date'),
      isOneLine: true,
      render: ({ created_at }) => (
        <span className={styles.whole}>{format.date(created_at, 'dayTime')}</span>
      ),
    },
    {
      key: 'account',
      header: t('Users.Account'),
      isRowHeader: true,
      render: accountOf,
    },
    {
      key: 'amount',
      header: t('Users.Amount'),
      align: 'end',
      render: ({ FinalPaymentAmount }) => format.money(centsOf(FinalPaymentAmount)),
    },
  ]
  return (
    <Table
      caption={t('Users.PaymentHistory')}
      isCaptionHidden
      columns={columns}
      rows={payments}
      rowKey={({ created_at, CustomerId, LocationId, FinalPaymentAmount }) =>
        [created_at, CustomerId, LocationId, FinalPaymentAmount].join('/')
      }
      empty={<EmptyState title={t('Users.NoPayments', { name: nameOf(user) })} />}
    />
  )
}

/** Newest first. */
export function ActivityHistory({ activities }: { activities: readonly Activity[] }) {
  const { t, format } = useTexts()
  const columns: readonly Column<Activity>[] = [
    {
      key: 'date',
      header: t('Users.Date'),
      isOneLine: true,
      render: ({ created_at }) => (
        <span className={styles.whole}>{format.date(created_at, 'dayTime')}</span>
      ),
    },
    {
      key: 'action',
      header: t('Users.Action'),
      isRowHeader: true,
      render: (activity) => actionOf(t, activity),
    },
    {
      key: 'description',
      header: t('Users.Description'),
      render: (activity) => descriptionOf(t, activity),
    },
  ]
  return (
    <Table
      caption={t('Users.ActivityHistory')}
      isCaptionHidden
      columns={columns}
      rows={activities}
      rowKey={({ created_at, EventName, EventData }) => created_at + EventName + EventData}
      empty={<EmptyState title={t('Users.NoActivity')} />}
    />
  )
}

/** Events recorded by the portal itself. */
const events = [
  'UserLogin',
  'UserSession',
  'UserSignUp',
  'EmailVerified',
  'PasswordChanged',
] as const

export function eventName(t: Translate, name: string): string {
  const event = events.find((one) => one === name)
  return event ? t(`Users.${event}`) : name
}

/** A service's action in words, or what happened to the account. */
function actionOf(t: Translate, { Action, EventName }: Activity): string {
  const action = serviceActions.find((one) => one === Action)
  if (action) return t(`Picker.${action}`)
  return Action || eventName(t, EventName)
}

/** For sessions and logins, the network address (spec, admin section 2.4). */
function descriptionOf(t: Translate, { Item, EventName, EventData }: Activity): string {
  if (EventName !== 'UserSession' && EventName !== 'UserLogin') return Item
  // Our own API's JSON text, per its contract.
  const { ipAddress, userAgent } = JSON.parse(EventData) as Readonly<Record<string, string | null>>
  return t('Users.From', {
    address: ipAddress ?? t('Users.UnknownAddress'),
    agent: userAgent ?? t('Users.UnknownAgent'),
  })
}
