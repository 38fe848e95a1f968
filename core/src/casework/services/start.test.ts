import { describe, expect, it } from 'vitest'
import { specialServiceIds } from './special.ts'
import {
  guest,
  linkTo,
  safeExternalHref,
  startOf,
  type StartableService,
  targetOf,
  type Visitor,
} from './start.ts'

const id = '0199f0a0-0000-7000-8000-000000000001'
const resident: Visitor = { isSignedIn: true, hasEmail: true, isPersonal: true }

const service = (part: Partial<StartableService>): StartableService => ({
  Id: id,
  Slug: 'a-dog-licence',
  Item: 'A dog licence',
  Type: 'CONTENT',
  Action: 'APPLY_FOR',
  GuestEnabled: true,
  ...part,
})

describe('where a service leads', () => {
  it.each([
    ['otherPermit', '/activities/other_permit'],
    ['businessApplication', '/activities/business_application'],
    [
      'zoningInformation',
      `/activities/zoning_inquiry?activityId=${specialServiceIds.zoningInformation}`,
    ],
    ['waterBill', '/payment/water-bill-payment-records'],
    ['permitSearch', '/permit-search'],
    ['garbageSearch', '/garbage-search'],
    ['boardsAndCommissions', '/boards-and-commissions'],
    ['licenseRenewal', '/businesslicense'],
    ['feedback', '/feedback'],
    ['quickPermit', '/laserfiche/form?formTitle=Quick+Permit&bpid=140'],
  ] as const)('the special service %s has its named screen, whatever its type', (name, href) => {
    for (const Type of ['CUSTOM_FORM', 'LASERFICHE_FORM', 'EXTERNAL_LINK', 'CONTENT'] as const) {
      const start = targetOf(service({ Id: specialServiceIds[name], Type }))
      expect(start).toEqual({ kind: 'screen', href })
    }
  })

  it('a hosted form opens with its title, its process and its payment code', () => {
    const form = {
      Type: 'LASERFICHE_FORM',
      Item: 'Block party & parade',
      LaserficheProcessId: '77',
    }
    expect(targetOf(service({ ...form, Type: 'LASERFICHE_FORM' }))).toEqual({
      kind: 'screen',
      href: '/laserfiche/form?formTitle=Block+party+%26+parade&bpid=77',
    })
    expect(
      targetOf(service({ ...form, Type: 'LASERFICHE_FORM', paymentCode: 'PERMIT' })),
    ).toMatchObject({ href: expect.stringMatching(/&bpid=77&paymentCode=PERMIT$/) })
  })

  it('a hosted form without a process says so', () => {
    for (const LaserficheProcessId of [null, undefined, '']) {
      expect(targetOf(service({ Type: 'LASERFICHE_FORM', LaserficheProcessId }))).toEqual({
        kind: 'refusal',
        reason: 'FormMissing',
      })
    }
  })

  it('an external link leads there', () => {
    const ExternalLink = 'https://parks.example/rent?hall=1'
    expect(targetOf(service({ Type: 'EXTERNAL_LINK', ExternalLink }))).toEqual({
      kind: 'elsewhere',
      href: ExternalLink,
    })
  })

  it.each([
    null,
    '',
    'parks.example',
    'http://parks.example/',
    // oxlint-disable-next-line no-script-url -- must be refused
    'javascript:alert(1)',
    '//evil.example',
    'https://portal@evil.example/',
    'data:text/html,hi',
  ])('an external link to %j leads nowhere', (ExternalLink) => {
    expect(safeExternalHref(ExternalLink)).toBeNull()
    expect(targetOf(service({ Type: 'EXTERNAL_LINK', ExternalLink }))).toEqual({
      kind: 'refusal',
      reason: 'LinkMissing',
    })
  })

  it('content has a page by the words of its address', () => {
    expect(targetOf(service({ Type: 'CONTENT' }))).toEqual({
      kind: 'screen',
      href: '/activities/a-dog-licence',
    })
  })

  it('what is paid by a number on paper is looked up', () => {
    expect(targetOf(service({ Type: 'CUSTOM_FORM', Action: 'PAY_FOR' }))).toEqual({
      kind: 'screen',
      href: '/payment?accountType=CITATION',
    })
  })

  it('a report opens the report screen with its name and id', () => {
    expect(
      targetOf(service({ Type: 'CUSTOM_FORM', Action: 'REPORT', Item: 'Snow & ice' })),
    ).toEqual({ kind: 'screen', href: `/report?item=Snow+%26+ice&id=${id}` })
  })

  it('a custom form without a screen of its own is not yet supported', () => {
    expect(targetOf(service({ Type: 'CUSTOM_FORM' }))).toEqual({
      kind: 'refusal',
      reason: 'UnsupportedType',
    })
  })

  it('a type that this release does not know is not yet supported', () => {
    // Only a newer server can send it.
    const Type = 'HOLOGRAM' as StartableService['Type']
    expect(targetOf(service({ Type }))).toEqual({ kind: 'refusal', reason: 'UnsupportedType' })
  })
})

