import type { TextKey } from '@portal/core/texts/rules'
import { CityMark } from '../city/mark.tsx'
import { useTexts } from '../texts/index.tsx'
import { ChatToggle } from './chat-toggle.tsx'
import type { ShellCity } from './city.ts'
import { telHref, websiteHref } from './city.ts'
import styles from './footer.module.css'

/** A page of the app itself, for every footer. */
export interface FooterPage {
  readonly href: string
  readonly text: TextKey
}

interface FooterProps {
  city: ShellCity
  pages?: readonly FooterPage[] | undefined
}

/** Spec, resident section 2, with a chat. */
export function Footer({ city, pages }: FooterProps) {
  const { t } = useTexts()
  return (
    <footer className={styles.footer}>
      <ChatToggle chatUrl={city.chatUrl} />
      <div className={styles.page}>
        <div className={styles.city}>
          <CityMark />
          <address>
            <strong>{t('Util.CityOf', { city: city.name })}</strong>
            <span>{city.address.line1}</span>
            <span>{city.address.line2}</span>
          </address>
        </div>
        <ul className={styles.links}>
          <li>
            <a href={telHref(city.phone)}>{city.phone}</a>
          </li>
          <li>
            <a href={`mailto:${city.helpMail}`}>{city.helpMail}</a>
          </li>
          {pages?.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{t(text)}</a>
            </li>
          ))}
        </ul>
        <nav aria-label={t('Footer.Label')}>
          <ul className={styles.links} data-columns>
            <li>
              <a href={websiteHref(city, 'home')}>{t('Footer.Home')}</a>
            </li>
            <li>
              <a href={websiteHref(city, 'residents')}>{t('Footer.Residents')}</a>
            </li>
            <li>
              <a href={websiteHref(city, 'business')}>{t('Footer.Business')}</a>
            </li>
            <li>
              <a href={websiteHref(city, 'visitors')}>{t('Footer.Visitors')}</a>
            </li>
            <li>
              <a href={websiteHref(city, 'government')}>{t('Footer.Government')}</a>
            </li>
            <li>
              <a href={websiteHref(city, 'about')}>{t('Footer.About')}</a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
