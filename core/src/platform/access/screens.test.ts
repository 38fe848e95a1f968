import { describe, expect, it } from 'vitest'
import { type Access, accessTo, recordAt, screenAt } from './screens.ts'
import { type SessionState, sessionStates } from './session-state.ts'

/** The specification's lists, word for word (admin section 6). */
const fullList = `/, /dashboard, /activities, /activities/create, /activities/other_permit, /activities/business_application, /activities/zoning_inquiry, /activities/{id}, /laserfiche/form, /languages, /languages/{language}, /counter, /users, /users/{id}, /users/edit/{id}/{prev_page?}, /users/view/{id}/{prev_page?}, /report, /organization_management, /add_organization, /messages, /account/create, /account/{id}, /payment, /paymentLPI, /payment/water-bill-payment-records, /payment/payment-history, /elgin_today, /in_progress, /completed_activities, /activity-view/{type}/{id}, /search, /activity/start, /saleforce_public_fields, /openMobileApp, /knowledgebase, /knowledgebase/{id}, /sso/saml, /businesslicense, /permit-search, /garbage-search, /feedback, /system_alerts, /billing_maintenance_settings, /bulk_push_notifications, /delinquency_notifications, /view-all-services, /boards-and-commissions, /boards-and-commissions/{id}, /add-stored-payment, /{RecordId?}`
const noContactList =
  '/, /search, /knowledgebase, /knowledgebase/{id}, /account/create, /openMobileApp, /elgin_today'
const unverifiedList =
  '/, /search, /knowledgebase, /knowledgebase/{id}, /account/verificationRequired, /openMobileApp, /elgin_today'
const anonymousList =
  '/, /login, /signup, /resetPassword, /forgotpassword, /search, /activity/start, /openMobileApp, /knowledgebase, /knowledgebase/{id}, /sso/saml, /payment, /businesslicense, /permit-search, /view-all-services, /elgin_today, /garbage-search, /boards-and-commissions, /boards-and-commissions/{id}, /add-stored-payment-mobile'

const paths = (list: string): string[] =>
  list.split(', ').flatMap((pattern) => {
    if (!pattern.includes('?}')) return [pattern.replaceAll(/\{\w+\}/g, '7')]
    const bare = pattern.replace(/\/\{\w+\?\}/, '').replace('{id}', '7')
    return [bare || '/', `${bare}/a0B7`]
  })

const lists: Readonly<Record<SessionState, { open: string[]; elsewhere: Access }>> = {
  anonymous: { open: paths(anonymousList), elsewhere: '/' },
  unverified: { open: paths(unverifiedList), elsewhere: '/account/verificationRequired' },
  'no-contact': { open: paths(noContactList), elsewhere: '/account/create' },
  full: { open: paths(fullList), elsewhere: '/' },
  administrator: { open: paths(fullList), elsewhere: '/' },
}

/** Where the portal departs from the specification's lists, and why. */
const led: Readonly<Record<string, Partial<Record<SessionState, Access>>>> = {
  // Without a step, it redirects to the first of three (spec, resident section 2).
  '/account/create': {
    'no-contact': '/account/create/address',
    full: '/account/create/address',
    administrator: '/account/create/address',
  },
  // Purpose not shown.
  '/counter': { full: '/', administrator: '/' },
  // The catch-all shows the dashboard (spec, resident section 2).
  '/a0B7': { full: '/dashboard', administrator: '/dashboard' },
  ...Object.fromEntries(
    // Not named in section 6.1: its catch-all.
    ['/login', '/signup', '/resetPassword', '/forgotpassword', '/add-stored-payment-mobile'].map(
      (path) => [path, { full: '/dashboard', administrator: '/dashboard' }],
    ),
  ),
  '/completed_activites': { full: '/completed_activities', administrator: '/completed_activities' },
  '/mobileWebView/box': everywhere('open'),
  // Asks logged-in people whether to log out.
  '/account/confirm': { ...everywhere('open'), anonymous: '/' },
  '/logout': { ...everywhere('open'), anonymous: '/' },
  // The three steps of `/account/create`.
  ...Object.fromEntries(
    ['address', 'account-information', 'business-information'].map((step) => [
      `/account/create/${step}`,
      { 'no-contact': 'open', full: 'open', administrator: 'open' },
    ]),
  ),
  // Only in the staff app.
  ...Object.fromEntries(
    [
      '/activities',
      '/activities/create',
      '/languages',
      '/languages/7',
      '/users',
      '/users/7',
      '/users/edit/7',
      '/users/edit/7/a0B7',
      '/users/view/7',
      '/users/view/7/a0B7',
      '/saleforce_public_fields',
      '/system_alerts',
      '/billing_maintenance_settings',
      '/bulk_push_notifications',
      '/delinquency_notifications',
    ].map((path) => [path, { full: '/', administrator: 'staff' }]),
  ),
  // Services marked GuestEnabled lead there (spec, resident section 6).
  ...Object.fromEntries(
    [
      '/laserfiche/form',
      '/report',
      '/feedback',
      '/activities/other_permit',
      '/activities/business_application',
      '/activities/zoning_inquiry',
      '/activities/7',
    ].map((path) => [path, { anonymous: 'guest' }]),
  ),
}

function everywhere(access: Access): Partial<Record<SessionState, Access>> {
  return Object.fromEntries(sessionStates.map((state) => [state, access]))
}

const somePaths = [
  ...new Set([
    ...Object.values(lists).flatMap(({ open }) => open),
    ...Object.keys(led),
    '/no/such/page',
  ]),
]

describe.each(sessionStates)('in the state %s (spec, admin section 6)', (state) => {
  const organizations = { personal: null, organization: 'an organization' }

  describe.each(Object.entries(organizations))('acting as %s', (standing, organizationId) => {
    const acts = (path: string): Access => accessTo(path, 'elgin', { state, organizationId })

    it.each(somePaths)('%s is as the table says', (path) => {
      const { open, elsewhere } = lists[state]
      const listed = open.includes(path) ? 'open' : elsewhere
      const isOther =
        (path === '/report' && standing === 'organization') ||
        (path === '/organization_management' && standing === 'personal')
      expect(acts(path)).toBe(isOther ? elsewhere : (led[path]?.[state] ?? listed))
    })
  })
})

describe('the record that an address names', () => {
  it.each([
    ['/a0B7', 'a0B7'],
    ['/a0B7/', 'a0B7'],
    ['/', null],
    ['/dashboard', null],
    ['/login', null],
    ['/mylogin', null],
    ['/xsignup1', null],
    ['/resetPasswords', null],
    ['/a/b', null],
  ])('%s is %s', (path, record) => {
    expect(recordAt(path, 'elgin')).toBe(record)
  })
})

describe('the screen at a path', () => {
  it.each([
    ['/elgin_today', '/{city}_today'],
    ['/aurora_today', '/{RecordId}'],
    ['/search/', '/search'],
    ['/activities/other_permit', '/activities/other_permit'],
    ['/activities/7', '/activities/{id}'],
    ['/account/create', '/account/create'],
    ['/knowledgebase/', '/knowledgebase'],
    ['/no-such-page', '/{RecordId}'],
    ['/no/such/page', null],
    ['//evil.example', null],
    ['/search/deep', null],
    ['', null],
  ])('%s is %s', (path, screen) => {
    expect(screenAt(path, 'elgin')).toBe(screen)
  })

  it('has the name of the city that runs the portal', () => {
    expect(screenAt('/aurora_today', 'aurora')).toBe('/{city}_today')
  })
})
