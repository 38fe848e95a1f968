import { beforeAll, describe, expect, it } from 'vitest'
import { mailKinds } from '@portal/core/mail'
import {
  codeIn,
  demoPassword,
  waitForMail,
  newVisitor,
  putRequest,
  testCity,
  type Visitor,
} from '@portal/local/testing'

const city = await testCity()
const { mailbox, resident: origin } = city.origins

const email = 'ada@demo.example'
let userId = ''
let request = ''
let place = ''

async function logIn(visitor: Visitor, at = '/login') {
  const answer = await visitor.form(at, { form: 'log-in', email, password: demoPassword })
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}

beforeAll(async () => {
  const visitor = newVisitor(origin)
  await logIn(visitor)
  // The contract's AuthUser.
  userId = (JSON.parse((await visitor.get('/api/auth')).text) as { Id: string }).Id
  await putRequest(city, { userId, number: '81000001' })
  request = '/activity-view/Case/81000001'
  const days = '/api/salesforce/landParcelMaster/garbagePickupDay?street=Millrace%20St'
  // The contract's list.
  const [first] = JSON.parse((await visitor.get(days)).text) as { Id: string }[]
  place = `/pickup/${first?.Id}?reminder=01900000-0000-7000-8000-000000000000`
})

/** The login that a page shows to a signed-out reader, in the reader's browser. */
const loginOn = (page: string): string =>
  (/<a href="(\/login\?redirectto=[^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&')

/** Opens a link as a browser does: through redirects, to a page. */
async function open(visitor: Visitor, path: string) {
  let at = path
  for (let step = 0; step < 6; step += 1) {
    const answer = await visitor.get(at)
    const next = answer.headers.get('location')
    if (next === null) return { path: at, ...answer }
    at = next
  }
  throw new Error(`${path} leads in circles`)
}

/** Where each kind of mail leads that has a button: the same paths as their senders write. */
const pathsOf: Readonly<Record<string, () => string>> = {
  'verify-email': () => '/?mode=verifyEmail&oobCode=x',
  'confirm-email-again': () => '/?mode=verifyEmail&oobCode=x',
  'change-email': () => '/?mode=verifyAndChangeEmail&oobCode=x',
  'reset-password': () => '/resetPassword?mode=resetPassword&oobCode=x',
  'new-sign-in': () => '/forgotpassword',
  'password-changed': () => '/forgotpassword',
  'organization-join-request': () => '/organization_management',
  'organization-approved': () => '/dashboard',
  'organization-invitation': () => '/organization_management',
  'board-follow-confirm': () => '/boards-and-commissions/heritage-commission',
  'board-news': () => '/boards-and-commissions/heritage-commission',
  'permit-follow-confirm': () => '/permits/2026/1001',
  'permit-news': () => '/permits/2026/1001',
  'inspection-news': () => '/permits/2026/1001',
  'license-due': () => '/businesslicense',
  'pickup-reminder-confirm': () => place,
  'pickup-news': () => place,
  // Of the demo city.
  'license-issued': () => '/license/QUGCW2LWNUNW',
  'license-renewed': () => '/license/QUGCW2LWNUNW',
  'request-news': () => request,
  'followed-news': () => request,
  'request-link': () => request,
  'bill-news': () => '/payment/water-bill-payment-records',
  'data-export-ready': () => '/account/data',
  'bill-ready': () => '/payment/water-bill-payment-records',
  'shutoff-notice': () => '/payment/bill/01900000-0000-7000-8000-000000000000',
  'payment-receipt': () => '/payment/receipt/WEB-0000-0000',
  'payment-not-taken': () => '/payment/receipt/WEB-0000-0000',
  'payment-taken-back': () => '/payment/receipt/WEB-0000-0000',
  'autopay-news': () => `/account/${userId}`,
}

/** These work signed out: they prove an identity, or ask for a new password. */
const forEverybody = new Set([
  'verify-email',
  'confirm-email-again',
  'change-email',
  'reset-password',
  'new-sign-in',
  'password-changed',
  'license-due',
  'license-issued',
  'license-renewed',
  'board-follow-confirm',
  'board-news',
  'permit-follow-confirm',
  'permit-news',
  'inspection-news',
  'pickup-reminder-confirm',
  'pickup-news',
])

describe('a link in a mail reaches its page', () => {
  it('every kind of mail with a link is tried here', () => {
    const linked = Object.entries(mailKinds).flatMap(([kind, texts]) =>
      'button' in texts && !('isForStaff' in texts) ? [kind] : [],
    )
    expect(Object.keys(pathsOf).toSorted()).toEqual(linked.toSorted())
  })

  it.each([...forEverybody])('%s, without an account', async (kind) => {
    expect((await open(newVisitor(origin), pathsOf[kind]?.() ?? '')).status).toBe(200)
  })

  it.each(Object.keys(pathsOf).filter((kind) => !forEverybody.has(kind)))('%s', async (kind) => {
    const path = pathsOf[kind]?.() ?? ''
    const visitor = newVisitor(origin)
    const page = await open(visitor, path)
    const login = loginOn(page.text)
    expect(login).not.toBe('')
    const wanted = new URL(login, origin).searchParams.get('redirectto')
    expect(wanted).toBe(path)
    // The page shows another’s status, or a missing payment: it is still the right page.
    const landed = await logIn(visitor, login)
    expect(landed).toBe(path)
  })

  it('and shows the request, also by the login’s address kept for later', async () => {
    const visitor = newVisitor(origin)
    const login = loginOn((await open(visitor, request)).text)
    expect((await open(visitor, await logIn(visitor, login))).text).toContain('Streetlight problem')
    expect((await open(visitor, login)).path).toBe(request)
  })

  it('leads by way of the login to no other site', async () => {
    const visitor = newVisitor(origin)
    const page = await visitor.get('/?notice=login-needed&redirectto=https://evil.example/')
    expect(page.text).not.toMatch(/href="[^"]*\/\/evil/)
    expect(await logIn(visitor, loginOn(page.text))).toBe('/dashboard')
  })
})

