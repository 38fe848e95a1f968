import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { queueLimits } from '@portal/core/case-queue/rules'
import { getDesk } from '@portal/openapi/admin-client/case-queue'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import frame from '../../../parts/desk/desk-frame.module.css'
import { StepsBar } from '../../../parts/desk/steps-bar.tsx'
import { KeyHelp, KeyHelpButton } from '../../../parts/keys/key-help.tsx'
import { useReadOnOpen } from '../../people/staff-inbox/use-read-on-open.ts'
import { apiQuery, type QueueSearch, queueHref, queryText } from './desk-search.ts'
import { type DeskQueue, queueQuery } from './queries.ts'
import { QueueFilters } from './queue-filters.tsx'
import { QueueKeys } from './queue-keys.tsx'
import { QueueList } from './queue-list.tsx'
import { useSteps } from './queue-steps.ts'
import { QueueViews } from './queue-views-bar.tsx'
import { viewOf } from './queue-views.ts'
import styles from './queue.module.css'

interface QueueScreenProps {
  search: QueueSearch
  /** The request beside the list. */
  openId: string | null
  /** How many a bulk action has changed. */
  changed: number | null
  /** The open request, or the map. */
  children: ReactNode
}

/** The list, and beside it the open request. On a phone one of them. */
export function QueueScreen({ search, openId, changed, children }: QueueScreenProps) {
  const { t } = useTexts()
  const { data: queue } = useSuspenseQuery(queueQuery(search))
  const { data: choices } = useSuspenseQuery(query(getDesk))
  // Requests that were assigned together.
  useReadOnOpen(queueHref(search))
  const steps = useSteps(search, queue, openId ?? '')
  const desk = useRef<HTMLDivElement>(null)
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const narrowed = queryText(apiQuery(search))
  const view = viewOf(apiQuery(search))
  const saved = choices.filters.find((filter) => filter.query === narrowed)
  const title = saved?.name ?? t(view?.name ?? 'Desk.Title')
  return (
    <div ref={desk} className={frame.desk} data-open={openId === null ? undefined : ''}>
      <section
        className={frame.pane}
        aria-label={t('Desk.Title')}
        aria-busy={isLoading || undefined}
        data-pane="list"
      >
        <header className={frame.head}>
          {openId === null ? (
            <PageTitle>{title}</PageTitle>
          ) : (
            <h2 className={frame.title}>
              <a href={queueHref(search)}>{title}</a>
            </h2>
          )}
          <Total total={queue.total} />
          {openId === null && (
            <a href="#map" className={styles.toMap}>
              {t('Queue.MapPane')}
            </a>
          )}
        </header>
        {changed !== null && (
          <Banner tone={changed > 0 ? 'success' : 'info'} live="status">
            {t('Desk.BulkDone', { count: changed })}
          </Banner>
        )}
        <QueueViews choices={choices} query={narrowed} search={search} />
        <QueueFilters search={search} choices={choices} />
        <QueueList
          key={`list ${queryText(search)}`}
          search={search}
          queue={queue}
          openId={openId}
        />
        <footer className={frame.foot}>
          <Pages search={search} queue={queue} />
          <KeyHelpButton />
        </footer>
      </section>
      <div className={frame.pane} data-pane="detail">
        {openId !== null && (
          <StepsBar label={t('Desk.Title')} backHref={queueHref(search)} steps={steps} />
        )}
        {children}
      </div>
      <QueueKeys {...{ desk, search, queue, openId, steps }} />
      <KeyHelp />
    </div>
  )
}

function Total({ total }: { total: number }) {
  const { t, format } = useTexts()
  return (
    /* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it stands from the start, so that it is read out */
    <p role="status" className={frame.total}>
      {total >= queueLimits.counted
        ? t('Desk.TotalAtLeast', { least: format.number(total) })
        : t('Desk.Total', { count: total })}
    </p>
  )
}

function Pages({ search, queue: { next, previous } }: { search: QueueSearch; queue: DeskQueue }) {
  const { t } = useTexts()
  const filter = apiQuery(search)
  const isFirst = search.after === undefined && search.before === undefined
  return (
    <>
      {previous !== null && (
        <a href={queueHref({ ...filter, before: previous })} rel="prev">
          {t('Queue.Previous')}
        </a>
      )}
      {!isFirst && previous === null && <a href={queueHref(filter)}>{t('Desk.First')}</a>}
      {next !== null && (
        <a href={queueHref({ ...filter, after: next })} rel="next">
          {t('Desk.Next')}
        </a>
      )}
    </>
  )
}
