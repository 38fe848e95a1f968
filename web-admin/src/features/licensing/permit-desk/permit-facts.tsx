import type { ReactNode } from 'react'
import { permitHref } from '@portal/core/permits/rules'
import { Card } from '@portal/web-ui/card'
import { telHref } from '@portal/web-ui/city-links'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import record from '../../../parts/desk/desk-record.module.css'
import own from './permit-desk.module.css'
import type { DeskPermit } from './queries.ts'
import { stateKey } from './words.ts'

interface Of {
  permit: DeskPermit
}

type Entry = readonly [label: string, value: ReactNode]

function Entries({ of }: { of: readonly (Entry | false | null | '')[] }) {
  const shown = of.filter((entry): entry is Entry => Array.isArray(entry))
  return (
    <dl className={record.entries}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Who applied, with the way to their conversation. */
export function Applicant({ permit }: Of) {
  const { t } = useTexts()
  const { request: applicant } = permit
  if (applicant === null)
    return (
      <Card title={t('PermitDesk.Applicant')}>
        <p className={record.soft}>{t('PermitDesk.OfOtherSystem')}</p>
      </Card>
    )
  const { name, email, phone, userId, organization, language, id } = applicant
  return (
    <Card title={t('PermitDesk.Applicant')}>
      <p>
        {userId === null ? name : <a href={`/people/${userId}`}>{name ?? email}</a>}
        {organization && <> · {organization}</>}
        {language === 'es' && (
          <span className={record.soft}> · {t('PermitDesk.ReadsSpanish')}</span>
        )}
      </p>
      {phone && (
        <p>
          <a href={telHref(phone)}>{phone}</a>
        </p>
      )}
      {email && <p className={own.break}>{email}</p>}
      <p>
        <a href={`/requests/${id}`}>{t('PermitDesk.Conversation')}</a>
      </p>
    </Card>
  )
}

/** What is built where, and what the form asked. */
export function Application({ permit }: Of) {
  const { t, format } = useTexts()
  const { contractorName, contractorLicense, formDetails } = permit
  const contractor = [
    contractorName,
    contractorLicense && t('PermitDesk.License', { number: contractorLicense }),
  ].filter(Boolean)
  return (
    <Card title={t('PermitDesk.Application')}>
      <Entries
        of={[
          [t('PermitDesk.Work'), permit.description],
          [t('PermitDesk.Owner'), permit.ownerName],
          contractor.length > 0 && [t('PermitDesk.Contractor'), contractor.join(', ')],
          permit.parcelNumber !== null && [t('PermitDesk.Parcel'), permit.parcelNumber],
          permit.zone && [t('PermitDesk.Zone'), permit.zone],
          permit.estimatedValueCents > 0 && [
            t('PermitDesk.Value'),
            format.money(permit.estimatedValueCents),
          ],
          permit.squareFeet > 0 && [t('PermitDesk.SquareFeet'), format.number(permit.squareFeet)],
          [t('PermitDesk.Applied'), format.date(permit.appliedOn)],
          permit.issuedOn !== null && [t('PermitDesk.Issued'), format.date(permit.issuedOn)],
          permit.expiresOn !== null && [t('PermitDesk.LastDay'), format.date(permit.expiresOn)],
          permit.conditions !== null && [t('PermitDesk.Conditions'), permit.conditions],
        ]}
      />
      {formDetails.map(({ label, data }) => (
        <section key={label} aria-label={label}>
          <Entries of={data.map((entry) => [entry.label, entry.data] as const)} />
        </section>
      ))}
    </Card>
  )
}

/** Files of the application, with the way to their versions and comments. */
export function Files({ permit: { files, id, request: applicant } }: Of) {
  const { t } = useTexts()
  if (applicant === null) return null
  return (
    <Card title={t('PermitDesk.Files')}>
      <ul className={record.others}>
        {files.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={`/permits/${id}/documents`}>{t('Plans.DeskTitle')}</a>
      </p>
    </Card>
  )
}

const resultTexts = {
  booked: 'PermitDesk.InspectionBooked',
  passed: 'PermitDesk.InspectionPassed',
  failed: 'PermitDesk.InspectionFailed',
} as const

/** What was inspected, and what is still needed. */
export function Inspections({ permit: { planned, inspections, issuedOn } }: Of) {
  const { t, format } = useTexts()
  const made = inspections.flatMap((one) =>
    one.result === 'canceled' ? [] : [{ ...one, result: one.result }],
  )
  if (issuedOn === null && made.length === 0) return null
  const open = planned.filter(
    ({ code, hasPassed }) => !hasPassed && made.every((one) => one.code !== code),
  )
  return (
    <Card title={t('PermitDesk.Inspections')}>
      <Entries
        of={[
          ...made.map(({ name, result, day, inspector, comment }): Entry => [
            name,
            <>
              {t(resultTexts[result])}, {format.date(day)}
              {inspector && <> · {inspector}</>}
              {comment && <>. {comment}</>}
            </>,
          ]),
          ...open.map(({ name }): Entry => [name, t('PermitDesk.InspectionNeeded')]),
        ]}
      />
    </Card>
  )
}

/** Every step, the latest first. */
export function History({ permit: { history } }: Of) {
  const { t } = useTexts()
  return (
    <Card title={t('PermitDesk.History')}>
      <Steps of={history} />
    </Card>
  )
}

export function Steps({ of }: { of: DeskPermit['history'] }) {
  const { t, format } = useTexts()
  return (
    <ol className={own.history}>
      {of.map(({ id, state, at, comment, name }) => (
        <li key={id}>
          <strong>{t(stateKey(state))}</strong>{' '}
          <span className={record.soft}>
            {name ?? t('PermitDesk.BySystem')},{' '}
            <time dateTime={at}>{format.date(at, 'dayTime')}</time>
          </span>
          {comment && <p className={own.comment}>{comment}</p>}
        </li>
      ))}
    </ol>
  )
}

const printed: ReadonlySet<DeskPermit['state']> = new Set(['issued', 'inspections', 'final'])

/** What everyone sees, and the permit itself. */
export function PermitLinks({ permit }: Of) {
  const { t, language } = useTexts()
  const { portalUrl } = useApp().page
  return (
    <ul className={own.links}>
      <li>
        <a href={(portalUrl ?? '') + permitHref(permit)} target="_blank" rel="noreferrer">
          {t('PermitDesk.PublicPage')}
        </a>
      </li>
      {printed.has(permit.state) && (
        <li>
          <a
            href={`${portalUrl ?? ''}/api${permitHref(permit)}/pdf?lng=${language}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('PermitDesk.Document')}
          </a>
        </li>
      )}
    </ul>
  )
}
