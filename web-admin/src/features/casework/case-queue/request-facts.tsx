import type { ReactNode } from 'react'
import { centsOf } from '@portal/core/kernel/rules'
import { Card } from '@portal/web-ui/card'
import { telHref } from '@portal/web-ui/city-links'
import { useTexts } from '@portal/web-ui/texts'
import styles from './desk.module.css'
import { Due } from './due.tsx'
import { categoryKey } from './names.ts'
import type { DeskRequest } from './queries.ts'

type Entry = readonly [label: string, value: ReactNode]

function Entries({ of }: { of: readonly Entry[] }) {
  return (
    <dl className={styles.entries}>
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
    <Card key={label} title={label}>
      <Entries of={data.map((entry) => [entry.label, entry.data])} />
    </Card>
  ))
}

export function Facts({ request }: { request: DeskRequest }) {
  const { t, format } = useTexts()
  const { category, area, assignee, followers, duplicates, targetDays } = request
  const { satisfaction, paymentAmount, question, createdAt } = request
  const entries: (Entry | false)[] = [
    category !== null && [t('Desk.Category'), t(categoryKey(category))],
    [t('Desk.Created'), format.date(createdAt, 'dayTime')],
    [t('Desk.Due'), <Due key="due" of={request} />],
    targetDays !== null && [t('Desk.ServiceTarget'), t('Desk.Target', { count: targetDays })],
    [t('Desk.Assignee'), assignee?.name ?? t('Desk.Nobody')],
    area !== null && [t('Desk.Area'), t('Desk.AreaOf', { area })],
    question !== null && [t('Desk.Waiting'), question],
    paymentAmount !== null && [t('Desk.Fee'), format.money(centsOf(paymentAmount))],
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

export function Contact({ contact }: { contact: DeskRequest['contact'] }) {
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
    </Card>
  )
}

export function Files({ files }: { files: DeskRequest['files'] }) {
  const { t } = useTexts()
  if (files.length === 0) return null
  return (
    <Card title={t('Desk.Files')}>
      <ul className={styles.files}>
        {files.map(({ id, name, type, url, by, isPublic }) => (
          <li key={id}>
            {type.startsWith('image/') && <img src={url} alt="" loading="lazy" />}
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
            <span className={styles.soft}>
              {t(by === 'staff' ? 'Desk.FromStaff' : 'Desk.FromResident')}
              {!isPublic && `, ${t('Desk.OnlyStaff')}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
