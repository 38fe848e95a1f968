import { describe, expect, it } from 'vitest'
import { mayCall, type StaffOperation } from '@portal/core/access'
import { grantableRoles, rolesOf } from '@portal/core/kernel'
import {
  ask,
  cityDay,
  type Cast,
  contractViolations,
  databaseMark,
  endSessionsOf,
  newCast,
  pendingSteps,
  rolesOfStaff,
  sealedCookie,
  standingViolations,
  testCity,
  takeAdminFlag,
} from '@portal/local/testing'
import { adminContract } from '@portal/openapi/admin'
import { at, noService, type Row } from './access-row.ts'
import { boardRows } from './board-rows.ts'
import { newAlert, newCall, newPeriod, newTemplate } from './bodies.ts'
import { broadcastRows } from './broadcast-rows.ts'
import { catalogueRows } from './catalogue-rows.ts'
import { licensingRows } from './licensing-rows.ts'
import { loginRows } from './login-rows.ts'
import { noticeRows } from './notice-rows.ts'
import { partnerRows } from './partner-rows.ts'
import { planRows } from './plan-rows.ts'
import { settingRows } from './setting-rows.ts'
import { teamRows } from './team-rows.ts'
import { textRows } from './text-rows.ts'
import { webhookRows } from './webhook-rows.ts'

const city = await testCity({ template: 'empty' })
const origin = city.origins.staff

type Name = keyof typeof adminContract

