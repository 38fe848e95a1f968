import { useSuspenseQuery } from '@tanstack/react-query'
import { queueLimits } from '@portal/core/case-queue/rules'
import { getDesk } from '@portal/openapi/admin-client/case-queue'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Row, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'
import { type QueueSearch, queryText, queueHref } from './desk-search.ts'
import styles from './desk.module.css'
import { queueQuery } from './queries.ts'
import { QueueFilters } from './queue-filters.tsx'
import { QueueMap } from './queue-map.tsx'
import { QueueTable } from './queue-table.tsx'
import { SavedFilters } from './saved-filters.tsx'

/** A list beside a map. Works without JavaScript, except the map. */
export function QueueScreen({ search, changed }: { search: QueueSearch; changed: number | null }) {
  const { t } = useTexts()
  const { data: queue } = useSuspenseQuery(queueQuery(search))
  const { data: choices } = useSuspenseQuery(query(getDesk))
  const narrowed = queryText(search)
  return (
    <Screen>
      <Stack>
        <Row align="spread">
          <Stack gap="tight">
            <PageTitle>{t('Desk.Title')}</PageTitle>
            <p>{t('Desk.Lead')}</p>
          </Stack>
          {/* exportRequests: the browser downloads it. */}
          <a href={`/api/requests/export${narrowed && `?${narrowed}`}`} download>
            {t('Desk.Export')}
          </a>
        </Row>
        {changed !== null && (
          <Banner tone={changed > 0 ? 'success' : 'info'} live="status">
            {t('Desk.BulkDone', { count: changed })}
          </Banner>
        )}
        <SavedFilters choices={choices} query={narrowed} />
        <QueueFilters key={narrowed} search={search} choices={choices} />
        <div className={styles.queue}>
          <section className={styles.list} aria-label={t('Desk.Title')}>
            <Row align="spread">
              <Total total={queue.total} />
              <a href="#map" className={styles.toMap}>
                {t('Desk.Map')}
              </a>
            </Row>
            <QueueTable key={narrowed} rows={queue.data} query={narrowed} />
            <Pages search={search} next={queue.next} />
          </section>
          <QueueMap search={search} />
        </div>
      </Stack>
    </Screen>
  )
}

function Total({ total }: { total: number }) {
  const { t, format } = useTexts()
  return (
    /* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it stands from the start, so that it is read out */
    <p role="status" className={styles.total}>
      {total >= queueLimits.counted
        ? t('Desk.TotalAtLeast', { least: format.number(total) })
        : t('Desk.Total', { count: total })}
    </p>
  )
}

function Pages({ search, next }: { search: QueueSearch; next: string | null }) {
  const { t } = useTexts()
  const { after, ...first } = search
  if (after === undefined && next === null) return null
  return (
    <Row>
      {after !== undefined && <a href={queueHref(first)}>{t('Desk.First')}</a>}
      {next !== null && (
        <a href={queueHref({ ...search, after: next })} rel="next">
          {t('Desk.Next')}
        </a>
      )}
    </Row>
  )
}
