import { BellIcon } from '@portal/web-ui/icons'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import styles from './broadcasts.module.css'

interface PhoneProps {
  language: 'en' | 'es'
  title: string
  body: string
}

/** As a phone shows it: on its locked screen, and in the inbox. */
export function Phone({ language, title, body }: PhoneProps) {
  const { t } = useTexts()
  const { name: city } = useApp().page.settings
  const name = t(language === 'es' ? 'Content.Spanish' : 'Content.English')
  const shown = title.trim() === '' ? t('Broadcasts.NoTitle') : title
  return (
    <figure className={styles.phone}>
      <figcaption>{t('Broadcasts.PhoneIn', { text: name })}</figcaption>
      <div className={styles.glass}>
        <div className={styles.push} lang={language}>
          <span className={styles.sender}>
            <BellIcon size="small" />
            {city}
          </span>
          <strong>{shown}</strong>
          <p>{body}</p>
        </div>
        <div className={styles.letter}>
          <span className={styles.sender}>{t('Broadcasts.Channel_inbox')}</span>
          <div lang={language}>
            <strong>{shown}</strong>
            <p>{body}</p>
          </div>
        </div>
      </div>
    </figure>
  )
}

interface PhonesProps {
  of: {
    readonly englishTitle: string
    readonly englishBody: string
    readonly spanishTitle: string
    readonly spanishBody: string
  }
}

export function Phones({ of }: PhonesProps) {
  return (
    <div className={styles.phones}>
      <Phone language="en" title={of.englishTitle} body={of.englishBody} />
      <Phone language="es" title={of.spanishTitle} body={of.spanishBody} />
    </div>
  )
}
