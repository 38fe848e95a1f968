import { mayCall } from '@portal/core/access/rules'
import { guideOf } from '@portal/core/inspections/rules'
import { permitNumberText } from '@portal/core/permits/rules'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { ChangeInspection, windowTexts } from './change-inspection.tsx'
import { Found } from './found.tsx'
import styles from './inspections.module.css'
import { OutcomeBadge } from './outcome-badge.tsx'
import type { Route, Stop } from './queries.ts'
import { Result } from './result.tsx'

interface VisitProps {
  stop: Stop
  /** From 1. */
  place: number
  inspectors: Route['inspectors']
}

const mapHref = ({ address, latitude, longitude, zip }: Stop): string => {
  const query = latitude === null ? `${address}, ${zip}` : `${latitude},${longitude}`
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}

/** Where, what, and a phone number; then the result. */
export function Visit({ stop, place, inspectors }: VisitProps) {
  const { t, format } = useTexts()
  const { portalUrl, viewer } = useApp().page
  const { address, conditions, contactName, contactPhone, contractorName, note } = stop
  const isOpen = stop.outcome === 'booked'
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [t('InspectionDesk.NoteOf'), note],
    [t('InspectionDesk.Conditions'), conditions],
    [t('InspectionDesk.Contractor'), contractorName],
  ]
  return (
    <article className={styles.visit} data-done={!isOpen || undefined}>
      <header>
        <h2>
          {format.number(place)}. {address}
        </h2>
        <p>
          <b>
            {stop.name}
            {stop.isFinal && ` (${t('InspectionDesk.Final')})`}
          </b>
          , {t(windowTexts[stop.window])}
        </p>
        <p className={styles.soft}>
          {stop.kind}: {stop.description}
        </p>
      </header>
      <p className={styles.ways}>
        <a href={mapHref(stop)} target="_blank" rel="noreferrer">
          {t('InspectionDesk.Map')}
        </a>
        {contactPhone && (
          <a href={`tel:${contactPhone.replaceAll(/[^\d+]/g, '')}`}>
            {t('InspectionDesk.Call', { name: contactName, phone: contactPhone })}
          </a>
        )}
        <a href={`${portalUrl ?? ''}/permits/${stop.year}/${stop.number}`}>
          {t('InspectionDesk.Permit', { number: permitNumberText(stop) })}
        </a>
      </p>
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {isOpen ? <ToDo stop={stop} /> : <Found stop={stop} />}
      {isOpen && mayCall(viewer.roles, 'assignInspection') && (
        <ChangeInspection inspection={stop} inspectors={inspectors} />
      )}
    </article>
  )
}

function ToDo({ stop }: { stop: Stop }) {
  const { t, format } = useTexts()
  const { roles } = useApp().page.viewer
  return (
    <>
      <details>
        <summary>{t('Inspections.WhatIsSeen')}</summary>
        <ul>
          {t(guideOf(stop.code))
            .split('; ')
            .map((line) => (
              <li key={line}>{line}</li>
            ))}
        </ul>
      </details>
      {stop.earlier.length > 0 && (
        <details open>
          <summary>{t('InspectionDesk.Before')}</summary>
          <ul>
            {stop.earlier.map(({ name, day, outcome, comment, corrections }) => (
              <li key={`${name} ${day} ${comment}`}>
                {format.date(day, 'weekdayDay')}, {name}: <OutcomeBadge outcome={outcome} />
                {[comment, ...corrections].filter(Boolean).map((line) => (
                  <span key={line} className={styles.line}>
                    {line}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
      {mayCall(roles, 'recordInspection') && <Result stop={stop} />}
    </>
  )
}
