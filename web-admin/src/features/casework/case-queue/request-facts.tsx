import type { ReactNode } from 'react'
import { centsOf } from '@portal/core/kernel/rules'
import { Card } from '@portal/web-ui/card'
import { telHref } from '@portal/web-ui/city-links'
import { useTexts } from '@portal/web-ui/texts'
import record from '../../../parts/desk/desk-record.module.css'
import { Due } from './due.tsx'
import { categoryKey, statusKey } from './names.ts'
import type { DeskRequest } from './queries.ts'
import styles from './request.module.css'

type Entry = readonly [label: string, value: ReactNode]

function Entries({ of }: { of: readonly Entry[] }) {
  return (
    <dl className={record.entries}>
      {of.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The sender's answers, as the form asked for them. */
export function Details({ request: { formDetails } }: { request: DeskRequest }) {
  return formDetails.map(({ label, data }) => (
    <section key={label} aria-label={label}>
      <Entries of={data.map((entry) => [entry.label, entry.data])} />
    </section>
  ))
}

/** As text: a click must not lead staff where no one has looked. */
export function UncheckedLinks({ of }: { of: readonly string[] }) {
  const { t } = useTexts()
  return (
    <>
      {of.map((url) => (
        <code key={url} className={styles.unchecked}>
          {url}
        </code>
      ))}
      <span className={styles.when}>{t('Open311.MediaWarning')}</span>
    </>
  )
}

export function Facts({ request }: { request: DeskRequest }) {
  const { t, format } = useTexts()
  const { category, assignee, followers, duplicates, targetDays, channel, sentThrough } = request
  const { satisfaction, createdAt } = request
  const payment = usePaymentWords(request)
  const entries: (Entry | false)[] = [
    category !== null && [t('Desk.Category'), t(categoryKey(category))],
    [t('Desk.Created'), format.date(createdAt, 'dayTime')],
    [t('Desk.Channel'), t(`Desk.Channel_${channel}`)],
    sentThrough !== null && [t('Open311.SentThrough'), sentThrough.partner],
    sentThrough !== null &&
      sentThrough.mediaUrls.length > 0 && [
        t('Open311.Media'),
        <UncheckedLinks key="media" of={sentThrough.mediaUrls} />,
      ],
    [t('Desk.Due'), <Due key="due" of={request} />],
    targetDays !== null && [t('Desk.ServiceTarget'), t('Desk.Target', { count: targetDays })],
    [t('Desk.Assignee'), assignee?.name ?? t('Desk.Nobody')],
    payment !== null && [t('Desk.PaidState'), payment],
    satisfaction !== null && [t('Desk.Satisfaction'), `${satisfaction} / 5`],
    [t('Desk.Followers'), format.number(followers)],
    duplicates.length > 0 && [
      t('Desk.Duplicates'),
      duplicates.map(({ id, number }) => (
        <a key={id} href={`/requests/${id}`} className={styles.number}>
          {number}{' '}
        </a>
      )),
    ],
  ]
  return (
    <Card title={t('Desk.Facts')}>
      <Entries of={entries.filter((entry) => entry !== false)} />
    </Card>
  )
}

/** Paid or to be paid; null where nothing is asked for. */
function usePaymentWords({ paymentAmount, paidAt }: DeskRequest): string | null {
  const { t, format } = useTexts()
  const amount = paymentAmount === null ? '' : `${format.money(centsOf(paymentAmount))} · `
  if (paidAt !== null) return `${amount}${t('Desk.PaidOn', { date: format.date(paidAt) })}`
  return paymentAmount === null ? null : `${amount}${t('Desk.ToPay')}`
}

export function Contact({ contact, others }: Pick<DeskRequest, 'contact' | 'others'>) {
  const { t } = useTexts()
  const { name, email, phone, userId, organization, language } = contact
  const who = name ?? email ?? t('Desk.Guest')
  const entries: (Entry | false)[] = [
    [
      t('Desk.Name'),
      userId ? <a href={`/users/view/${userId}`}>{who}</a> : (name ?? t('Desk.Guest')),
    ],
    organization !== null && [t('Desk.Organization'), organization],
    [t('Desk.Email'), email ? <a href={`mailto:${email}`}>{email}</a> : t('Desk.NoContact')],
    phone !== null && [
      t('Desk.Phone'),
      <a key="tel" href={telHref(phone)}>
        {phone}
      </a>,
    ],
    [t('Desk.Language'), t(`Desk.Language_${language}`)],
  ]
  return (
    <Card title={t('Desk.Sender')}>
      <Entries of={entries.filter((entry) => entry !== false)} />
      {others.length > 0 && (
        <>
          <h3 className={styles.small}>{t('Desk.OtherRequests')}</h3>
          <ul className={record.others}>
            {others.map((other) => (
              <li key={other.id}>
                <a href={`/requests/${other.id}`}>{`${other.title} ${other.number}`}</a>{' '}
                <span className={styles.when}>{t(statusKey(other.status))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
