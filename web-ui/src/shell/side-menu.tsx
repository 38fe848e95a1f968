import type { Flags, TextKey } from '@portal/core/rules'
import { MenuIcon } from '../components/icons.tsx'
import { useTexts } from '../texts/index.tsx'
import styles from './side-menu.module.css'

interface Item {
  readonly text: TextKey
  readonly path: string
  /** Shown only while this flag is on. */
  readonly flag?: 'EnableWaterBillHistoryPage' | 'EnableBoardsAndCommissions'
}

/** Spec, admin section 2.1. The mobile menu's other spelling of /completed_activities is not repeated. */
const residentItems = (userId: string): readonly Item[] => [
  { text: 'SideMenu.Dashboard', path: '/dashboard' },
  { text: 'SideMenu.InProgress', path: '/in_progress' },
  { text: 'SideMenu.Completed', path: '/completed_activities' },
  {
    text: 'SideMenu.WaterBills',
    path: '/payment/water-bill-payment-records',
    flag: 'EnableWaterBillHistoryPage',
  },
  { text: 'SideMenu.Account', path: `/account/${userId}` },
  { text: 'SideMenu.Boards', path: '/boards-and-commissions', flag: 'EnableBoardsAndCommissions' },
]

const administrationItems: readonly Item[] = [
  { text: 'SideMenu.Activities', path: '/activities' },
  { text: 'SideMenu.Languages', path: '/languages' },
  { text: 'SideMenu.Users', path: '/users' },
  { text: 'SideMenu.PublicFields', path: '/saleforce_public_fields' },
  { text: 'SideMenu.SystemAlerts', path: '/system_alerts' },
  { text: 'SideMenu.BulkPush', path: '/bulk_push_notifications' },
  { text: 'SideMenu.Delinquency', path: '/delinquency_notifications' },
  { text: 'SideMenu.BillingMaintenance', path: '/billing_maintenance_settings' },
]

interface SideMenuProps {
  /** Path of this page. */
  path: string
  /** Null while nobody is signed in: then there is only the way to sign in. */
  userId: string | null
  flags: Flags
  /** Where the resident app lives, without a trailing slash; its screens are not in the staff app. */
  residentUrl: string
}

/** The staff app's menu: at the side of the screen, or folded above the page on a phone. */
export function SideMenu(props: SideMenuProps) {
  const { t } = useTexts()
  return (
    <>
      <nav className={styles.side} aria-label={t('SideMenu.Label')}>
        <Blocks {...props} />
      </nav>
      <details className={styles.phone} key={props.path}>
        <summary>
          <MenuIcon />
          {t('SideMenu.Label')}
        </summary>
        <nav aria-label={t('SideMenu.Label')}>
          <Blocks {...props} />
          <ul>
            <li>
              {props.userId ? (
                <a href="/logout">{t('Header.Logout')}</a>
              ) : (
                <a href="/login">{t('Header.Login')}</a>
              )}
            </li>
          </ul>
        </nav>
      </details>
    </>
  )
}

function Blocks({ path, userId, flags, residentUrl }: SideMenuProps) {
  const { t } = useTexts()
  if (!userId) return null
  return (
    <>
      <Block title={t('SideMenu.Administration')} items={administrationItems} path={path} />
      <Block
        title={t('SideMenu.Resident')}
        items={residentItems(userId).filter(({ flag }) => !flag || flags[flag])}
        path={path}
        base={residentUrl}
      />
    </>
  )
}

interface BlockProps {
  title: string
  items: readonly Item[]
  path: string
  base?: string
}

function Block({ title, items, path, base = '' }: BlockProps) {
  const { t } = useTexts()
  return (
    <>
      <p className={styles.title}>{title}</p>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.path}>
            <a
              href={base + item.path}
              aria-current={!base && isHere(path, item.path) ? 'page' : undefined}
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
