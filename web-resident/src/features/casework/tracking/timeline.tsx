import type { TextKey } from '@portal/core/texts/rules'
import { Card } from '@portal/web-ui/card'
import { type Texts, useTexts } from '@portal/web-ui/texts'
import type { RequestDetail } from './queries.ts'
import styles from './request-view.module.css'
import { statusText } from './shown-status.tsx'

type Entry = RequestDetail['timeline'][number]

const byTexts = {
  resident: 'Tracking.BySender',
  staff: 'Tracking.ByStaff',
  system: 'Tracking.BySystem',
} as const satisfies Record<Entry['by'], TextKey>

function what({ t, find }: Texts, type: string, { kind, facts }: Entry): string {
  if (kind === 'paid' && facts['takenBack']) return t('Tracking.PaymentReturned')
  const values = {
    status: statusText(t, type, facts['to'] ?? ''),
    rating: facts['rating'] ?? '',
  }
  return find(`Tracking.Event_${kind}`, values) ?? ''
}

/** Newest first. */
export function Timeline({ request }: { request: RequestDetail }) {
  const texts = useTexts()
  const { t, format } = texts
  const { timeline, type, standing } = request
  return (
    <Card title={t('Tracking.Timeline')}>
      <ol className={styles.timeline} reversed>
        {timeline.toReversed().map((entry) => (
          <li key={entry.id} data-by={entry.by}>
            <span className={styles.what}>{what(texts, type, entry)}</span>
            <small>
              {entry.by === 'resident' && standing === 'follower'
                ? t('Tracking.ByReporter')
                : t(byTexts[entry.by])}
              {', '}
              <time dateTime={entry.at}>{format.date(entry.at, 'dayTime')}</time>
            </small>
            {entry.text && <p>{entry.text}</p>}
            {entry.facts['receipt'] && (
              <a href={entry.facts['receipt']}>{t('Tracking.PaymentReceipt')}</a>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