describe('who may start a service', () => {
  it('an organization gives feedback, and reports nothing else', () => {
    const organization = { isSignedIn: true, hasEmail: true, isPersonal: false }
    const report = { Type: 'CUSTOM_FORM', Action: 'REPORT' } as const
    expect(startOf(service(report), organization)).toEqual({
      kind: 'refusal',
      reason: 'PersonalOnly',
    })
    const feedback = service({ ...report, Id: specialServiceIds.feedback })
    expect(startOf(feedback, organization)).toEqual({ kind: 'screen', href: '/feedback' })
  })

  it('a guest starts what is guest-enabled', () => {
    expect(startOf(service({}), guest)).toEqual({
      kind: 'screen',
      href: '/activities/a-dog-licence',
    })
  })

  it('a guest signs in for anything else and comes back to it', () => {
    expect(startOf(service({ GuestEnabled: false }), guest)).toEqual({
      kind: 'login',
      href: `/login?activityId=${id}`,
    })
  })

  it('a signed-in user without an email signs in again for what is not guest-enabled', () => {
    const visitor = { ...resident, hasEmail: false }
    expect(startOf(service({ GuestEnabled: false }), visitor).kind).toBe('login')
    expect(startOf(service({ GuestEnabled: true }), visitor).kind).toBe('screen')
  })

  it('a user with an email starts everything', () => {
    expect(startOf(service({ GuestEnabled: false }), resident).kind).toBe('screen')
  })

  it.each([true, false])(
    'a guest pays a water bill through sign-in (guest-enabled: %s)',
    (enabled) => {
      const waterBill = service({ Id: specialServiceIds.waterBill, GuestEnabled: enabled })
      expect(startOf(waterBill, guest)).toEqual({
        kind: 'login',
        href: '/login?redirectto=payment&guest_enabled=true',
      })
      expect(startOf(waterBill, resident)).toEqual({
        kind: 'screen',
        href: '/payment/water-bill-payment-records',
      })
    },
  )

  it.each([true, false])('a guest signs in for a quick permit (guest-enabled: %s)', (enabled) => {
    const quickPermit = service({ Id: specialServiceIds.quickPermit, GuestEnabled: enabled })
    expect(startOf(quickPermit, guest)).toEqual({ kind: 'login', href: '/login' })
    expect(startOf(quickPermit, resident).kind).toBe('screen')
  })

  it('reports are for people who act for themselves', () => {
    const report = service({ Type: 'CUSTOM_FORM', Action: 'REPORT' })
    expect(startOf(report, { ...resident, isPersonal: false })).toEqual({
      kind: 'refusal',
      reason: 'PersonalOnly',
    })
    expect(startOf(report, guest).kind).toBe('screen')
  })
})

describe('a link on a list', () => {
  it('goes straight to a screen', () => {
    expect(linkTo(service({}), guest)).toEqual({ href: '/activities/a-dog-licence', newTab: false })
  })

  it('opens a page elsewhere in a new tab', () => {
    const link = service({ Type: 'EXTERNAL_LINK', ExternalLink: 'https://parks.example/' })
    expect(linkTo(link, guest)).toEqual({ href: 'https://parks.example/', newTab: true })
  })

  it('goes to the launcher if the service cannot start', () => {
    const viaLauncher = { href: `/activity/start?activityId=${id}`, newTab: false }
    expect(linkTo(service({ GuestEnabled: false }), guest)).toEqual(viaLauncher)
    expect(linkTo(service({ Type: 'CUSTOM_FORM' }), guest)).toEqual(viaLauncher)
    expect(
      linkTo(service({ Type: 'EXTERNAL_LINK', ExternalLink: 'http://a.example' }), guest),
    ).toEqual(viaLauncher)
  })
})
