import { describe, expect, it } from 'vitest'
import { openDatabase } from '@portal/core/database'
import { rebuildSearchIndex } from '@portal/core/search-index'
import {
  ask,
  cityDay,
  fillCity,
  newCast,
  putAccount,
  putRequest,
  testCity,
} from '@portal/local/testing'
import { adminContract } from '@portal/openapi/admin'
import { boardSamplesOf } from './board-samples.ts'
import { broadcastSamplesOf, broadcastsWithoutChanges } from './broadcast-samples.ts'
import { contentSamplesOf } from './content-samples.ts'
import { deliverySamplesOf } from './delivery-samples.ts'
import { licensingSamplesOf, licensingWithoutChanges } from './licensing-samples.ts'
import { noticeSamples, noticesWithoutChanges } from './notice-samples.ts'
import { partnerSamplesOf } from './partner-samples.ts'
import { never, period } from './periods.ts'
import { alert, imports, type Sample } from './sample.ts'
import { settingSamplesOf } from './setting-samples.ts'
import { teamSamplesOf } from './team-samples.ts'
import { webhooksWithoutChanges } from './webhook-samples.ts'
import { zoningSamplesOf } from './zoning-samples.ts'

const city = await testCity()
await fillCity(city)
const cast = await newCast(city, 'staff')
const { staff: token } = cast.cookies
const { staff: staffId } = cast.ids
const database = () => openDatabase(city.databaseUrl, city.neonEndpoint)
type Contract = typeof adminContract

/** Every operation of staff that may change something. */
type Write = {
  [Name in keyof Contract]: Contract[Name]['access'] extends 'staff'
    ? Contract[Name]['method'] extends 'get'
      ? never
      : Name
    : never
}[keyof Contract]

const sent = async (name: Write, { path, body, headers = {} }: Sample) =>
  ask(city.origins.staff, `/api${path}`, {
    method: adminContract[name].method.toUpperCase(),
    headers: {
      origin: city.origins.staff,
      cookie: `staff_session=${token}`,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
      'cf-connecting-ip': '203.0.113.7',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })

const value = async (text: string): Promise<string> => {
  const [row] = await database().rows<{ value: string }>(`select (${text})::text as value`)
  return row?.value ?? ''
}
const ana = await value(`select id from users where email = 'ana@demo.example'`)
// A best bet is a page that search finds.
await rebuildSearchIndex(database())

const run = (statement: string) => database().write((builder) => [builder.execute(statement)])

async function aFactorOf(userId: string): Promise<string> {
  const id = crypto.randomUUID()
  await run(`insert into second_factors (id, user_id, kind, name, created_at)
      values ('${id}', '${userId}', 'passkey', 'Key', now())`)
  // Sessions from before it count as if it had been shown.
  await run(`update sessions set second_factor_at = now() where user_id = '${userId}'`)
  return id
}

/** At the first version of a new request of Ana's. */
const atRequest =
  (part: string, body: unknown, headers: Record<string, string> = {}) =>
  async (): Promise<Sample> => ({
    path: `/requests/${await putRequest(city, { userId: ana })}/${part}`,
    body,
    headers: { 'if-match': '"1"', ...headers },
  })

/** What another operation made: its reply has the id. */
async function made(name: Write, sample: Sample): Promise<string> {
  const { text } = await sent(name, sample)
  return /"[iI]d" ?: ?"([^"]+)"/.exec(text)?.[1] ?? text
}
async function got(path: string): Promise<string> {
  const headers = { cookie: `staff_session=${token}` }
  return (await ask(city.origins.staff, `/api${path}`, { headers })).text
}
const service = { item: 'New', type: 'CUSTOM_FORM', action: 'FIND', order: 1 }
const aService = () => made('createService', { path: '/activities', body: service })
const anAlert = () => made('createSystemAlert', { path: '/systemAlerts', body: alert })
const aPeriod = () =>
  made('createMaintenancePeriod', {
    path: '/paymentMaintenanceInfo',
    body: { billingMaintenancePeriod: period },
  })
const template = (name: string) => ({ name, bodyEnglish: 'Thank you.', bodySpanish: 'Gracias.' })
const aTemplate = (name: string) =>
  made('createReplyTemplate', { path: '/reply-templates', body: template(name) })