const aText = { text: 'x' }
// About a missing request: a caller with access gets not-found.
const aboutNone = (part: string, body: unknown): Row => ({
  path: ({ ids }) => `/requests/${ids.resident}/${part}`,
  body: () => body,
  headers: { 'if-match': '"1"' },
  status: 404,
})
const bulk = { choice: { numbers: ['99999999'] }, action: { kind: 'assign', assigneeId: null } }
const about = (before: string) => ({ path: ({ ids }: Cast) => `${before}${ids.resident}` })
/** One row for every operation; an operation without its row does not compile. */
const rows: Readonly<Record<Name, Row>> = {
  ...loginRows,
  ...broadcastRows,
  ...noticeRows,
  ...settingRows,
  ...teamRows,
  ...boardRows,
  ...catalogueRows,
  ...licensingRows,
  ...partnerRows,
  ...webhookRows,
  ...planRows,
  importBatch: {
    path: ({ ids }) => `/billing/batches?batchId=${ids.resident}`,
    body: () => 'kind,customerId\n',
    headers: { 'content-type': 'text/csv' },
    status: 200,
  },
  importParcels: {
    path: ({ ids }) => `/parcels/imports?batchId=${ids.resident}`,
    body: () => 'parcelNumber,outline\n1,\n',
    headers: { 'content-type': 'text/csv' },
    status: 422,
  },
  importParcelsFromLayer: {
    path: at('/parcels/imports/layer'),
    body: () => ({ batchId: 'layer', layerUrl: 'https://gis.example', fields: {} }),
    status: 400,
  },
  listParcelImports: { path: at('/parcels/imports'), status: 200 },
  getParcelImport: { path: at('/parcels/imports/none'), status: 404 },
  listBatches: { path: at('/billing/batches'), status: 200 },
  getBatch: { path: at('/billing/batches/none'), status: 404 },
  listPermitBills: { path: at('/billing/permit-bills'), status: 200 },
  setPermitBill: {
    path: ({ ids }) => `/billing/permit-bills/${ids.resident}`,
    body: () => ({
      number: 'BP-1',
      accountNumber: '1-1',
      applications: [{ number: 'A', name: 'Deck', feeCents: 100 }],
      interestCents: 0,
    }),
    status: 204,
  },
  listCitationPostings: { path: at('/billing/citation-postings'), status: 200 },
  listPostings: { path: at('/billing/postings'), status: 200 },
  listSystemAlerts: { path: at('/systemAlerts'), status: 200 },
  createSystemAlert: { path: at('/systemAlerts'), body: () => newAlert, status: 201 },
  updateSystemAlert: { path: at(`/systemAlerts/${noService}`), body: () => newAlert, status: 404 },
  deleteSystemAlert: { path: at(`/systemAlerts/${noService}`), status: 404 },
  getMaintenanceInfo: { path: at('/paymentMaintenanceInfo'), status: 200 },
  listMaintenancePeriods: { path: at('/allPaymentMaintenanceInfo'), status: 200 },
  createMaintenancePeriod: {
    path: at('/paymentMaintenanceInfo'),
    body: () => ({ billingMaintenancePeriod: newPeriod }),
    status: 201,
  },
  updateMaintenancePeriod: {
    path: at('/paymentMaintenanceInfo'),
    body: () => ({ billingMaintenancePeriod: { id: noService, ...newPeriod } }),
    status: 404,
  },
  deleteMaintenancePeriod: { path: at(`/paymentMaintenanceInfo/${noService}`), status: 404 },
  getPerson: { ...about('/people/'), status: 200 },
  getOrganization: { path: at(`/people/organizations/${noService}`), status: 404 },
  listPersonHistory: { path: at(`/people/${noService}/history`), status: 200 },
  liftMailBlock: { path: at(`/people/${noService}/mail-block`), status: 404 },
  addPersonNote: { path: at(`/people/${noService}/notes`), body: () => aText, status: 404 },
  deletePersonNote: { path: at(`/people/${noService}/notes/${noService}`), status: 404 },
  findPeople: { path: at('/people/search'), body: () => aText, status: 200 },
  addNote: aboutNone('note', { text: 'x' }),
  searchAddresses: { path: at('/addresses?text=mill'), status: 200 },
  enterReport: { path: at('/requests'), body: () => newCall, status: 400 },
  listReplyTemplates: { path: at('/reply-templates'), status: 200 },
  createReplyTemplate: { path: at('/reply-templates'), body: () => newTemplate, status: 400 },
  updateReplyTemplate: {
    path: at(`/reply-templates/${noService}`),
    body: () => ({ ...newTemplate, name: 'Hello' }),
    headers: { 'if-match': '"1"' },
    status: 404,
  },
  deleteReplyTemplate: {
    path: at(`/reply-templates/${noService}`),
    headers: { 'if-match': '"1"' },
    status: 404,
  },
  listRequestPayments: { path: at(`/requests/${noService}/payments`), status: 200 },
  changeCategory: aboutNone('category', { category: 'trees' }),
  changeDue: aboutNone('due', { dueOn: null, reason: '' }),
  changePlace: aboutNone('place', { address: '1 Millrace St' }),
  getPresence: { path: ({ ids }) => `/requests/${ids.resident}/presence`, status: 404 },
  askQuestion: aboutNone('question', { text: 'x' }),
  assignRequest: aboutNone('assignee', { assigneeId: null }),
  attachFile: {
    ...aboutNone('files', 'x'),
    headers: { 'if-match': '"1"', 'content-type': 'application/octet-stream' },
    // The state is checked before the owner.
    status: 400,
  },
  changeStatus: aboutNone('status', { to: 'Open', reason: '', amountCents: null }),
  deleteDeskFilter: { ...about('/requests/filters/'), status: 200 },
  exportRequests: { path: at('/requests/export'), status: 200 },
  addDocument: {
    path: at('/box/util/1001-5001/documents?name=a.pdf'),
    body: () => 'x',
    headers: { 'content-type': 'application/octet-stream' },
    // The state is checked before the owner.
    status: 400,
  },
  deleteDocument: { path: at(`/box/util/1001-5001/documents/${noService}`), status: 404 },
  listUserArrangements: { path: at(`/payment-arrangements?userId=${noService}`), status: 200 },
  offerArrangement: {
    path: at('/payment-arrangements'),
    body: () => ({
      customerId: '1',
      locationId: '1',
      installments: [
        { amount: 5, dueOn: cityDay(30) },
        { amount: 5, dueOn: cityDay(60) },
      ],
      note: '',
    }),
    status: 404,
  },
  withdrawArrangement: { path: at(`/payment-arrangements/${noService}`), status: 404 },
  listUserUtilityAccounts: {
    path: at(`/naviline/paymentInformation?userId=${noService}`),
    status: 200,
  },
  listUserPaymentMethods: { path: at(`/payment-methods?userId=${noService}`), status: 200 },
  getPaymentMethodUse: { path: at(`/payment-methods/${noService}`), status: 404 },
  removeUserPaymentMethod: {
    path: at(`/payment-methods/${noService}/${noService}`),
    status: 404,
  },
  removeUserUtilityAccount: {
    path: ({ ids }) =>
      `/naviline/paymentInformation?userId=${ids.resident}&customerId=1&locationId=1`,
    status: 404,
  },
  endUserAutopay: { path: at(`/autopay/${noService}`), status: 404 },
  getPublicFields: { path: at('/salesforcePublicField/Case'), status: 200 },
  listFields: { path: at(`/salesforce/activity/${noService}/fields`), status: 404 },
  listPublicFieldTypes: { path: at('/salesforcePublicField/sObjects'), status: 200 },
  setPublicFields: {
    path: at('/salesforcePublicField/Case'),
    body: () => ({ fields: ['address'] }),
    status: 200,
  },
  getDesk: { path: at('/requests/desk'), status: 200 },
  getDeskRequest: { ...about('/requests/'), status: 404 },
  getMapLayer: {
    path: at('/map/layer?south=42.03&west=-88.3&north=42.04&east=-88.29'),
    status: 200,
  },
  listDeskPoints: { path: at('/requests/points'), status: 200 },
  listDeskRequests: { path: at('/requests'), status: 200 },
  mergeRequest: aboutNone('merge', { number: '1' }),
  previewBulk: { path: at('/requests/bulk/preview'), body: () => bulk, status: 200 },
  replyToRequest: aboutNone('reply', { text: 'x' }),
  runBulk: { path: at('/requests/bulk'), body: () => bulk, status: 200 },
  saveDeskFilter: {
    path: at('/requests/filters'),
    body: () => ({ name: 'Mine', query: 'overdue=yes' }),
    status: 200,
  },
  deleteUser: { ...about('/users/'), status: 200 },
  grantRoles: {
    path: at(`/users/${noService}/roles`),
    body: () => ({ roles: [] }),
    status: 404,
  },
  editUser: {
    ...about('/users/'),
    body: ({ ids }) => ({
      FirstName: 'Pat',
      LastName: 'Doe',
      PhoneNumber: '(847) 555-0100',
      SalesforceId: ids.resident,
      Admin: false,
    }),
    status: 200,
  },
  getCurrentUser: { path: at('/auth'), status: 200 },
  getSession: { path: at('/auth/session'), status: 200 },
  ...textRows,
  getTexts: { path: at('/i18n/processed/es/translation'), status: 200 },
  getUser: { ...about('/users/'), status: 200 },
  getUserDetails: { ...about('/users/profile-details/'), status: 200 },
  getUserSettings: { ...about('/users/notification-prefs/'), status: 200 },
  listFlags: { path: at('/featureflags'), status: 200 },
  listLanguages: { path: at('/i18n/languages'), status: 200 },
  listPayments: { path: at('/payments'), status: 200 },
  getPaymentForStaff: { path: at(`/payments/${noService}`), status: 404 },
  refundPayment: {
    path: at(`/payments/${noService}/refund`),
    body: () => ({ amount: null, reason: 'A test' }),
    status: 404,
  },
  approveRefund: { path: at(`/payments/${noService}/refund/approval`), status: 409 },
  rejectRefund: { path: at(`/payments/${noService}/refund/approval`), status: 409 },
  listDiscrepancies: { path: at('/payment-discrepancies'), status: 200 },
  resolveDiscrepancy: {
    path: at(`/payment-discrepancies/${noService}/resolve`),
    body: () => ({ note: 'A test' }),
    status: 404,
  },
  getMyWork: { path: at('/my-work'), status: 200 },
  listInbox: { path: at('/inbox'), status: 200 },
  countInbox: { path: at('/inbox/count'), status: 200 },
  readInbox: { path: at('/inbox/read'), body: () => ({ id: noService }), status: 200 },
  getInboxSettings: { path: at('/inbox/settings'), status: 200 },
  setInboxSettings: {
    path: at('/inbox/settings'),
    // A content editor is notified of nothing, so a kind is none of theirs.
    body: () => ({ settings: [] }),
    status: 400,
  },
  getStaffPushKey: { path: at('/inbox/push-key'), status: 200 },
  subscribeStaffPush: {
    path: at('/inbox/push'),
    body: () => ({ endpoint: 'https://nowhere.example/', keys: { p256dh: 'x', auth: 'x' } }),
    status: 400,
  },
  unsubscribeStaffPush: {
    path: at('/inbox/push?endpoint=https%3A%2F%2Fnowhere.example%2F'),
    status: 200,
  },
  listSlowdowns: { path: at('/slowdowns'), status: 200 },
  listAuditEntries: { path: at('/audit'), status: 200 },
  exportAuditEntries: { path: at('/audit/export'), status: 200 },
  listUndelivered: { path: at('/undelivered'), status: 200 },
  listUsers: { path: at('/users'), status: 200 },
  getOutboxHealth: { path: at('/outbox'), status: 200 },
  replayDeadKind: {
    path: at('/outbox/replay'),
    body: () => ({ topic: 'mail', kind: 'none', failure: 'other' }),
    status: 200,
  },
  retryDeliveries: { path: at('/outbox/retry'), body: () => ({ topic: 'none' }), status: 200 },
  replayDeliveries: {
    path: at('/undelivered/replay'),
    body: ({ ids }) => ({ ids: [ids.resident] }),
    status: 200,
  },
  resendRegistration: {
    path: at('/users/resend-registration'),
    body: () => ({ email: 'unknown@nowhere.example' }),
    status: 404,
  },
  searchUsers: { path: at('/users/search'), status: 200 },
  sendPasswordMail: {
    path: at('/users/forgot-password'),
    body: () => ({ email: 'unknown@nowhere.example' }),
    status: 404,
  },
}

