import { useRouterState } from '@tanstack/react-router'
import { languageOptions } from '@portal/core/rules'
import { administrationItems } from '@portal/web-ui/administration-items'
import { ChevronDownIcon, UserIcon } from '@portal/web-ui/icons'
import { LanguageList } from '@portal/web-ui/shell/language-list'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '../../parts/use-app.ts'
import styles from './account-menu.module.css'
import { menuItems } from './menu-items.ts'

/**
 * The menu of whoever is signed in (spec, resident section 2, header; admin section 2.1). It opens
 * without a script, and logging out is a form.
 */
export function AccountMenu() {
  const { t } = useTexts()
  const { viewer, flags, settings, staffUrl } = useApp().page
  const path = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  return (
    // Another page is another menu: it closes when a link is followed without a load.
    <details className={styles.menu} key={path}>
      <summary>
        <UserIcon />
        <span>{t('AccountMenu.Label')}</span>
        <ChevronDownIcon />
      </summary>
      <div className={styles.sheet}>
        <nav aria-label={t('AccountMenu.Label')}>
          <ul>
            {menuItems(viewer, flags, settings.slug).map((item) => (
              <li key={item.path}>
                <a href={item.path} aria-current={item.path === path ? 'page' : undefined}>
                  {t(item.text)}
                </a>
              </li>
            ))}
          </ul>
          {staffUrl && (
            <>
              <p className={styles.title}>{t('SideMenu.Administration')}</p>
              <ul>
                {administrationItems.map((item) => (
                  <li key={item.path}>
                    <a href={staffUrl + item.path}>{t(item.text)}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className={styles.title}>{t('AccountMenu.Language')}</p>
          <LanguageList path={path} languages={languageOptions} />
        </nav>
        <form method="post" action="/logout">
          <button type="submit" className={styles.logout}>
            {t('Header.Logout')}
          </button>
        </form>
      </div>
    </details>
  )
}
