import { describe, expect, it } from 'vitest'
import { specialServiceIds } from '../services/special.ts'
import { guest, startOf } from '../services/start.ts'
import { accessTo, screenAt } from './screens.ts'
import { unbuiltScreens } from './unbuilt.ts'

const anonymous = (path: string) => accessTo(path, 'elgin', 'anonymous')

describe('what a visitor without a session may open (spec, admin section 6.4)', () => {
  it.each([
    '/',
    '/login',
    '/signup',
    '/resetPassword',
    '/forgotpassword',
    '/search',
    '/activity/start',
    '/openMobileApp',
    '/knowledgebase',
    '/knowledgebase/0199f0a0-0000-7000-8000-000000000001',
    '/sso/saml',
    '/payment',
    '/businesslicense',
    '/permit-search',
    '/view-all-services',
    '/elgin_today',
    '/garbage-search',
    '/boards-and-commissions',
    '/boards-and-commissions/7',
    '/add-stored-payment-mobile',
  ])('%s is open', (path) => {
    expect(anonymous(path)).toBe('open')
  })

  it.each([
    '/dashboard',
    '/in_progress',
    '/completed_activities',
    '/activity-view/Case/7',
    '/account/7',
    '/account/create',
    '/messages',
    '/payment/payment-history',
    '/payment/water-bill-payment-records',
    '/paymentLPI',
    '/organization_management',
    '/add_organization',
  ])('%s leads home', (path) => {
    expect(anonymous(path)).toBe('home')
  })

  it('services for guests lead to screens that are open to guests', () => {
    for (const path of ['/laserfiche/form', '/report', '/feedback', '/activities/other_permit']) {
      expect(anonymous(path)).toBe('guest')
    }
  })
})

describe('the screen at a path', () => {
  it.each([
    ['/elgin_today', '/{city}_today'],
    ['/aurora_today', null],
    ['/search/', '/search'],
    ['/activities/other_permit', '/activities/other_permit'],
    ['/activities/7', '/activities/{id}'],
    ['/account/create', '/account/create'],
    ['/knowledgebase/', '/knowledgebase'],
    ['/no-such-page', null],
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

// The list that later releases empty: services a visitor can start today that end on "call or write".
describe('screens that do not stand yet', () => {
  const pathOf = (href: string) => href.split('?')[0] ?? ''
  const isUnbuilt = (path: string) => {
    const screen = screenAt(path, 'elgin')
    return screen !== null && screen in unbuiltScreens
  }

  it('are each reachable by a visitor, so that none is listed in vain', () => {
    for (const screen of Object.keys(unbuiltScreens)) {
      expect([screen, anonymous(screen)]).not.toEqual([screen, 'home'])
    }
  })

  it('are where these special services end for a guest', () => {
    const waiting = Object.entries(specialServiceIds)
      .map(([name, Id]) => {
        const service = {
          Id,
          Item: name,
          Type: 'CUSTOM_FORM',
          Action: 'FIND',
          GuestEnabled: true,
        } as const
        const start = startOf(service, guest)
        return { name, path: 'href' in start ? pathOf(start.href) : '' }
      })
      .filter(({ path }) => isUnbuilt(path))
    expect(waiting).toEqual([
      { name: 'otherPermit', path: '/activities/other_permit' },
      { name: 'businessApplication', path: '/activities/business_application' },
      { name: 'zoningInformation', path: '/activities/zoning_inquiry' },
      { name: 'waterBill', path: '/login' },
      { name: 'permitSearch', path: '/permit-search' },
      { name: 'garbageSearch', path: '/garbage-search' },
      { name: 'boardsAndCommissions', path: '/boards-and-commissions' },
      { name: 'licenseRenewal', path: '/businesslicense' },
      { name: 'feedback', path: '/feedback' },
      { name: 'quickPermit', path: '/login' },
    ])
  })

  it('are where hosted forms and reports end', () => {
    expect(['/laserfiche/form', '/report'].filter(isUnbuilt)).toEqual([
      '/laserfiche/form',
      '/report',
    ])
  })
})