const aPlace = () =>
  value(`select street_number || ' ' || street_name || ' ' || street_suffix from parcels limit 1`)
const filter = { name: 'Mine', query: 'overdue=yes' }
const pdf = '%PDF-1.4\n1 0 obj\n<< >>\nendobj\n%%EOF\n'
const bytes = { 'content-type': 'application/octet-stream' }
const anAccount = async () => (await putAccount(city, ana)).number
const offer = async (): Promise<Sample> => {
  const { number } = await putAccount(city, ana, 1000, cityDay(5))
  const [customerId, locationId] = number.split('-')
  const installments = [
    { amount: 5, dueOn: cityDay(30) },
    { amount: 5, dueOn: cityDay(60) },
  ]
  return { path: '/payment-arrangements', body: { customerId, locationId, installments, note: '' } }
}
const addDocument = async (account: string): Promise<Sample> => ({
  path: `/box/util/${account}/documents?name=a.pdf`,
  body: pdf,
  headers: bytes,
})

async function unknownPayment(): Promise<string> {
  const id = crypto.randomUUID()
  await run(`insert into payments (id, reference, status, amount_cents, app_code, account_type, description,
        channel, caller, key, intent, user_id, language, transaction_id, created_at, updated_at)
      values ('${id}', '${id}', 'settled', 500, 'UTIL', 'x', 'x', 'web', 'x', '${id}', '${id}', '${ana}', 'en',
        '${id}', now(), now())`)
  return id
}

async function proposedRefund(): Promise<string> {
  const id = await unknownPayment()
  await run(`insert into refunds (id, payment_id, reference, kind, status, amount_cents, reason, staff_id, created_at,
        updated_at)
      values ('${crypto.randomUUID()}', '${id}', 'R${id}', 'refund', 'proposed', 500, 'Paid twice.', '${ana}', now(),
        now())`)
  return `/payments/${id}/refund/approval`
}

/** A request that takes effect, for each operation; one without its sample does not compile. */
const samples: Readonly<
  Record<Exclude<Write, keyof typeof withoutChanges>, () => Promise<Sample>>
