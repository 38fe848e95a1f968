import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { permitDeskLimits } from '@portal/core/permit-desk/rules'
import { EmptyState } from '@portal/web-ui/empty-state'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import styles from '../../../parts/desk/desk-frame.module.css'
import { StepsBar } from '../../../parts/desk/steps-bar.tsx'
import { KeyHelp, KeyHelpButton } from '../../../parts/keys/key-help.tsx'
import { apiQuery, listHref, type PermitSearch, queryText } from './desk-search.ts'
import { PermitFilters } from './permit-filters.tsx'
import { PermitKeys } from './permit-keys.tsx'
import { PermitRow } from './permit-row.tsx'
import { useSteps } from './permit-steps.ts'
import { PermitViews } from './permit-views.tsx'
import { deskQuery, type PermitPage, permitsQuery } from './queries.ts'

interface PermitsScreenProps {
  search: PermitSearch
  /** The permit beside the list. */
  openId: string | null
  children: ReactNode
}

/** The list, and beside it the open permit. On a phone one of them. */
export function PermitsScreen({ search, openId, children }: PermitsScreenProps) {
  const { t } = useTexts()
  const { data: page } = useSuspenseQuery(permitsQuery(search))
  const { data: choices } = useSuspenseQuery(deskQuery())
  const steps = useSteps(search, page, openId ?? '')
  const desk = useRef<HTMLDivElement>(null)
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const title = t(`PermitDesk.View_${search.view}`)
  return (
    <div ref={desk} className={styles.desk} data-open={openId === null ? undefined : ''}>
      <section
        className={styles.pane}
        aria-label={t('PermitDesk.Title')}
        aria-busy={isLoading || undefined}
        data-pane="list"
      >
        <header className={styles.head}>
          {openId === null ? (
            <PageTitle>{t('PermitDesk.TitleOf', { view: title })}</PageTitle>
          ) : (
            <h2 className={styles.title}>
              <a href={listHref(search)}>{t('PermitDesk.TitleOf', { view: title })}</a>
            </h2>
          )}
          <Total total={page.total} />
        </header>
        <PermitViews counts={choices.counts} view={search.view} />
        <PermitFilters search={search} choices={choices} />
        <Rows key={queryText(search)} page={page} search={search} openId={openId} />
        <footer className={styles.foot}>
          <Pages search={search} page={page} />
          <KeyHelpButton />
        </footer>
      </section>
      <div className={styles.pane} data-pane="detail">
        {openId !== null && (
          <StepsBar label={t('PermitDesk.Title')} backHref={listHref(search)} steps={steps} />
        )}
        {children}
      </div>
      <PermitKeys {...{ desk, search, page, openId, steps }} />
      <KeyHelp />
    </div>
  )
}

interface ListProps {
  page: PermitPage
  search: PermitSearch
  openId: string | null
}

function Rows({ page, search, openId }: ListProps) {
  const { t } = useTexts()
  if (page.data.length === 0)
    return (
      <div className={styles.rows}>
        <EmptyState title={t('PermitDesk.None')}>{t('PermitDesk.NoneText')}</EmptyState>
      </div>
    )
  return (
    <ol className={styles.rows} aria-label={t('PermitDesk.Title')}>
      {page.data.map((row) => (
        <PermitRow key={row.id} row={row} query={queryText(search)} isOpen={row.id === openId} />
      ))}
    </ol>
  )
}

function Total({ total }: { total: number }) {
  const { t, format } = useTexts()
  return (
    /* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it stands from the start, so that it is read out */
    <p role="status" className={styles.total}>
      {total >= permitDeskLimits.counted
        ? t('PermitDesk.TotalAtLeast', { least: format.number(total) })
        : t('PermitDesk.Total', { count: total })}
    </p>
  )
}

function Pages({ search, page: { next, previous } }: Omit<ListProps, 'openId'>) {
  const { t } = useTexts()
  const filter = apiQuery(search)
  const isFirst = search.after === undefined && search.before === undefined
  return (
    <>
      {previous !== null && (
        <a href={listHref({ ...filter, before: previous })} rel="prev">
          {t('PermitDesk.Previous')}
        </a>
      )}
      {!isFirst && previous === null && <a href={listHref(filter)}>{t('PermitDesk.First')}</a>}
      {next !== null && (
        <a href={listHref({ ...filter, after: next })} rel="next">
          {t('PermitDesk.Next')}
        </a>
      )}
    </>
  )
}
