import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { permitHref, permitLimits, permitNumberText } from '@portal/core/permits/rules'
import { Banner } from '@portal/web-ui/banner'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { LateMap } from './late-map.tsx'
import { movedHref, roundedBox, viewMoves, viewOf } from './map-view.ts'
import type { PermitSearch } from './permit-search.ts'
import styles from './permits-around.module.css'
import { inViewQuery, type PermitsInView } from './queries.ts'
import { StatusName } from './status-name.tsx'

const moveTexts = {
  closer: 'PermitMap.Closer',
  wider: 'PermitMap.Wider',
  north: 'PermitMap.North',
  south: 'PermitMap.South',
  west: 'PermitMap.West',
  east: 'PermitMap.East',
} as const

/** The permits of a part of the map, in a list beside it that says the same without the map. */
export function PermitsAround({ search }: { search: PermitSearch }) {
  const { t } = useTexts()
  const { center } = useApp().page.settings.map
  const first = viewOf(search, center)
  const [view, setView] = useState(first)
  const { data, isError } = useQuery({ ...inViewQuery(view), placeholderData: keepPreviousData })
  const found = data ?? { permits: [], isCut: false }
  return (
    <div className={styles.around}>
      <div>
        <LateMap>
          {({ ViewMap }) => (
            <ViewMap
              start={first}
              permits={found.permits}
              onView={(moved) => setView(roundedBox(moved))}
            />
          )}
        </LateMap>
        <nav aria-label={t('PermitMap.Move')} className={styles.moves}>
          <ul>
            {viewMoves.map((move) => (
              <li key={move}>
                <a href={movedHref(view, move)}>{t(moveTexts[move])}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <section aria-label={t('PermitMap.InView')} className={styles.list}>
        {isError ? (
          <Banner tone="error" live="alert">
            {t('PermitMap.ViewFailed')}
          </Banner>
        ) : (
          <Count {...found} />
        )}
        <ul>
          {found.permits.map((permit) => (
            <li key={permitHref(permit)}>
              <a href={permitHref(permit)}>
                {permit.kind}, {permit.address}
              </a>
              <span className={styles.line}>
                {permitNumberText(permit)} <StatusName status={permit.status} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** Said after each move of the map. */
function Count({ permits, isCut }: PermitsInView) {
  const { t, format } = useTexts()
  const number = format.number(permitLimits.found)
  return (
    <output className={styles.count}>
      {isCut
        ? t('PermitMap.ZoomIn', { number })
        : permits.length === 0
          ? t('PermitMap.NoneInView')
          : t('PermitMap.CountInView', { count: permits.length })}
    </output>
  )
}
