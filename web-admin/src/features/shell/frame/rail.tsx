import { type ReactNode, useId } from 'react'
import { ChevronDownIcon, MenuIcon } from '@portal/web-ui/icons'
import { LogOutForm } from '@portal/web-ui/post-form'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { Unread } from '../../people/staff-inbox/unread.tsx'
import { inboxPath, placeOf, railFor, residentEntries } from './rail-entries.ts'
import styles from './rail.module.css'

/** At the side of a wide screen; on a phone, folded above the page. */
export function Rail({ path }: { path: string }) {
  const { t } = useTexts()
  return (
    <>
      <nav id="rail" className={styles.side} aria-label={t('SideMenu.Label')}>
        <Groups path={path} />
        <Resident place="side" />
      </nav>
      {/* Closes after in-app navigation. */}
      <details className={styles.phone} key={path}>
        <summary>
          <MenuIcon />
          {t('SideMenu.Label')}
        </summary>
        <nav aria-label={t('SideMenu.Label')}>
          <Groups path={path} />
          <Resident place="phone" />
          <LogOutForm>
            <button type="submit" className={styles.logout}>
              {t('Header.Logout')}
            </button>
          </LogOutForm>
        </nav>
      </details>
    </>
  )
}

function Groups({ path }: { path: string }) {
  const { t } = useTexts()
  const { page } = useApp()
  return railFor(page.viewer.roles).map(({ title, entries }) => (
    <Group key={title} title={title && t(title)}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <a
            href={entry.path}
            aria-current={placeOf(path)?.entry.path === entry.path ? 'page' : undefined}
          >
            {t(entry.text)}
            {entry.path === inboxPath && <Unread />}
          </a>
        </li>
      ))}
    </Group>
  ))
}

function Group({ title, children }: { title: string | null; children: ReactNode }) {
  const id = useId()
  return (
    <>
      {title && (
        <p id={id} className={styles.title}>
          {title}
        </p>
      )}
      <ul className={styles.items} aria-labelledby={title ? id : undefined}>
        {children}
      </ul>
    </>
  )
}

function Resident({ place }: { place: 'side' | 'phone' }) {
  const { t } = useTexts()
  const { page } = useApp()
  const { viewer, flags, portalUrl } = page
  const { userId } = viewer
  if (userId === null) return null
  return (
    <details className={styles.resident}>
      <summary>
        {t('SideMenu.Resident')}
        <ChevronDownIcon size="small" />
      </summary>
      <ul className={styles.items}>
        {residentEntries(place, userId, flags).map(({ text, path }) => (
          <li key={path}>
            <a href={(portalUrl ?? '') + path}>{t(text)}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
