import type { ReactNode } from 'react'
import { CityMark } from '../city/mark.tsx'
import { ChatIcon, CloseIcon, MenuIcon } from '../components/icons.tsx'
import { useTexts } from '../texts/index.tsx'
import { chatAnchor } from './chat-toggle.tsx'
import type { ShellCity } from './city.ts'
import { websiteHref } from './city.ts'
import styles from './header.module.css'
import { type LanguageChoice, LanguageList } from './language-list.tsx'
import { SearchBox, type SuggestionsOf } from './search-box.tsx'
import { SkipLink } from './skip-link.tsx'

export interface HeaderProps {
  city: ShellCity
  /** Path and query of this page, for the language links. */
  path: string
  languages: readonly LanguageChoice[]
  /** Where "Log in" leads; null hides it. The account menu, as children, replaces it. */
  loginHref?: string | null
  /** What the search field suggests while a person types. */
  suggestions?: SuggestionsOf
  children?: ReactNode
}

/** Works without JavaScript. */
export function Header({
  city,
  path,
  languages,
  loginHref = '/login',
  suggestions,
  children,
}: HeaderProps) {
  const { t } = useTexts()
  const account =
    children ??
    (loginHref && (
      <a href={loginHref} className={styles.login}>
        {t('Header.Login')}
      </a>
    ))
  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={styles.cityBar}>
        <div className={styles.page}>
          <p>{t(city.isDemo ? 'Header.Demo' : 'Header.Official', { city: city.name })}</p>
          <Languages path={path} languages={languages} />
        </div>
      </div>
      <div className={styles.masthead}>
        <div className={styles.page}>
          <a href="/" className={styles.brand} aria-label={t('Header.Brand', { city: city.name })}>
            <CityMark />
            <span>{t('Util.CityOf', { city: city.name })}</span>
          </a>
          <nav aria-label={t('Header.MainMenu')} className={styles.menu}>
            <MainMenu city={city} />
          </nav>
          <div className={styles.end}>
            <div className={styles.search}>
              <SearchBox suggestions={suggestions} />
            </div>
            <div className={styles.account}>{account}</div>
            {/* Closes after in-app navigation. */}
            <details className={styles.phone} key={path}>
              <summary>
                <MenuIcon />
                <CloseIcon />
                <span>{t('Header.Menu')}</span>
              </summary>
              <div className={styles.sheet}>
                <SearchBox suggestions={suggestions} />
                <nav aria-label={t('Header.MainMenu')}>
                  <MainMenu city={city} />
                </nav>
                {city.chatUrl && (
                  <a href={`#${chatAnchor}`} className={styles.chat}>
                    <ChatIcon />
                    {t('Chat.Open')}
                  </a>
                )}
              </div>
            </details>
          </div>
        </div>
      </div>
    </header>
  )
}

/** The city's website (spec, resident section 2, header). */
function MainMenu({ city }: { city: ShellCity }) {
  const { t } = useTexts()
  return (
    <ul className={styles.links}>
      <li>
        <a href={websiteHref(city, 'home')}>{t('Header.Home')}</a>
      </li>
      <li>
        <a href={websiteHref(city, 'residents')}>{t('Header.Residents')}</a>
      </li>
      <li>
        <a href={websiteHref(city, 'business')}>{t('Header.Businesses')}</a>
      </li>
      <li>
        <a href={websiteHref(city, 'government')}>{t('Header.Government')}</a>
      </li>
      <li>
        <a href={websiteHref(city, 'explore')}>{t('Header.Explore')}</a>
      </li>
    </ul>
  )
}

function Languages({ path, languages }: Pick<HeaderProps, 'path' | 'languages'>) {
  const { t } = useTexts()
  return (
    <nav aria-label={t('Header.Language')}>
      <LanguageList path={path} languages={languages} className={styles.languages} />
    </nav>
  )
}