> = {
  assignRequest: async () =>
    atRequest('assignee', {
      assigneeId: await value(`select id from users where email = 'ada@demo.example'`),
    })(),
  changeStatus: atRequest('status', { to: 'Open', reason: '', amountCents: null }),
  changeCategory: atRequest('category', { category: 'graffiti' }),
  changeDue: atRequest('due', { dueOn: cityDay(9), reason: 'Parts are late.' }),
  changePlace: async () => atRequest('place', { address: await aPlace() })(),
  askQuestion: atRequest('question', { text: 'Which lamp?' }),
  replyToRequest: atRequest('reply', { text: 'Thank you.' }),
  addNote: atRequest('note', { text: 'A note.' }),
  mergeRequest: async () => {
    const other = await putRequest(city, {})
    const number = await value(`select number from requests where id = '${other}'`)
    return atRequest('merge', { number })()
  },
  attachFile: atRequest('files?name=a.pdf', pdf, bytes),
  runBulk: async () => ({
    path: '/requests/bulk',
    body: {
      choice: {
        numbers: [
          await value(
            `select number from requests where id = '${await putRequest(city, { userId: ana })}'`,
          ),
        ],
      },
      action: { kind: 'status', to: 'Open', reason: '' },
    },
  }),
  saveDeskFilter: async () => ({ path: '/requests/filters', body: filter }),
  deleteDeskFilter: async () => ({
    path: `/requests/filters/${await made('saveDeskFilter', {
      path: '/requests/filters',
      body: { ...filter, name: 'Other' },
    })}`,
  }),
  enterReport: async () => ({
    path: '/requests',
    body: {
      category: 'streetlight',
      userId: null,
      name: 'Marta Ruiz',
      email: '',
      language: 'es',
      phone: '847-555-0142',
      address: await aPlace(),
      description: 'Dark.',
      extraDescription: '',
      rating: null,
      details: { poleType: 'METAL', problem: 'BURNED_OUT' },
    },
  }),
  createReplyTemplate: async () => ({ path: '/reply-templates', body: template('Thanks') }),
  updateReplyTemplate: async () => ({
    path: `/reply-templates/${await aTemplate('Before')}`,
    body: template('After'),
    headers: { 'if-match': '"1"' },
  }),
  deleteReplyTemplate: async () => ({
    path: `/reply-templates/${await aTemplate('Gone')}`,
    headers: { 'if-match': '"1"' },
  }),
  removeSecondFactor: async () => ({
    path: `/auth/second-factors/${await aFactorOf(staffId)}`,
    status: 204,
  }),
  resetSecondFactors: async () => {
    const id = await value(`select id from users where email = 'omar@demo.example'`)
    await aFactorOf(id)
    return { path: `/users/${id}/second-factors/reset` }
  },
  requireSecondFactors: async () => ({
    path: '/auth/second-factors/rule',
    // As before, so that no later sample is refused.
    body: { isRequired: false },
  }),
  ...settingSamplesOf({ made, got }),
  ...partnerSamplesOf({ made }),
  ...teamSamplesOf({ made, value }),
  ...licensingSamplesOf({ made, value }),
  ...zoningSamplesOf({ made, value }),
  ...contentSamplesOf({ made, sent, got, value }),
  ...boardSamplesOf({ made, value }),
  grantRoles: async () => ({
    path: `/users/${await value(`select id from users where email = 'omar@demo.example'`)}/roles`,
    body: { roles: ['viewer'], scope: { categories: ['trees'], areas: ['North'] } },
  }),
  editUser: async () => {
    const id = await value(`select id from users where email = 'omar@demo.example'`)
    return {
      path: `/users/${id}`,
      body: {
        FirstName: 'Omar',
        LastName: 'Greene',
        PhoneNumber: '(847) 555-0142',
        SalesforceId: await value(`select contact_id from users where id = '${id}'`),
        Admin: false,
      },
    }
  },
  deleteUser: async () => ({
    path: `/users/${(await newCast(city, 'staff')).ids['another resident']}`,
  }),
  addPersonNote: async () => ({ path: `/people/${ana}/notes`, body: { text: 'Calls at noon.' } }),
  deletePersonNote: async () => ({
    path: `/people/${ana}/notes/${await made('addPersonNote', {
      path: `/people/${ana}/notes`,
      body: { text: 'A note.' },
    })}`,
  }),
  addDocument: async () => addDocument(await anAccount()),
  deleteDocument: async () => {
    const account = await anAccount()
    const id = await made('addDocument', await addDocument(account))
    return { path: `/box/util/${account}/documents/${id}` }
  },
  // Unknown to the provider, which gives no answer: the attempt is noted.
  refundPayment: async () => ({
    path: `/payments/${await unknownPayment()}/refund`,
    body: { amount: null, reason: 'Paid twice.' },
    status: 503,
  }),
  approveRefund: async () => ({ path: await proposedRefund(), status: 503 }),
  rejectRefund: async () => ({ path: await proposedRefund() }),
  resolveDiscrepancy: async () => {
    const id = crypto.randomUUID()
    await run(`insert into payment_discrepancies (id, kind, subject, found_at)
        values ('${id}', 'unknown-here', '${id}', now())`)
    return { path: `/payment-discrepancies/${id}/resolve`, body: { note: 'Paid in cash.' } }
  },
  offerArrangement: offer,
  withdrawArrangement: async () => ({
    path: `/payment-arrangements/${await made('offerArrangement', await offer())}`,
  }),
  endUserAutopay: async () => ({
    path: `/autopay/${await value(`select id from autopays where ended_at is null and user_id = '${ana}' limit 1`)}`,
  }),
  removeUserUtilityAccount: async () => {
    const [customerId = '', locationId = ''] = (await anAccount()).split('-')
    const query = new URLSearchParams({ userId: ana, customerId, locationId })
    return { path: `/naviline/paymentInformation?${query}` }
  },
  setPermitBill: async () => ({
    path: '/billing/permit-bills/audited',
    body: {
      number: 'BP-9',
      accountNumber: '9-9',
      applications: [{ number: 'A', name: 'Deck', feeCents: 100 }],
      interestCents: 0,
    },
  }),
  ...broadcastSamplesOf(run),
  ...noticeSamples,
  createSystemAlert: async () => ({ path: '/systemAlerts', body: alert }),
  updateSystemAlert: async () => ({
    path: `/systemAlerts/${await anAlert()}`,
    body: { ...alert, titleEnglish: 'Office open' },
  }),
  deleteSystemAlert: async () => ({ path: `/systemAlerts/${await anAlert()}` }),
  createMaintenancePeriod: async () => ({
    path: '/paymentMaintenanceInfo',
    body: { billingMaintenancePeriod: period },
  }),
  updateMaintenancePeriod: async () => ({
    path: '/paymentMaintenanceInfo',
    body: {
      billingMaintenancePeriod: {
        id: await aPeriod(),
        ...period,
        maintenanceSettings: { ...never, englishText: 'Later' },
      },
    },
  }),
  deleteMaintenancePeriod: async () => ({ path: `/paymentMaintenanceInfo/${await aPeriod()}` }),
  createService: async () => ({ path: '/activities', body: service }),
  updateService: async () => ({
    path: `/activities/${await aService()}`,
    body: { ...service, item: 'Newer' },
  }),
  deleteService: async () => ({ path: `/activities/${await aService()}` }),
  setPublicFields: async () => ({
    path: '/salesforcePublicField/Case',
    body: { fields: ['address'] },
  }),
  ...deliverySamplesOf(value),
}

