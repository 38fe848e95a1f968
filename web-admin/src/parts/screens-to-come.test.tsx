import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Flags } from '@portal/core/flags/rules'
import { SideMenu } from '@portal/web-ui/shell/side-menu'
import { createTexts, TextsProvider } from '@portal/web-ui/texts'
import { routeTree } from '../routeTree.gen.ts'
import { screensToCome, titleToCome } from './screens-to-come.ts'

const allFlags = (on: boolean): Flags => ({
  EnableCORE: on,
  EnableACHAutopay: on,
  EnableDelinquentBillingNotifications: on,
  EnableLPI: on,
  EnableWaterBillHistoryPage: on,
  EnableBoardsAndCommissions: on,
  EnablePopularServices: on,
  EnableWaterBillRedesign: on,
  EnableUserAdminMenuV2: on,
  EnableOldAutopayNotice: on,
})

const portal = 'https://portal.example'

function menuPaths(flags: Flags): string[] {
  const markup = renderToStaticMarkup(
    <TextsProvider texts={createTexts('en', {})}>
      <SideMenu path="/" userId={null} flags={flags} portalUrl={portal} />
    </TextsProvider>,
  )
  return [...markup.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
}

const builtPaths = new Set(
  Object.values(routeTree.children ?? {}).map((route: { options: object }) =>
    // Index routes end in a slash, which URLs do not need.
    String(Reflect.get(route.options, 'path')).replace(/(?<=.)\/$/, ''),
  ),
)

describe('the menu of the staff app', () => {
  it('has the specification’s paths in order, at the side and on a phone', () => {
    const blocks = (completed: string) => [
      `${portal}/dashboard`,
      `${portal}/in_progress`,
      portal + completed,
      `${portal}/payment/water-bill-payment-records`,
      `${portal}/boards-and-commissions`,
      '/activities',
      '/languages',
      '/users',
      '/saleforce_public_fields',
      '/system_alerts',
      '/bulk_push_notifications',
      '/delinquency_notifications',
      '/billing_maintenance_settings',
      '/requests',
      '/undelivered',
      '/slowed_callers',
      '/forms',
      '/payments',
      '/sessions',
    ]
    expect(menuPaths(allFlags(true))).toEqual([
      ...blocks('/completed_activities'),
      ...blocks('/completed_activites'),
      '/login',
    ])
  })

  it('hides water bills and boards while their flags are off', () => {
    const paths = menuPaths(allFlags(false))
    expect(paths).not.toContain(`${portal}/payment/water-bill-payment-records`)
    expect(paths).not.toContain(`${portal}/boards-and-commissions`)
    expect(paths).toContain(`${portal}/dashboard`)
  })

  it('links only to screens that are built or planned', () => {
    const nowhere = menuPaths(allFlags(true)).filter(
      (path) => !path.startsWith(portal) && !builtPaths.has(path) && !titleToCome(path),
    )
    expect(nowhere).toEqual([])
  })
})

describe('the screens to come', () => {
  it('are these', () => {
    expect(Object.keys(screensToCome).toSorted()).toEqual([
      '/bulk_push_notifications',
      '/delinquency_notifications',
      '/languages',
      '/search',
    ])
  })

  it('are not built', () => {
    expect(Object.keys(screensToCome).filter((path) => builtPaths.has(path))).toEqual([])
  })

  it('have no title for inherited object keys', () => {
    expect(titleToCome('constructor')).toBeNull()
    expect(titleToCome('/constructor')).toBeNull()
  })
})
