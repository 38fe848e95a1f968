import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { CityMark } from '@portal/web-ui/city/mark'
import { MenuIcon } from '@portal/web-ui/icons'
import type { StaffLayout } from '@portal/web-ui/page-data'
import { LanguageList } from '@portal/web-ui/shell/language-list'
import { SkipLink } from '@portal/web-ui/shell/skip-link'
import { useTexts } from '@portal/web-ui/texts'
import { Toasts } from '@portal/web-ui/toast'
import { useApp } from '@portal/web-ui/use-app'
import { InboxWatch } from '../../people/staff-inbox/inbox-watch.tsx'
import { Bell } from '../../people/staff-inbox/unread.tsx'
import { languagesQuery } from '../../platform/texts/queries.ts'
import { Find } from './find.tsx'
import { layoutCookie } from './layout-cookie.ts'
import { LayoutForm } from './layout-form-fields.tsx'
import { Rail } from './rail.tsx'
import styles from './staff-frame.module.css'
import { Trail } from './trail.tsx'
import { WhoMenu } from './who-menu.tsx'

// On demand: no page waits for it.
const Palette = lazy(async () => {
  const { Palette: palette } = await import('./palette.tsx')
  return { default: palette }
})

/** Surrounds every screen of the staff app. Works without JavaScript. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const { page } = useApp()
  const { userId } = page.viewer
  const { pathname } = useLocation()
  const [layout, setLayout] = useState<StaffLayout>(
    page.layout ?? { density: 'compact', isRailHidden: false },
  )
  const [isFinding, setFinding] = useState(false)
  const change = (part: Partial<StaffLayout>) => {
    const next = { ...layout, ...part }
    document.cookie = layoutCookie(next)
    setLayout(next)
  }
  return (
    <div
      className={styles.frame}
      data-density={layout.density}
      data-rail={userId && !layout.isRailHidden ? 'shown' : 'hidden'}
    >
      <header className={styles.bar}>
        <SkipLink />
        {userId && (
          <LayoutForm
            layout={{ ...layout, isRailHidden: !layout.isRailHidden }}
            onChange={() => change({ isRailHidden: !layout.isRailHidden })}
            className={styles.toggle}
          >
            <button type="submit" aria-expanded={!layout.isRailHidden} aria-controls="rail">
              <MenuIcon />
              <span>{t(layout.isRailHidden ? 'Rail.Show' : 'Rail.Hide')}</span>
            </button>
          </LayoutForm>
        )}
        <a href="/" className={styles.brand}>
          <CityMark />
          <span>{t('Rail.Brand', { city: page.settings.name })}</span>
        </a>
        {userId ? (
          <>
            <Trail path={pathname} />
            <div className={styles.end}>
              <Find onOpen={() => setFinding(true)} />
              <Bell />
              <WhoMenu layout={layout} onLayout={change} />
            </div>
          </>
        ) : (
          <div className={styles.end}>
            <Languages />
          </div>
        )}
      </header>
      <div className={styles.middle}>
        {userId && <Rail path={pathname} />}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <Toasts />
      {userId && <InboxWatch />}
      {isFinding && (
        <Suspense>
          <Palette layout={layout} onLayout={change} onClose={() => setFinding(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Languages() {
  const { t } = useTexts()
  const { pathname, searchStr } = useLocation()
  const { data: languages = [] } = useQuery(languagesQuery())
  return (
    <nav aria-label={t('Header.Language')}>
      <LanguageList
        path={pathname + searchStr}
        languages={languages}
        className={styles.languages}
      />
    </nav>
  )
}
