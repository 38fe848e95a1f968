import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { lazy, useEffect } from 'react'
import { permitNumberText } from '@portal/core/permits/rules'
import { getPermit } from '@portal/openapi/resident-client/permits'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Card } from '@portal/web-ui/card'
import { followWithin } from '@portal/web-ui/follow-anchors'
import { Late } from '@portal/web-ui/late'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { NotIndexed } from '../../../parts/not-indexed.tsx'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { useAlive } from '../../../parts/use-alive.ts'
import { LateAround } from './late-around.tsx'
import { LateMap } from './late-map.tsx'
import { PermitDetails } from './permit-details.tsx'
import { PermitResults, rowIdOf } from './permit-results.tsx'
import { PermitSearchForm } from './permit-search-form.tsx'
import {
  apiSearchOf,
  type PermitSearch,
  searchErrors,
  searchHref,
  searchWays,
  shownPermit,
} from './permit-search.ts'
import styles from './permits.module.css'
import { searchQuery } from './queries.ts'
import { useFocusBack } from './use-focus-back.ts'

interface PermitSearchProps {
  search: PermitSearch
  /** ISO, in the city's time zone. */
  today: string
}

const wayTexts = {
  address: 'Permits.ByAddress',
  number: 'Permits.ByNumber',
  parcel: 'Permits.ByParcel',
  map: 'Permits.ByMap',
  name: 'Permits.ByName',
} as const

/** Their fields are English. */
const openData = [
  // exportPermits: the browser downloads it.
  ['/api/open-data/permits.csv', 'Permits.OpenData'],
  // exportPermitHistory: the browser downloads it.
  ['/api/open-data/permit-history.csv', 'Permits.OpenDataHistory'],
  // exportPermitInspections: the browser downloads it.
  ['/api/open-data/permit-inspections.csv', 'Permits.OpenDataInspections'],
  // exportPermitContractors: the browser downloads it.
  ['/api/open-data/permit-contractors.csv', 'Permits.OpenDataContractors'],
] as const

/** Spec, resident section 2, /permit-search. Plain links and forms: works without JavaScript. */
export function PermitSearchScreen({ search, today }: PermitSearchProps) {
  const { t } = useTexts()
  const { showsPermitNames } = useApp().page.settings
  const thisYear = Number(today.slice(0, 4))
  const by = search.by ?? 'address'
  const errors = searchErrors(search, thisYear)
  const asked = errors.length === 0 ? apiSearchOf(search) : null
  const shown = errors.length === 0 ? shownPermit(search, thisYear) : null
  useFocusBack(shown && rowIdOf(shown))
  return (
    <PlainScreen title={t('Permits.Search')} lead={t('Permits.SearchLead')}>
      {/* Search engines would list owners by name. */}
      {by === 'name' && <NotIndexed />}
      <nav aria-label={t('Permits.SearchBy')} className={styles.ways}>
        <ul>
          {searchWays
            .filter((way) => way !== 'name' || showsPermitNames)
            .map((way) => (
              <li key={way}>
                <a href={`/permit-search?by=${way}`} aria-current={way === by ? 'page' : undefined}>
                  {t(wayTexts[way])}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      {by === 'map' ? (
        <LateAround key={search.view} search={search} />
      ) : (
        <PermitSearchForm key={searchHref(search)} by={by} search={search} errors={errors} />
      )}
      {shown && <ShownPermit {...shown} search={search} today={today} />}
      {asked && <Results asked={asked} search={search} />}
      <ul className={styles.downloads}>
        {openData.map(([href, text]) => (
          <li key={href}>
            <a href={href} download>
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
    </PlainScreen>
  )
}

interface ResultsProps {
  asked: NonNullable<ReturnType<typeof apiSearchOf>>
  search: PermitSearch
}

function Results({ asked, search }: ResultsProps) {
  const { t } = useTexts()
  const router = useRouter()
  // A permit opens over the list, and its row has the focus again afterwards.
  useEffect(() => followWithin(router), [router])
  const { data: permits } = useSuspenseQuery(searchQuery(asked))
  if (permits === null) return <Banner tone="error">{t('Permits.SearchFailed')}</Banner>
  return (
    <>
      <PermitResults permits={permits} detailsHref={(permit) => searchHref(search, permit)} />
      <LateMap>{({ PermitsMap }) => <PermitsMap permits={permits} />}</LateMap>
    </>
  )
}

// Only with JavaScript, and once a permit is opened.
const LateDialog = lazy(async () => {
  const { Dialog } = await import('@portal/web-ui/dialog')
  return { default: Dialog }
})

interface ShownPermitProps extends PermitSearchProps {
  year: string
  number: string
}

/** A dialog; before JavaScript a card above the results. */
function ShownPermit({ year, number: shown, search, today }: ShownPermitProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const isAlive = useAlive(() => undefined)
  const { data: reply } = useSuspenseQuery(query(getPermit, { path: { year, number: shown } }))
  const title = t('Permits.Details', {
    number: permitNumberText({ year: Number(year), number: Number(shown) }),
  })
  const details = <PermitDetails reply={reply} today={today} />
  if (!isAlive) return <Card title={title}>{details}</Card>
  // After a search by number its number goes, or the details would open again.
  const { number, ...fields } = search
  const rest = search.permit === undefined ? fields : { ...fields, ...(number && { number }) }
  return (
    <Late>
      {() => (
        <LateDialog
          title={title}
          onClose={() => void navigate({ href: searchHref(rest), resetScroll: false })}
        >
          {details}
        </LateDialog>
      )}
    </Late>
  )
}
