import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { languageOptions } from '@portal/core/kernel/rules'
import { countUnreadMessages } from '@portal/openapi/resident-client/messages'
import { listOwnOrganizations } from '@portal/openapi/resident-client/organizations'
import { administrationItems } from '@portal/web-ui/administration-items'
import { query } from '@portal/web-ui/api'
import { followAnchors } from '@portal/web-ui/follow-anchors'
import { ChevronDownIcon, UserIcon } from '@portal/web-ui/icons'
import { LogOutForm } from '@portal/web-ui/post-form'
import { LanguageList } from '@portal/web-ui/shell/language-list'
import { useTexts } from '@portal/web-ui/texts'
import { BuildingIcon } from '@portal/web-ui/topic-icons'
import { useApp } from '@portal/web-ui/use-app'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import type { AccountMenu } from '../../../router-context.ts'
import styles from './account-menu.module.css'
import { ActingFor } from './acting-for.tsx'
import { hasOrganizations, menuItems } from './menu-items.ts'

/** Spec, resident section 2, header; admin section 2.1. Works without JavaScript. */
function Menu() {
  const { t } = useTexts()
  const { page } = useApp()
  const { viewer, flags, staffUrl } = page
  const path = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  // If the list fails, the menu still works; the organizations' screens report it.
  const { data: joined = [] } = useQuery({
    ...query(listOwnOrganizations),
    enabled: hasOrganizations(viewer),
  })
  const { data: unread } = useQuery({
    ...query(countUnreadMessages),
    enabled: hasOrganizations(viewer),
  })
  const unreadCount = unread?.count ?? 0
  const approved = joined.filter(({ Verified }) => Verified)
  const actingFor = approved.find(({ Id }) => Id === viewer.organizationId)
  return (
    // Closes after in-app navigation.
    <details className={styles.menu} key={path}>
      <summary>
        {viewer.organizationId === null ? <UserIcon /> : <BuildingIcon />}
        <span className={styles.label}>
          {t('AccountMenu.Label')}
          {actingFor && <small>{actingFor.Name}</small>}
        </span>
        {unreadCount > 0 && <Unread count={unreadCount} />}
        <ChevronDownIcon />
      </summary>
      <div className={styles.sheet}>
        {approved.length > 0 && (
          <ActingFor organizations={approved} chosen={viewer.organizationId} from={path} />
        )}
        <nav aria-label={t('AccountMenu.Label')}>
          <ul>
            {menuItems(viewer, flags).map((item) => (
              <li key={item.path}>
                <a href={item.path} aria-current={item.path === path ? 'page' : undefined}>
                  {t(item.text)}
                  {item.path === '/messages' && unreadCount > 0 && <Unread count={unreadCount} />}
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
        <LogOutForm>
          <button type="submit" className={styles.logout}>
            {t('Header.Logout')}
          </button>
        </LogOutForm>
      </div>
    </details>
  )
}

/** A number, with words for screen readers. */
function Unread({ count }: { count: number }) {
  const { t } = useTexts()
  return (
    <span className={styles.unread}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{t('Message.UnreadCount', { count })}</VisuallyHidden>
    </span>
  )
}

/** With its own queries besides the page's. */
export const accountMenu: AccountMenu = {
  follow: followAnchors,
  Menu,
  load: async ({ page, queryClient }) => {
    if (!hasOrganizations(page.viewer)) return
    // The page works without them.
    await Promise.allSettled([
      queryClient.query(query(listOwnOrganizations)),
      queryClient.query(query(countUnreadMessages)),
    ])
  },
}
