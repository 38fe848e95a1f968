import { describe, expect, it } from 'vitest'
import {
  guestWay,
  landingAfterSignIn,
  landingAfterSwitch,
  pathToKeep,
  screenNamed,
  signInSearch,
} from './landing.ts'
import type { SessionState } from './session-state.ts'

const id = '019b76da-a800-7000-8000-000000000001'

describe('an address of the sign-in screens', () => {
  it('is read by the names of the specification', () => {
    const search = { activityId: id, guest_enabled: 'true', redirectto: 'payment' }
    expect(signInSearch(search)).toEqual({
      activityId: id,
      guestEnabled: true,
      redirectTo: 'payment',
    })
  })

  it('ignores invalid values', () => {
    const search = { activityId: '//evil.example', guest_enabled: 'yes', redirectto: 7 }
    expect(signInSearch(search)).toEqual({ guestEnabled: false })
  })
})

describe('no redirectto leads away from the portal', () => {
  it.each([
    'https://evil.example/',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/\t/evil.example/',
    '/%2F/evil.example',
    // oxlint-disable-next-line no-script-url -- what is refused here
    'javascript:alert(1)',
    'data:text/html,x',
    '/.//evil.example',
    '/..//evil.example/',
    '/payment/..//evil.example',
    '@evil.example',
    'payment@evil.example/',
    '',
    ' ',
  ])('%j', (redirectto) => {
    const search = signInSearch({ redirectto, guest_enabled: 'true' })
    expect(['/dashboard', '/']).toContain(landingAfterSignIn(search, 'elgin'))
    expect(guestWay(search, 'elgin')).toBeNull()
  })
})

describe('where a guest continues', () => {
  const way = (search: Record<string, unknown>) => guestWay(signInSearch(search), 'elgin')

  it('is to pay', () => {
    expect(way({ guest_enabled: 'true', redirectto: 'payment' })).toEqual({
      href: '/payment',
      isPayment: true,
    })
    expect(way({ guest_enabled: 'true', redirectto: '/payment?accountNumber=1-2' })).toEqual({
      href: '/payment?accountNumber=1-2',
      isPayment: true,
    })
  })

  it('is any screen that guests may open', () => {
    expect(way({ guest_enabled: 'true', redirectto: 'permit-search' })).toEqual({
      href: '/permit-search',
      isPayment: false,
    })
  })

  it('is no screen for people with an account, and nowhere unless it is said', () => {
    expect(way({ guest_enabled: 'true', redirectto: 'messages' })).toBeNull()
    expect(way({ redirectto: 'payment' })).toBeNull()
    expect(way({ guest_enabled: 'true' })).toBeNull()
  })
})

describe('where people land after signing in', () => {
  it.each([
    [{}, '/dashboard'],
    [{ activityId: id }, `/activity/start?activityId=${id}`],
    [{ activityId: id, redirectto: 'payment' }, `/activity/start?activityId=${id}`],
    [{ redirectto: 'payment' }, '/dashboard?redirectto=payment'],
    [{ redirectto: 'messages' }, '/messages'],
    [{ redirectto: 'login' }, '/dashboard'],
    [{ redirectto: 'users' }, '/dashboard'],
  ])('%j: %s', (search, path) => {
    expect(landingAfterSignIn(signInSearch(search), 'elgin')).toBe(path)
  })
})

describe('a screen that an address names', () => {
  it('is one that the person may open in their state', () => {
    expect(screenNamed('messages', 'elgin', 'full')).toBe('/messages')
    expect(screenNamed('messages', 'elgin', 'no-contact')).toBeNull()
  })
})

describe('the path that is kept during a redirect', () => {
  const pathKept = (path: string, state: SessionState) => {
    const { pathname, search } = new URL(path, 'https://portal.example')
    return pathToKeep({ pathname, search }, 'elgin', state)
  }

  it.each([
    ['/activity-view/Case/7', 'unverified', '/activity-view/Case/7'],
    ['/messages', 'no-contact', '/messages'],
    ['/activity/start?activityId=7', 'no-contact', '/activity/start?activityId=7'],
    ['/dashboard?redirectto=payment', 'unverified', '/dashboard?redirectto=payment'],
    ['/forgotpassword?redirectto=/messages', 'anonymous', '/messages'],
    ['/forgotpassword?redirectto=https://evil.example', 'anonymous', null],
    ['/forgotpassword', 'anonymous', null],
    // This screen, and one that always opens.
    ['/dashboard', 'unverified', null],
    ['/account/create/address', 'unverified', null],
    ['/?mode=verifyEmail&oobCode=x', 'unverified', null],
    ['/search?term=leaf', 'no-contact', null],
    ['/messages', 'anonymous', null],
    ['/messages', 'full', null],
    ['/users', 'no-contact', null],
  ] as const)('%s in the state %s: %s', (path, state, expected) => {
    expect(pathKept(path, state)).toBe(expected)
  })
})

describe('where people stay after switching who they act for', () => {
  const landing = (from: string, organizationId: string | null) =>
    landingAfterSwitch(from, 'elgin', { state: 'full', organizationId })

  it.each([
    ['/', '/'],
    ['/in_progress', '/in_progress'],
    ['/search?term=leaf&page=2', '/search?term=leaf&page=2'],
    ['/elgin_today', '/elgin_today'],
    ['/organization_management', '/organization_management'],
    // Reports are personal (spec, admin section 6).
    ['/report?item=x', '/dashboard'],
    // It may belong to the other account.
    ['/activity-view/Case/7', '/dashboard'],
    ['/no/such/page', '/dashboard'],
    ['/users', '/dashboard'],
    ['//evil.example/search', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['https://evil.example/search', '/dashboard'],
    ['', '/'],
    // The page that asked for the switch.
    ['/?redirectto=%2Forganization_management', '/organization_management'],
    ['/?redirectto=%2Factivity-view%2FCase%2F7', '/activity-view/Case/7'],
    ['/?redirectto=%2Freport', '/dashboard'],
    ['/?redirectto=%2F%2Fevil.example', '/dashboard'],
    ['/search?redirectto=%2Fmessages', '/search?redirectto=%2Fmessages'],
  ])('%s leads to %s for an organization', (from, to) => {
    expect(landing(from, 'an organization')).toBe(to)
  })

  it('is not the organization’s screen for people who act for themselves', () => {
    expect(landing('/organization_management', null)).toBe('/dashboard')
    expect(landing('/report?item=x', null)).toBe('/report?item=x')
  })
})
