import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import styles from './feedback.module.css'
import type { ArticleComplaints } from './queries.ts'

/** How many it helped and how many not, and what people missed. */
export function Complaints({
  of: { changedAt, failed, helped, reasons },
}: {
  of: ArticleComplaints
}) {
  const { t, format } = useTexts()
  return (
    <Stack gap="tight">
      <p>
        {t('ArticleFeedback.Failed', { count: failed })}{' '}
        {t('ArticleFeedback.Helped', { count: helped })}{' '}
        {t('ArticleFeedback.Since', { day: format.date(changedAt) })}
      </p>
      {reasons.length === 0 ? (
        <p className={styles.soft}>{t('ArticleFeedback.NoReasons')}</p>
      ) : (
        <ul className={styles.reasons}>
          {reasons.map(({ text, language, at }) => (
            <li key={`${at} ${text}`}>
              <p lang={language}>{text}</p>
              <p className={styles.soft}>
                {t(language === 'es' ? 'Content.Spanish' : 'Content.English')},{' '}
                {format.date(at, 'dayTime')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
