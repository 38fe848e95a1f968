import { useTexts } from '@portal/web-ui/texts'
import { CorrectResult } from './correct-result.tsx'
import styles from './inspections.module.css'
import { OutcomeBadge } from './outcome-badge.tsx'
import type { Stop } from './queries.ts'

/** The result of a visit, what it replaced, and the way to correct it. */
export function Found({ stop }: { stop: Stop }) {
  const { t, format } = useTexts()
  const { photos, replaced } = stop
  return (
    <>
      <Finding of={stop} />
      {photos.length > 0 && (
        <p className={styles.photos}>
          {photos.map(({ url, thumbnail }, i) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img
                src={thumbnail}
                alt={`${t('InspectionDesk.Photos')} ${format.number(i + 1)}`}
                width={96}
                height={72}
                loading="lazy"
                decoding="async"
              />
            </a>
          ))}
        </p>
      )}
      {replaced.length > 0 && (
        <details>
          <summary>{t('InspectionDesk.Replaced')}</summary>
          <ul className={styles.replaced}>
            {replaced.map((one) => (
              <li key={one.at}>
                <Finding of={one} />
                <p>{one.reason}</p>
                <p className={styles.soft}>
                  {t('InspectionDesk.ReplacedBy', {
                    name: one.by ?? t('InspectionDesk.SomeStaff'),
                    when: format.date(one.at, 'dayTime'),
                  })}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
      {stop.correctableUntil !== null && (
        <CorrectResult stop={stop} until={stop.correctableUntil} />
      )}
    </>
  )
}

type FindingOf = Pick<Stop, 'outcome' | 'comment' | 'corrections'>

function Finding({ of: { outcome, comment, corrections } }: { of: FindingOf }) {
  return (
    <>
      <p>
        <OutcomeBadge outcome={outcome} />
      </p>
      {comment && <p>{comment}</p>}
      {corrections.length > 0 && (
        <ul>
          {corrections.map((correction) => (
            <li key={correction}>{correction}</li>
          ))}
        </ul>
      )}
    </>
  )
}