describe('the page of a link is there once', () => {
  const password = 'Nine-lives-2026'

  it('their account is made, their address proven and their account complete', async () => {
    const visitor = newVisitor(origin)
    const signUp = loginOn((await open(visitor, '/messages')).text).replace('/login', '/signup')
    expect((await visitor.get(signUp)).text).toContain('href="/login?redirectto=%2Fmessages"')
    const address = `${crypto.randomUUID()}@home.example`
    const made = await visitor.form(signUp, {
      form: 'sign-up',
      email: address,
      confirmEmail: address,
      password,
      confirmPassword: password,
    })
    expect(made.headers.get('location')).toBe('/messages')
    expect((await open(visitor, '/messages')).path).toBe('/account/verificationRequired')
    const code = codeIn(await waitForMail(mailbox, address))
    const proven = await open(visitor, `/?mode=verifyEmail&oobCode=${code}`)
    expect(proven.path).toBe('/account/create/address')
    const contact = {
      firstName: 'Ana',
      lastName: 'Rivera',
      phoneNumber: '(847) 555-0100',
      address1: '1 Mill St',
      address2: '',
      city: 'Elgin',
      state: 'IL',
      zip: '60120',
      hasNoneOfTheAbove: true,
    }
    const completed = await visitor.post('/api/users/account', contact)
    expect([completed.status, completed.text]).toEqual([200, expect.any(String)])
    expect((await open(visitor, '/dashboard')).path).toBe('/messages')
    expect((await open(visitor, '/dashboard')).path).toBe('/dashboard')
  })

  it('their address is proven in another browser, which keeps where they wanted to go', async () => {
    const address = `${crypto.randomUUID()}@home.example`
    const made = await newVisitor(origin).form('/signup?redirectto=%2Fmessages', {
      form: 'sign-up',
      email: address,
      confirmEmail: address,
      password,
      confirmPassword: password,
    })
    expect(made.status).toBe(303)
    const letter = await waitForMail(mailbox, address)
    const link = new URL(/https?:\S+/.exec(letter.text)?.[0] ?? '')
    const other = newVisitor(origin)
    const proven = await open(other, link.pathname + link.search)
    expect(proven.path).toContain('/login?')
    expect(proven.text).toContain('Your email address is confirmed. Log in to continue.')
    expect(new URL(proven.path, origin).searchParams.get('redirectto')).toBe('/messages')
    const fields = { form: 'log-in', email: address, password }
    const landed = (await other.form(proven.path, fields)).headers.get('location') ?? ''
    expect(landed).toBe('/messages')
    // It is kept until the account is complete.
    expect((await open(other, landed)).path).toBe('/account/create/address')
  })

  it('the mail that is sent once more leads where the first one did', async () => {
    const address = `${crypto.randomUUID()}@home.example`
    const visitor = newVisitor(origin)
    const made = await visitor.form('/signup?redirectto=%2Fmessages', {
      form: 'sign-up',
      email: address,
      confirmEmail: address,
      password,
      confirmPassword: password,
    })
    const waiting = await open(visitor, made.headers.get('location') ?? '')
    expect(waiting.path).toBe('/account/verificationRequired')
    const first = await waitForMail(mailbox, address)
    await visitor.form(waiting.path, { form: 'verify-later', wants: 'another-mail' })
    const again = await waitForMail(mailbox, address, ({ text }) => text !== first.text)
    const link = new URL(/https?:\S+/.exec(again.text)?.[0] ?? '')
    expect(link.searchParams.get('redirectto')).toBe('/messages')
    const proven = await open(newVisitor(origin), link.pathname + link.search)
    expect(new URL(proven.path, origin).searchParams.get('redirectto')).toBe('/messages')
  })

  it('no other address is confirmed for the user who is logged in', async () => {
    const address = `${crypto.randomUUID()}@home.example`
    await newVisitor(origin).post('/api/signup', { email: address, password })
    const code = codeIn(await waitForMail(mailbox, address))
    const other = newVisitor(origin)
    await other.post('/api/auth/sign-in', { email: 'ana@demo.example', password: demoPassword })
    const proven = await open(other, `/?mode=verifyEmail&oobCode=${code}`)
    expect(proven.text).toContain('log out and log in with that address')
    expect(JSON.parse((await other.get('/api/auth')).text).Email).toBe('ana@demo.example')
  })

  it('a link that was mailed leads to no other site', async () => {
    const address = `${crypto.randomUUID()}@home.example`
    const body = { email: address, password }
    await newVisitor(origin).post('/api/signup?redirectto=https://evil.example/', body)
    expect((await waitForMail(mailbox, address)).text).not.toContain('evil')
  })

  it('a new password is chosen', async () => {
    const visitor = newVisitor(origin)
    const forgot = loginOn((await open(visitor, request)).text).replace('/login', '/forgotpassword')
    await visitor.get(forgot)
    const landed = await logIn(visitor, '/login?notice=password-changed')
    expect((await open(visitor, landed)).path).toBe(request)
    // Once is enough.
    expect((await open(visitor, '/dashboard')).path).toBe('/dashboard')
  })
})