/** Asks for an operation by its row. */
function call(name: Name, cast: Cast, cookie: string) {
  const row = rows[name]
  const body = row.body?.(cast)
  return ask(origin, `/api${row.path(cast)}`, {
    method: adminContract[name].method.toUpperCase(),
    headers: {
      origin,
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...row.headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

/** What a login that waits for its second step may do. */
const forStep = (access: string, role: string, name: Name): boolean =>
  access === 'anyone' ||
  (access === 'second-step' && (role === pendingSteps[0] || name === 'getSecondStep')) ||
  (access === 'factor-owner' && role === pendingSteps[1])

/** What happens to a member of staff while their cookie's copy is fresh. */
const ends = [
  ['whose session has just ended', endSessionsOf],
  ['whose Admin flag was just taken', takeAdminFlag],
] as const

// Object.entries forgets the names that the contract has.
const operations = Object.entries(adminContract) as [Name, (typeof adminContract)[Name]][]

describe.each(operations)('%s', (name, operation) => {
  const row = rows[name]
  const { access } = operation

  it(`is for ${access === 'anyone' ? 'anyone' : 'staff'}, in every role`, async () => {
    const cast = await newCast(city, 'staff', rolesOfStaff)
    for (const role of rolesOfStaff) {
      const token = cast.cookies[role]
      const answer = await call(name, cast, token && `staff_session=${token}`)
      const held = grantableRoles.filter((one) => one === role)
      // A session here is worthless without a role.
      const isStaff = role === 'staff' || held.length > 0
      const isPending = pendingSteps.some((one) => one === role)
      const isIn = isPending
        ? forStep(access, role, name)
        : access === 'staff'
          ? mayCall(rolesOf({ isAdmin: role === 'staff', roles: held }), name as StaffOperation)
          : access === 'anyone' || (isStaff && access !== 'second-step')
      expect([role, answer.status, answer.text.slice(0, 300)]).toEqual([
        role,
        isIn ? row.status : isStaff || isPending ? 403 : 401,
        expect.anything(),
      ])
      expect(contractViolations(operation, answer)).toEqual([])
      expect(standingViolations(origin, answer)).toEqual([])
    }
  })

  if (access === 'anyone') return
  it.each(ends)(
    'answers 401 to a member of staff %s, and changes nothing',
    async (_name, happens) => {
      const cast = await newCast(city, 'staff')
      const cookie = await sealedCookie(origin, 'staff_session', cast.cookies.staff)
      await happens(city, cast.ids.staff)
      const before = await databaseMark(city)
      const answer = await call(name, cast, cookie)
      expect([answer.status, answer.text.slice(0, 300)]).toEqual([
        401,
        expect.stringContaining('Auth.SignInRequired'),
      ])
      expect(contractViolations(operation, answer)).toEqual([])
      expect(await databaseMark(city)).toBe(before)
    },
  )
})

it('takes no session of the resident app, not even of staff', async () => {
  const cast = await newCast(city, 'resident')
  const answer = await ask(origin, '/api/auth', {
    headers: { cookie: `staff_session=${cast.cookies.staff}` },
  })
  expect(answer.status).toBe(401)
})
