import { centsOf } from '@portal/core/kernel/rules'
import { isPaymentStatus } from '@portal/core/ledger/rules'
import { isStatus } from '@portal/core/requests/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Texts, useTexts } from '@portal/web-ui/texts'
import { statusKey } from '../../casework/case-queue/names.ts'
import { PaymentStatus } from '../../money/payments/payment-status.tsx'
import { mailName } from '../../platform/deliveries/names.ts'
import { eventName } from '../directory/user-history.tsx'
import styles from './person-record.module.css'
import type { HistoryEntry } from './queries.ts'

export function HistoryRow({ entry }: { entry: HistoryEntry }) {
  const texts = useTexts()
  const { t, format } = texts
  const { kind, at, number, text, amount, by, href } = entry
  const title = titleOf(entry, texts)
  const details = [kind === 'bill' ? null : number, text].filter(Boolean).join(' · ')
  return (
    <li data-kind={kind}>
      <span className={styles.kind}>{t(`PersonRecord.one_${kind}`)}</span>
      <span className={styles.what}>
        {href === null ? <span>{title}</span> : <a href={href}>{title}</a>} <State of={entry} />
      </span>
      <span className={styles.amount}>{amount !== null && format.money(centsOf(amount))}</span>
      <time dateTime={at} className={styles.when}>
        {format.date(at, kind === 'bill' ? 'day' : 'dayTime')}
      </time>
      <span className={styles.say}>
        {details}
        {by !== null && (
          <span className={styles.by}>
            {details && ' · '}
            {t(kind === 'request' ? 'PersonRecord.AssignedTo' : 'PersonRecord.By', { name: by })}
          </span>
        )}
      </span>
    </li>
  )
}

const isDelivery = (kind: HistoryEntry['kind']): boolean => kind === 'mail' || kind === 'push'

function titleOf({ kind, title, number }: HistoryEntry, texts: Texts): string {
  const { t } = texts
  if (kind === 'bill') return t('PersonRecord.BillOf', { type: title, number: number ?? '' })
  if (isDelivery(kind)) return mailName(texts, title)
  return kind === 'session' ? eventName(t, title) : title
}

const mailStates: Readonly<Record<string, TextKey>> = {
  pending: 'PersonRecord.Mail_pending',
  delivered: 'PersonRecord.Mail_delivered',
  dead: 'PersonRecord.Mail_dead',
  held: 'PersonRecord.Mail_held',
}

function State({ of: { kind, status, color } }: { of: HistoryEntry }) {
  const { t } = useTexts()
  if (status === null) return null
  if (kind === 'request' && isStatus(status))
    return <StatusBadge color={color ?? 'gray'}>{t(statusKey(status))}</StatusBadge>
  if (kind === 'payment' && isPaymentStatus(status)) return <PaymentStatus of={status} />
  const mail = isDelivery(kind) ? mailStates[status] : undefined
  if (mail) return <StatusBadge color={status === 'dead' ? 'red' : 'gray'}>{t(mail)}</StatusBadge>
  if (kind !== 'message') return null
  return status === 'read' ? (
    <span className={styles.soft}>{t('PersonRecord.Read')}</span>
  ) : (
    <StatusBadge color="blue">{t('PersonRecord.Unread')}</StatusBadge>
  )
}
