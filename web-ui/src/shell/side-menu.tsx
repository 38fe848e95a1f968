import type { Flags } from '@portal/core/flags/rules'
import { MenuIcon } from '../components/icons.tsx'
import { LogOutForm } from '../forms/post-form.tsx'
import { useTexts } from '../texts/index.tsx'
import { administrationItems, type MenuItem } from './administration-items.ts'
import styles from './side-menu.module.css'

interface Item extends MenuItem {
  /** Shown only while this flag is on. */
  readonly flag?: 'EnableWaterBillHistoryPage' | 'EnableBoardsAndCommissions'
}

/** At the side of a wide screen, or folded above the page on a phone. */
type Place = 'side' | 'phone'

/**
 * Blocks, order and paths are the specification's (admin section 2.1), including the mobile menu's
 * own spelling of completed activities. No account page before login.
 */
const residentItems = (place: Place, userId: string | null): readonly Item[] => [
  { text: 'SideMenu.Dashboard', path: '/dashboard' },
  { text: 'SideMenu.InProgress', path: '/in_progress' },
  {
    text: 'SideMenu.Completed',
    path: place === 'phone' ? '/completed_activites' : '/completed_activities',
  },
  {
    text: 'SideMenu.WaterBills',
    path: '/payment/water-bill-payment-records',
    flag: 'EnableWaterBillHistoryPage',
  },
  ...(userId ? [{ text: 'SideMenu.Account', path: `/account/${userId}` } as const] : []),
  { text: 'SideMenu.Boards', path: '/boards-and-commissions', flag: 'EnableBoardsAndCommissions' },
]

/** Ours, so below the specification's. */
const staffItems: readonly Item[] = [
  ...administrationItems,
  { text: 'SideMenu.Forms', path: '/forms' },
  { text: 'SideMenu.Payments', path: '/payments' },
  { text: 'Session.Title', path: '/sessions' },
]

interface SideMenuProps {
  path: string
  /** Null before login. */
  userId: string | null
  flags: Flags
  /** The resident app's origin, for the resident block. */
  portalUrl: string
}

/** At the side of the screen, or folded above the page on a phone. */
export function SideMenu(props: SideMenuProps) {
  const { t } = useTexts()
  return (
    <>
      <nav className={styles.side} aria-label={t('SideMenu.Label')}>
        <Blocks {...props} place="side" />
      </nav>
      <details className={styles.phone} key={props.path}>
        <summary>
          <MenuIcon />
          {t('SideMenu.Label')}
        </summary>
        <nav aria-label={t('SideMenu.Label')}>
          <Blocks {...props} place="phone" />
          {props.userId ? (
            <LogOutForm>
              <button type="submit" className={styles.logout}>
                {t('Header.Logout')}
              </button>
            </LogOutForm>
          ) : (
            <ul>
              <li>
                <a href="/login">{t('Header.Login')}</a>
              </li>
            </ul>
          )}
        </nav>
      </details>
    </>
  )
}

function Blocks({ path, userId, flags, portalUrl, place }: SideMenuProps & { place: Place }) {
  const { t } = useTexts()
  return (
    <>
      <Block
        title={t('SideMenu.Resident')}
        items={residentItems(place, userId).filter(({ flag }) => !flag || flags[flag])}
        path={path}
        origin={portalUrl}
      />
      <Block title={t('SideMenu.Administration')} items={staffItems} path={path} />
    </>
  )
}

interface BlockProps {
  title: string
  items: readonly Item[]
  path: string
  /** The items' origin, if another. */
  origin?: string
}

function Block({ title, items, path, origin = '' }: BlockProps) {
  const { t } = useTexts()
  return (
    <>
      <p className={styles.title}>{title}</p>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.path}>
            <a
              href={origin + item.path}
              aria-current={isHere(path, item.path) ? 'page' : undefined}
            >
              {t(item.text)}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

const isHere = (path: string, item: string) => path === item || path.startsWith(`${item}/`)
