import { useSuspenseQuery } from '@tanstack/react-query'
import {
  isPermitOver,
  permitHref,
  permitNumberText,
  permitStates,
  type PermitStation,
  permitSteps,
} from '@portal/core/permits/rules'
import { getPermit } from '@portal/openapi/resident-client/permits'
import { listPermitDocuments } from '@portal/openapi/resident-client/plan-review'
import { query } from '@portal/web-ui/api'
import { Card } from '@portal/web-ui/card'
import { Section, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { BackLink } from '../../../parts/back-link.tsx'
import type { FollowLink } from '../../../parts/follow-link.ts'
import { PathSteps } from '../../casework/tracking/status-path.tsx'
import { LateBooking } from '../inspections/late-booking.tsx'
import { mayBook } from '../inspections/queries.ts'
import { CorrectionsNotice } from '../plan-review/corrections-notice.tsx'
import { PermitDocuments } from '../plan-review/permit-documents.tsx'
import { FactList } from './fact-list.tsx'
import { FollowPermit } from './follow-permit.tsx'
import { LateMap } from './late-map.tsx'
import { PermitFees } from './permit-fees.tsx'
import { PermitInspections } from './permit-inspections.tsx'
import { PermitReviews } from './permit-reviews.tsx'
import styles from './permits.module.css'
import type { Permit, PermitPath, PermitReply } from './queries.ts'
import { StatusName } from './status-name.tsx'

/** A permit's permanent address: where it stands, who has it, what comes next. */
export function PermitPage({ path, link }: { path: PermitPath; link: FollowLink }) {
  const { t, format, language } = useTexts()
  const { viewer } = useApp().page
  const { data: reply } = useSuspenseQuery(query(getPermit, { path }))
  const { data: plans } = useSuspenseQuery(query(listPermitDocuments, { path }))
  const { permit, OutputParms: found } = reply
  // The loader answers not-found.
  if (!permit) return null
  const { kind, state, issuedOn, expiresOn, appliedOn, closedOn } = permit
  const isOver = isPermitOver(state)
  return (
    <Section>
      <Stack gap="wide">
        <div className={styles.head}>
          <BackLink href="/permit-search">{t('Permits.Search')}</BackLink>
          <PageTitle>{t('Permits.Title', { kind, address: found.Address })}</PageTitle>
          <p className={styles.line}>
            <StatusName status={found.ApplicationStatus} />
            <span>{t('Permits.Details', { number: permitNumberText(permit) })}</span>
            <span>
              {issuedOn
                ? t('Permits.Issued', { day: format.date(issuedOn) })
                : t('Permits.Applied', { day: format.date(appliedOn) })}
            </span>
            {expiresOn && !isOver && (
              <span>{t('Permits.GoodUntil', { day: format.date(expiresOn) })}</span>
            )}
            {closedOn && <span>{t('Permits.EndedOn', { day: format.date(closedOn) })}</span>}
          </p>
        </div>
        <Steps permit={permit} />
        {plans.isOwn && state === 'corrections' && <CorrectionsNotice permit={permit} />}
        <Card title={t('Permits.Now')}>
          <p className={styles.now}>{t(permitStates[state].now)}</p>
          {permit.reason && (
            <p>
              <b>{t('Permits.Reason')}:</b> {permit.reason}
            </p>
          )}
          {issuedOn && !isOver && (
            <p>
              <a
                href={`/api${permitHref(permit)}/pdf?lng=${language}`}
                target="_blank"
                rel="noreferrer"
              >
                {t('Permits.Document')}
              </a>
            </p>
          )}
          {permit.conditions && (
            <p>
              <b>{t('Permits.Conditions')}:</b> {permit.conditions}
            </p>
          )}
        </Card>
        <div className={styles.columns}>
          <div>
            {mayBook(viewer) && <LateBooking path={path} />}
            <PermitInspections permit={permit} />
            <PermitReviews reviews={permit.reviews} />
            <LateMap>
              {({ PermitMap }) => <PermitMap permit={permit} address={found.Address} />}
            </LateMap>
          </div>
          <div>
            <PermitFees permit={permit} />
            <FollowPermit path={path} link={link} isOver={isOver} />
            <PermitDocuments {...path} />
            <Facts reply={reply} permit={permit} />
          </div>
        </div>
      </Stack>
    </Section>
  )
}

const stationTexts = {
  applied: 'Permits.StationApplied',
  reviewed: 'Permits.StationReviewed',
  paid: 'Permits.StationPaid',
  issued: 'Permits.StationIssued',
  inspected: 'Permits.StationInspected',
  closed: 'Permits.StationClosed',
} as const satisfies Record<PermitStation, string>

function Steps({ permit }: { permit: Permit }) {
  const { t, format } = useTexts()
  const { planned } = permit
  const days: Readonly<Record<PermitStation, string | null>> = {
    applied: permit.appliedOn,
    reviewed: permit.reviewedOn,
    paid: permit.paidOn ?? permit.issuedOn,
    issued: permit.issuedOn,
    inspected: null,
    closed: permit.closedOn,
  }
  // Object.keys loses the record's keys.
  const reached = (Object.keys(days) as PermitStation[]).filter((station) => days[station] !== null)
  const noteOf = (station: PermitStation): string | undefined => {
    if (station === 'inspected' && permit.issuedOn && planned.length > 0)
      return t('Permits.PassedOf', {
        passed: planned.filter(({ hasPassed }) => hasPassed).length,
        total: planned.length,
      })
    const day = days[station]
    return day ? format.date(day) : undefined
  }
  return (
    <PathSteps
      label={t('Permits.Path')}
      steps={permitSteps(permit.state, reached).map(({ station, place, isTerminated }) => ({
        key: station,
        name: t(stationTexts[station]),
        place,
        isTerminated,
        isDone: permit.state === 'final' && station === 'closed',
        note: noteOf(station),
      }))}
    />
  )
}

function Facts({ reply, permit }: { reply: PermitReply; permit: Permit }) {
  const { t, format } = useTexts()
  const { OutputParms: found } = reply
  const contractor = [
    found.ContractorName,
    permit.contractorLicense && t('Permits.License', { number: permit.contractorLicense }),
  ]
  const facts = [
    [t('Permits.Work'), permit.description],
    [t('Permits.EstimatedValue'), format.money(Number(found.EstimatedValue) * 100)],
    [t('Permits.SquareFeet'), format.number(Number(found.SquareFootage))],
    [t('Permits.Parcel'), found.Parcel],
    [t('Permits.Zone'), found.ZoneDesc],
    [t('Permits.Contractor'), contractor.filter(Boolean).join(', ')],
  ] as const
  return (
    <Card title={t('Permits.ThePermit')}>
      <FactList facts={facts} />
    </Card>
  )
}