describe('a page for those who act for an organization', () => {
  it('opens by the switch in the menu of the notice that says so', async () => {
    const visitor = newVisitor(origin)
    await visitor.post('/api/auth/sign-in', { email: 'omar@demo.example', password: demoPassword })
    await visitor.send('PUT', '/api/users', { selectedOrganization: 'personal' })
    const page = await open(visitor, '/organization_management')
    const fields = { form: 'act-for', from: page.path }
    const organization = /<button[^>]* value="([\da-f-]{36})"/.exec(page.text)?.[1] ?? ''
    const switched = await visitor.form('/organization/switch', { ...fields, organization })
    expect(switched.headers.get('location')).toMatch(/^\/organization_management\?/)
  })

  it('a request of theirs offers to switch to the one whose it may be', async () => {
    const visitor = newVisitor(origin)
    await visitor.post('/api/auth/sign-in', { email: 'omar@demo.example', password: demoPassword })
    // The contract's AuthUser.
    const omar = JSON.parse((await visitor.get('/api/auth')).text) as { Id: string }
    await putRequest(city, { userId: omar.Id, number: '81000002' })
    const path = '/activity-view/Case/81000002'
    const held = JSON.parse((await visitor.get('/api/organizations')).text) as { Id: string }[]
    await visitor.send('PUT', '/api/users', { selectedOrganization: held[0]?.Id })
    const missing = await visitor.get(path)
    expect(missing.status).toBe(404)
    const main = missing.text.slice(missing.text.indexOf('<main'))
    const from = /name="from" value="([^"]+)"/.exec(main)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(main).toContain('value="personal"')
    const switched = await visitor.form('/organization/switch', {
      form: 'act-for',
      from,
      organization: 'personal',
    })
    const location = switched.headers.get('location') ?? ''
    expect(location).toBe(`${path}?notice=acts-personally`)
    expect((await visitor.get(location)).status).toBe(200)
  })
})
