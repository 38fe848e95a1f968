import { useSuspenseQuery } from '@tanstack/react-query'
import type { HistoryKind } from '@portal/core/person-record/rules'
import { personLimits } from '@portal/core/person-record/rules'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { HistoryRow } from './history-row.tsx'
import styles from './person-record.module.css'
import { type HistorySearch, hrefOf, historyQuery } from './queries.ts'

interface HistoryProps {
  id: string
  /** Of the page. */
  path: string
  search: HistorySearch
  kinds: readonly HistoryKind[]
  counts: Readonly<Partial<Record<HistoryKind, number>>>
}

/** Everything that happened, newest first, or one kind of it. */
export function History({ id, path, search, kinds, counts }: HistoryProps) {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(historyQuery(id, search))
  const { show, before } = search
  return (
    <section aria-labelledby="history-title" className={styles.history}>
      <h2 id="history-title">{t('PersonRecord.History')}</h2>
      <nav aria-label={t('PersonRecord.Filter')}>
        <ul className={styles.chips}>
          <li>
            <a href={path} aria-current={show === undefined ? 'page' : undefined}>
              {t('PersonRecord.Everything')}
            </a>
          </li>
          {kinds.map((kind) => (
            <li key={kind}>
              <a
                href={hrefOf(path, { show: kind })}
                aria-current={show === kind ? 'page' : undefined}
              >
                {t(`PersonRecord.${kind}`)} <Count of={counts[kind]} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {data.data.length === 0 ? (
        <EmptyState title={t('PersonRecord.Nothing')}>{t('PersonRecord.NothingText')}</EmptyState>
      ) : (
        <ul className={styles.rows} aria-labelledby="history-title">
          {data.data.map((entry) => (
            <HistoryRow key={`${entry.kind} ${entry.id}`} entry={entry} />
          ))}
        </ul>
      )}
      {(before !== undefined || data.next !== null) && (
        <Row>
          {before !== undefined && (
            <a href={hrefOf(path, show ? { show } : {})}>{t('PersonRecord.Newest')}</a>
          )}
          {data.next !== null && (
            <a href={hrefOf(path, { ...(show && { show }), before: data.next })} rel="next">
              {t('PersonRecord.Older')}
            </a>
          )}
        </Row>
      )}
    </section>
  )
}

/** Counting ends at a hundred, and says so. */
function Count({ of: count = 0 }: { of: number | undefined }) {
  const { t } = useTexts()
  if (count === 0) return null
  if (count < personLimits.counted) return <b>{count}</b>
  return (
    <b>
      <span aria-hidden="true">{count}+</span>
      <VisuallyHidden>{t('PersonRecord.CountOrMore', { least: String(count) })}</VisuallyHidden>
    </b>
  )
}
