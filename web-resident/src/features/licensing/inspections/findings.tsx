import { Card } from '@portal/web-ui/card'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import styles from './inspections.module.css'
import type { Booking } from './queries.ts'

const outcomes = {
  passed: { text: 'Inspections.OutcomePassed', color: 'green' },
  failed: { text: 'Inspections.OutcomeFailed', color: 'red' },
  noAccess: { text: 'Inspections.OutcomeNoAccess', color: 'orange' },
} as const

/** What must be corrected, with photos, which are not public. */
export function Findings({ booking: { results } }: { booking: Booking }) {
  const { t, format } = useTexts()
  const shown = results.filter(
    ({ corrections, photos }) => corrections.length > 0 || photos.length > 0,
  )
  if (shown.length === 0) return null
  return (
    <Card title={t('Inspections.LastResults')}>
      {shown.map(({ id, name, day, outcome, comment, corrections, photos }) => (
        <section key={id} className={styles.found}>
          <h3>{name}</h3>
          <p className={styles.links}>
            <StatusBadge color={outcomes[outcome].color}>{t(outcomes[outcome].text)}</StatusBadge>
            <span>{format.date(day)}</span>
          </p>
          {comment && <p>{comment}</p>}
          {corrections.length > 0 && (
            <div>
              <b>{t('Inspections.Corrections')}</b>
              <ul>
                {corrections.map((correction) => (
                  <li key={correction}>{correction}</li>
                ))}
              </ul>
            </div>
          )}
          {photos.length > 0 && (
            <p className={styles.photos}>
              {photos.map(({ url, thumbnail }, i) => (
                <a key={url} href={url} target="_blank" rel="noreferrer">
                  <img
                    src={thumbnail}
                    width={96}
                    height={72}
                    decoding="async"
                    alt={t('Inspections.Photo', {
                      number: format.number(i + 1),
                      day: format.date(day),
                    })}
                    loading="lazy"
                  />
                </a>
              ))}
            </p>
          )}
        </section>
      ))}
    </Card>
  )
}
