import { useTexts } from '@portal/web-ui/texts'
import styles from './broadcasts.module.css'

interface PhoneProps {
  language: 'en' | 'es'
  title: string
  body: string
}

/** As a phone shows it on its locked screen. */
export function Phone({ language, title, body }: PhoneProps) {
  const { t } = useTexts()
  const name = t(language === 'es' ? 'Content.Spanish' : 'Content.English')
  return (
    <figure className={styles.phone}>
      <figcaption>{t('Broadcasts.PhoneIn', { text: name })}</figcaption>
      <div className={styles.glass}>
        <div className={styles.notice} lang={language}>
          <strong>{title.trim() === '' ? t('Broadcasts.NoTitle') : title}</strong>
          <p>{body}</p>
        </div>
      </div>
    </figure>
  )
}
