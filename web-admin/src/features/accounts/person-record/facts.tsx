import type { ReactNode } from 'react'
import { rolesOf, centsOf } from '@portal/core/kernel/rules'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { AccountFolder } from '../documents/account-folder.tsx'
import styles from './person-record.module.css'
import type { OrganizationRecord, PersonAccount, PersonRecord } from './queries.ts'

interface FactProps {
  label: string
  /** Else the value explains itself to those who see it. */
  isShown?: boolean
  children: ReactNode
}

/** One fact of the head. */
export function Fact({ label, isShown, children }: FactProps) {
  return (
    <span>
      {isShown ? `${label}: ` : <VisuallyHidden>{label}: </VisuallyHidden>}
      {children}
    </span>
  )
}

interface SectionProps {
  id: string
  title: string
  children: ReactNode
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

export function Accounts({ accounts }: { accounts: readonly PersonAccount[] }) {
  const { t, format } = useTexts()
  return (
    <Section id="accounts-title" title={t('PersonRecord.Accounts')}>
      {accounts.length === 0 ? (
        <p className={styles.soft}>{t('PersonRecord.NoAccounts')}</p>
      ) : (
        <ul className={styles.facts}>
          {accounts.map((account) => {
            const { number, address, balance, dueOn, isOverdue, hasAutopay } = account
            const amount = format.money(centsOf(balance))
            return (
              <li key={number}>
                <span className={styles.number}>{number}</span> <span>{address}</span>
                <span className={isOverdue ? styles.late : undefined}>
                  {dueOn === null
                    ? amount
                    : t('PersonRecord.Due', { amount, date: format.date(dueOn) })}
                  {isOverdue && ` · ${t('PersonRecord.Overdue')}`}
                </span>
                {hasAutopay && <span className={styles.soft}>{t('PersonRecord.Autopay')}</span>}
                <AccountFolder account={account} />
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}

export function Organizations({ organizations }: { organizations: PersonRecord['organizations'] }) {
  const { t } = useTexts()
  return (
    <Section id="organizations-title" title={t('PersonRecord.MemberOf')}>
      {organizations.length === 0 ? (
        <p className={styles.soft}>{t('PersonRecord.MemberOfNone')}</p>
      ) : (
        <ul className={styles.facts}>
          {organizations.map(({ id, name, ...member }) => (
            <li key={id}>
              <a href={`/people/organizations/${id}`}>{name}</a>
              <Role {...member} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

export function Members({ members }: { members: OrganizationRecord['members'] }) {
  const { t } = useTexts()
  return (
    <Section id="members-title" title={t('PersonRecord.Members')}>
      {members.length === 0 ? (
        <p className={styles.soft}>{t('PersonRecord.NoMembers')}</p>
      ) : (
        <ul className={styles.facts}>
          {members.map(({ id, name, email, phone, ...member }) => (
            <li key={id}>
              <a href={`/people/${id}`}>{name}</a>
              <span className={styles.soft}>{phone ?? email}</span>
              <Role {...member} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Role({ role, isVerified }: { role: 'manager' | 'member'; isVerified: boolean }) {
  const { t } = useTexts()
  if (!isVerified) return <StatusBadge color="yellow">{t('PersonRecord.Pending')}</StatusBadge>
  return <span className={styles.soft}>{t(`PersonRecord.${role}`)}</span>
}

export function AccountFacts({ person }: { person: PersonRecord }) {
  const { t, format } = useTexts()
  const { contactId, lastLoginAt, openSessions } = person
  const roles = rolesOf(person)
  const properties = person.properties.filter((one) => one !== null)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('PersonRecord.Roles'),
      roles.length === 0
        ? t('PersonRecord.Resident')
        : roles.map((role) => t(`Role.${role}`)).join(', '),
    ],
    [
      t('PersonRecord.LastLogin'),
      lastLoginAt === null ? t('PersonRecord.Never') : format.date(lastLoginAt, 'dayTime'),
    ],
    [t('PersonRecord.OpenSessions'), format.number(openSessions)],
    [t('PersonRecord.ContactId'), contactId ?? t('PersonRecord.NoContact')],
    ...(properties.length === 0
      ? []
      : ([[t('PersonRecord.Properties'), properties.join('; ')]] as const)),
  ]
  return (
    <Section id="account-title" title={t('PersonRecord.Account')}>
      <dl className={styles.list}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