/** Nothing in our records changes, and why. */
const withoutChanges = {
  addContentPicture: 'No text shows it yet; the change of the text has its entry.',
  findPeople: 'Only searches.',
  findPermits: 'Only searches.',
  makeRecoveryCodes: 'Codes are secrets; its entry says that there are new ones.',
  previewBulk: 'Only shows what would change.',
  previewContent: 'Only shows a text.',
  readInbox: 'The reader’s own inbox.',
  setInspectionThumbnail: 'A copy of a photo that has its entry.',
  setInboxSettings: 'How the person themselves is notified.',
  subscribeStaffPush: 'The person’s own browser.',
  unsubscribeStaffPush: 'The person’s own browser.',
  ...broadcastsWithoutChanges,
  ...noticesWithoutChanges,
  ...webhooksWithoutChanges,
  compareTexts: 'Only shows what a file would change.',
  checkBrokenLink: 'Only looks; its entry says what was found.',
  testFeed: 'Only shows what is at an address.',
  showContentDraft: 'Only shows a draft, to one person.',
  previewTexts: 'Only shows texts, to one person.',
  retryDeliveries: 'Only when a message is tried again; its entry says so.',
  resendRegistration: 'Sends an email; its entry says so.',
  sendPasswordMail: 'Sends an email; its entry says so.',
  liftMailBlock: 'Its entry says so; the mark is by address, not by account.',
  removeUserPaymentMethod: 'Needs a card at the provider; account-care.db.test.ts removes one.',
  ...imports,
  ...licensingWithoutChanges,
  setPopularIcon: 'Takes a picture; popular-icon.db.test.ts holds its entry.',
} as const satisfies Partial<Record<Write, string>>

interface Noted extends Record<string, unknown> {
  readonly operation: string
  readonly app: string
  readonly ip_address: string
  readonly user_agent: string
  readonly change_id: string
  readonly fields: Readonly<Record<string, readonly [unknown, unknown]>>
}

describe.each(Object.entries(samples) as [Write, () => Promise<Sample>][])('%s', (name, sample) => {
  it('leaves an entry: who, from where, and each field before and after', async () => {
    const asked = await sample()
    const answer = await sent(name, asked)
    const isAsExpected = asked.status ? answer.status === asked.status : answer.status < 300
    expect([isAsExpected, answer.text.slice(0, 300)]).toEqual([true, expect.anything()])
    const requestId = answer.headers.get('x-request-id') ?? ''
    const noted = await database().rows<Noted>(`
      select l.operation, l.app, l.ip_address, l.user_agent, l.change_id,
        c.fields || coalesce(c.personal, '{}') as fields
      from audit_log l left join audit_changes c on c.change_id = l.change_id
      where l.request_id = '${requestId}'`)
    expect(noted).not.toEqual([])
    for (const entry of noted)
      expect(entry).toMatchObject({
        app: 'staff',
        ip_address: '203.0.113.7',
        user_agent: expect.stringContaining('Firefox/130.0'),
      })
    const changes = noted.flatMap(({ fields }) => Object.values(fields ?? {}))
    expect(changes.filter(([before, after]) => before !== after)).not.toEqual([])
  })
})
