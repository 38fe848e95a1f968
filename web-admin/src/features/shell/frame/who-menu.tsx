import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { getCurrentUser } from '@portal/openapi/admin-client/identity'
import { query } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { ChevronDownIcon } from '@portal/web-ui/icons'
import type { StaffLayout } from '@portal/web-ui/page-data'
import { LogOutForm } from '@portal/web-ui/post-form'
import { LanguageList } from '@portal/web-ui/shell/language-list'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { Face } from '../../../parts/face.tsx'
import { languagesQuery } from '../../platform/texts/queries.ts'
import { LayoutForm } from './layout-form-fields.tsx'
import styles from './who-menu.module.css'

interface WhoMenuProps {
  layout: StaffLayout
  onLayout: (part: Partial<StaffLayout>) => void
}

/** Who is logged in, and what they set up for themselves. */
export function WhoMenu({ layout, onLayout }: WhoMenuProps) {
  const { t } = useTexts()
  const { page } = useApp()
  const { pathname, searchStr } = useLocation()
  const { data: user } = useSuspenseQuery(query(getCurrentUser))
  const { data: languages } = useSuspenseQuery(languagesQuery())
  const { FirstName, LastName, Email } = user
  const name = [FirstName, LastName].filter(Boolean).join(' ') || Email
  const density = layout.density === 'compact' ? 'comfortable' : 'compact'
  return (
    <details className={styles.menu} key={pathname}>
      <summary>
        <Face name={name} />
        <span className={styles.name}>
          <VisuallyHidden>{t('Rail.Who')} </VisuallyHidden>
          {name}
        </span>
        <ChevronDownIcon size="small" />
      </summary>
      <div className={styles.sheet}>
        <p className={styles.who}>
          <strong>{name}</strong>
          <span>{Email}</span>
          <span>{page.viewer.roles.map((role) => t(`Role.${role}`)).join(', ')}</span>
        </p>
        <ul className={styles.links}>
          <li>
            <a href="/inbox/settings">{t('Inbox.Settings')}</a>
          </li>
          <li>
            <a href="/security">{t('SecondFactor.Title')}</a>
          </li>
          <li>
            <a href="/sessions">{t('Session.Title')}</a>
          </li>
        </ul>
        <LayoutForm
          layout={{ ...layout, density }}
          onChange={() => onLayout({ density })}
          className={styles.form}
        >
          <Button type="submit" look="quiet" size="small">
            {t(density === 'compact' ? 'Rail.Compact' : 'Rail.Comfortable')}
          </Button>
        </LayoutForm>
        <nav aria-label={t('Header.Language')}>
          <LanguageList
            path={pathname + searchStr}
            languages={languages}
            className={styles.languages}
          />
        </nav>
        <LogOutForm id="log-out">
          <Button type="submit" look="quiet" size="small">
            {t('Header.Logout')}
          </Button>
        </LogOutForm>
      </div>
    </details>
  )
}
