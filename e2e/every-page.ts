import { expect, type Page } from '@playwright/test'
import { allowMore, expectAlive } from './expect-sound.ts'
import { people } from './people.ts'

interface Screen {
  readonly path: string
  /** Follows the first link on that page that matches, or one after the other. */
  readonly follow?: RegExp | readonly RegExp[]
  /** Selectors that open a dialog or menu; each is a separate state. */
  readonly opens?: readonly string[]
}

interface Walk {
  readonly app: 'resident' | 'staff'
  readonly email: string | null
  readonly screens: readonly Screen[]
  /** Whether they act for their organization. */
  readonly isActing?: true
}

const button = (place: number) => `main button[type=button] >> nth=${place}`
const menus = ['header details > summary', 'footer [data-chat] > button']

/** Screens behind the login or a form; public pages are in matrix.e2e.ts. */
export const walks: Readonly<Record<string, Walk>> = {
  'a guest': {
    app: 'resident',
    email: null,
    screens: [
      { path: '/', opens: menus },
      { path: '/payment' },
      { path: '/open_reports' },
      { path: '/find_request' },
      { path: '/on_this_device' },
      { path: '/businesslicense' },
      { path: '/permit-search?streetName=m&permit=2026-1001' },
      { path: '/garbage-search?street=Millrace+St', follow: /^\/garbage-search\?.*place=/ },

      { path: '/permit-search?by=parcel' },
      { path: '/permits/2026/1001' },
      { path: '/', follow: /^\/report\?/ },
      { path: '/', follow: /^\/laserfiche\/form/ },
      { path: '/view-all-services', follow: /^\/feedback/ },
      { path: '/boards-and-commissions' },
      { path: '/open-data' },
    ],
  },
  'a resident': {
    app: 'resident',
    email: people.full,
    screens: [
      { path: '/dashboard', opens: menus },
      { path: '/activities/zoning_inquiry' },
      { path: '/activities/zoning_inquiry?address=Watchmaker+St', follow: /[?&]parcel=/ },
      { path: '/in_progress' },
      { path: '/completed_activities' },
      { path: '/in_progress', follow: /^\/activity-view\// },
      { path: '/messages' },
      { path: '/account' },
      { path: '/account/profile' },
      { path: '/account/security' },
      { path: '/account/billing', opens: [button(0), button(2)] },
      { path: '/account/notifications' },
      { path: '/account/notifications/log' },
      { path: '/account/property' },
      { path: '/account/property', follow: /^\/activities\/zoning_inquiry\?parcel=/ },
      { path: '/account/organizations' },
      { path: '/account/data', opens: [button(0)] },
      { path: '/account/confirm' },
      { path: '/payment' },
      { path: '/payment/payment-history' },
      { path: '/payment/water-bill-payment-records' },
      { path: '/payment/water-bill-payment-records', follow: /^\/payment\/bill\// },
      { path: '/add-stored-payment' },
      { path: '/add_organization' },
      { path: '/logout' },
    ],
  },
  'a manager of an organization': {
    app: 'resident',
    email: people.manager,
    isActing: true,
    screens: [
      { path: '/dashboard', opens: menus },
      { path: '/organization_management' },
      { path: '/feedback' },
    ],
  },
  'somebody without an address': {
    app: 'resident',
    email: people['no-contact'],
    screens: [
      { path: '/account/create' },
      { path: '/account/create/account-information' },
      { path: '/account/create/business-information' },
    ],
  },
  'somebody unverified': {
    app: 'resident',
    email: people.unverified,
    screens: [{ path: '/account/verificationRequired' }],
  },
  'staff before the login': { app: 'staff', email: null, screens: [{ path: '/login' }] },
  'staff at the desk': {
    app: 'staff',
    email: people.administrator,
    screens: [
      { path: '/', opens: ['header details > summary', '[class*=rail] > summary'] },
      { path: '/inbox' },
      { path: '/inbox/settings' },
      { path: '/requests' },
      { path: '/requests', follow: /^\/requests\/[0-9a-f]/ },
      { path: '/requests/new' },
      { path: '/requests/new?category=streetlight' },
      { path: '/teams' },
      { path: '/licenses' },
      { path: '/licenses', follow: /^\/licenses\// },
      { path: '/service_targets' },
      { path: '/areas' },
      { path: '/people' },
      { path: '/payments' },
      { path: '/payment_discrepancies' },
      { path: '/billing_imports' },
      { path: '/delinquency_notifications' },
      {
        path: '/delinquency_notifications',
        follow: /^\/delinquency_notifications\/[0-9a-f-]{36}$/,
      },
      { path: '/delinquency_notifications/texts' },
    ],
  },
  'staff who keep what the city says': {
    app: 'staff',
    email: people.administrator,
    screens: [
      { path: '/partners' },
      {
        path: '/partners',
        follow: /^\/partners\/[0-9a-f-]{36}$/,
        opens: ['main details summary >> nth=0'],
      },
      {
        path: '/partners',
        follow: [/^\/partners\/[0-9a-f-]{36}$/, /\/events\/[0-9a-f-]{36}$/],
      },
      { path: '/templates' },
      { path: '/home_page', opens: ['main details summary >> nth=0'] },
      { path: '/feeds', opens: ['main details summary >> nth=0'] },
      { path: '/broken_links' },
      { path: '/search_words' },
      { path: '/board_texts' },
      { path: '/board_texts', follow: /^\/board_texts\/[0-9a-f]/ },
      { path: '/imports' },
      { path: '/imports/legistar', opens: ['main details summary >> nth=0'] },
      { path: '/materials' },
      { path: '/materials/new' },
      { path: '/languages' },
      { path: '/languages/English/files' },
      { path: '/languages/Spanish?q=Home.Title', opens: ['main li summary'] },
      { path: '/fee_schedules' },
      { path: '/fee_schedules', follow: /^\/fee_schedules\// },
      { path: '/pickup_calendar' },
      { path: '/pickup_calendar?add=season' },
      { path: '/permit_exemptions' },
      { path: '/permit_exemptions', follow: /^\/permit_exemptions\/shed/ },
      { path: '/system_alerts', opens: ['main a[href*="remove="] >> nth=0'] },
      { path: '/system_alerts', opens: ['main a[href*="add="]'] },
      { path: '/billing_maintenance_settings', opens: ['main a[href*="add="]'] },
      { path: '/forms' },
      { path: '/forms', follow: /^\/forms\/\d/ },
      { path: '/parcels' },
      { path: '/zoning_districts' },
      { path: '/zoning_districts', follow: /^\/zoning_districts\// },
    ],
  },
  'staff who keep the portal': {
    app: 'staff',
    email: people.administrator,
    screens: [
      { path: '/settings' },
      { path: '/feature_flags' },
      { path: '/activities' },
      { path: '/activities', follow: /^\/activities\/[0-9a-f]/ },
      { path: '/activities/create?action=APPLY_FOR' },
      { path: '/users', opens: [button(0)] },
      { path: '/users', follow: /^\/users\/view\// },
      { path: '/users', follow: /^\/users\/edit\// },
      { path: '/saleforce_public_fields', opens: ['main a[href*="add="]'] },
      { path: '/undelivered' },
      { path: '/outbox' },
      { path: '/slowed_callers' },
      { path: '/security' },
      { path: '/sessions' },
    ],
  },
}

/** Switches the logged-in user to their first organization. */
export async function actForOrganization({ request }: Page, origin: string): Promise<void> {
  const own = await request.get(`${origin}/api/organizations`)
  // The list's contract is tested elsewhere.
  const [first] = (await own.json()) as { Id: string }[]
  const data = { selectedOrganization: first?.Id }
  const answer = await request.put(`${origin}/api/users`, { headers: { origin }, data })
  expect(answer.status()).toBe(200)
}

/** Opens the screens one by one and checks each in all of its states. */
export async function walkThrough(
  page: Page,
  { origin, screens }: { origin: string; screens: Walk['screens'] },
  look: (state: string) => Promise<void>,
): Promise<void> {
  for (const { path, follow, opens = [] } of screens) {
    allowMore(20_000)
    await page.goto(origin + path)
    let address = path
    for (const step of follow ? [follow].flat() : []) {
      address = await leadingTo(page, step)
      await page.goto(origin + address)
    }
    await expectAlive(page)
    await look(address)
    if (await unfold(page)) await look(`${address}, unfolded`)
    for (const opener of opens)
      for (const control of await page.locator(opener).filter({ visible: true }).all()) {
        await control.click()
        const isMenu = opener.includes('summary')
        if (!isMenu) await page.locator('dialog[open]').waitFor()
        await look(`${address}, ${opener} open`)
        if (isMenu) await control.click()
        else await page.keyboard.press('Escape')
      }
  }
}

async function leadingTo(page: Page, pattern: RegExp): Promise<string> {
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const address = links.find((link) => pattern.test(link))
  if (address === undefined) throw new Error(`${page.url()} has no link to ${pattern}`)
  return address
}

/** Opens every closed <details>; returns whether there was one. */
const unfold = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const folded = document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')
    for (const one of folded) one.open = true
    return folded.length > 0
  })
