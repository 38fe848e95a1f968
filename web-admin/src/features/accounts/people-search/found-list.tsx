import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from './people-search.module.css'
import { type FoundPeople, type FoundPerson, type FoundRecord, personHref } from './queries.ts'

/** Records with the typed number, and people, best match first. */
export function FoundList({ found, typed }: { found: FoundPeople | null; typed: string }) {
  const { t } = useTexts()
  const { hits = [], people = [], hasMore = false, corrected = null } = found ?? {}
  const count = people.length
  const isNone = found !== null && count === 0 && hits.length === 0
  return (
    <Stack>
      <Status>
        {isNone && <VisuallyHidden>{t('People.None')}</VisuallyHidden>}
        {count > 0 && (
          <span className={styles.total}>
            {hasMore
              ? t('People.FoundMore', { least: String(count) })
              : t('People.Found', { count })}
            {corrected !== null && ` ${t('People.Corrected', { term: typed, text: corrected })}`}
          </span>
        )}
      </Status>
      {hits.length > 0 && (
        <ul className={styles.records} aria-label={t('People.Records')}>
          {hits.map((hit) => (
            <Hit key={`${hit.kind}/${hit.href}`} hit={hit} />
          ))}
        </ul>
      )}
      {count > 0 && (
        <ul className={styles.people} aria-label={t('People.Results')}>
          {people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )}
      {isNone && <EmptyState title={t('People.None')}>{t('People.NoneText')}</EmptyState>}
    </Stack>
  )
}

function Hit({ hit: { kind, label, title, href } }: { hit: FoundRecord }) {
  const { t } = useTexts()
  return (
    <li>
      <a href={href}>{t(`People.${kind}`, { number: label })}</a>
      <span className={styles.soft}>{title}</span>
    </li>
  )
}

function Person({ person }: { person: FoundPerson }) {
  const { t } = useTexts()
  const { kind, name, email, phone, address, language, isVerified, isStaff } = person
  return (
    <li>
      <span className={styles.who}>
        <a href={personHref(person)}>{name}</a>
        {kind === 'organization' && <span className={styles.tag}>{t('People.Organization')}</span>}
        {isStaff && <span className={styles.tag}>{t('People.Staff')}</span>}
        {!isVerified && <span className={styles.tag}>{t('People.Unverified')}</span>}
        {language === 'es' && <span className={styles.tag}>{t('People.ReadsSpanish')}</span>}
      </span>
      <Fact label={t('People.Phone')} isNumber>
        {phone}
      </Fact>
      {/* Without a name, the address is the name. */}
      <Fact label={t('People.Email')}>{email === name ? null : email}</Fact>
      <Fact label={t('People.Address')}>{address}</Fact>
    </li>
  )
}

interface FactProps {
  label: string
  isNumber?: boolean
  children: string | null
}

function Fact({ label, isNumber, children }: FactProps) {
  return (
    <span className={isNumber ? styles.number : styles.fact}>
      {children !== null && (
        <>
          <VisuallyHidden>{label}: </VisuallyHidden>
          {children}
        </>
      )}
    </span>
  )
}
