import { describe, expect, it } from 'vitest'
import {
  ask,
  cityDay,
  type Cast,
  contractViolations,
  databaseMark,
  endSessionsOf,
  newCast,
  roles,
  sealedCookie,
  standingViolations,
  testCity,
  takeAdminFlag,
} from '@portal/local/testing'
import { adminContract } from '@portal/openapi/admin'

const city = await testCity({ template: 'empty' })
const origin = city.origins.staff

type Name = keyof typeof adminContract

/** A valid request, about the cast's `resident` if it is about a user. */
interface Row {
  readonly path: (cast: Cast) => string
  readonly body?: (cast: Cast) => unknown
  readonly headers?: Readonly<Record<string, string>>
  /** The status with access. */
  readonly status: number
}

const noService = '01900000-0000-7000-8000-000000000000'
const newService = {
  item: 'New',
  type: 'CUSTOM_FORM',
  action: 'FIND',
  order: 1,
}
const newAlert = {
  titleEnglish: 'Office closed',
  titleSpanish: 'Oficina cerrada',
  textEnglish: '<p>On Monday.</p>',
  textSpanish: '<p>El lunes.</p>',
}
const never = {
  enabled: false,
  englishText: 'Closed',
  spanishText: 'Cerrado',
  startDate: null,
  endDate: null,
  startTime: '10:00 PM',
  endTime: '04:00 AM',
  daysActive: {
    everyDay: true,
    monday: false,
    tuesday: false,
    wednesday: false,
    thursday: false,
    friday: false,
    saturday: false,
    sunday: false,
  },
}
const newPeriod = { maintenanceWarningAlert: never, maintenanceSettings: never }
const password = 'Right-7-horse'
const at = (path: string) => () => path
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
  importBatch: {
    path: ({ ids }) => `/billing/batches?batchId=${ids.resident}`,
    body: () => 'kind,customerId\n',
    headers: { 'content-type': 'text/csv' },
    status: 200,
  },
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
  createService: { path: at('/activities'), body: () => newService, status: 201 },
  deleteService: { path: at(`/activities/${noService}`), status: 404 },
  getCatalogueService: { path: at(`/activities/${noService}`), status: 404 },
  listCatalogue: { path: at('/activities'), status: 200 },
  listForms: { path: at('/laserfiche/forms'), status: 200 },
  listProcesses: { path: at('/laserfiche/processes'), status: 200 },
  previewContent: {
    path: at('/activities/preview'),
    body: () => ({ content: '<p>Hello</p>' }),
    status: 200,
  },
  previewForm: { path: at('/laserfiche/forms/140'), status: 404 },
  setPopularIcon: {
    path: at(`/activities/setPopularService/${noService}`),
    body: () =>
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\na\r\n--x--\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    status: 400,
  },
  updateService: { path: at(`/activities/${noService}`), body: () => newService, status: 404 },
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
  addNote: aboutNone('note', { text: 'x' }),
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
  changePassword: {
    path: at('/auth/change-password'),
    body: () => ({ currentPassword: password, newPassword: password }),
    // No one in the cast has a password.
    status: 400,
  },
  checkPasswordReset: { path: at('/auth/reset-password?oobCode=x'), status: 400 },
  confirmIdentity: { path: at('/auth/confirm'), body: () => ({ password }), status: 400 },
  deleteUser: { ...about('/users/'), status: 200 },
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
  listDiscrepancies: { path: at('/payment-discrepancies'), status: 200 },
  resolveDiscrepancy: {
    path: at(`/payment-discrepancies/${noService}/resolve`),
    body: () => ({ note: 'A test' }),
    status: 404,
  },
  listSlowdowns: { path: at('/slowdowns'), status: 200 },
  listUndelivered: { path: at('/undelivered'), status: 200 },
  listUsers: { path: at('/users'), status: 200 },
  replayDeliveries: {
    path: at('/undelivered/replay'),
    body: ({ ids }) => ({ ids: [ids.resident] }),
    status: 200,
  },
  requestPasswordReset: {
    path: at('/users/reset-password'),
    body: () => ({ email: `${crypto.randomUUID()}@nowhere.example` }),
    status: 204,
  },
  resendRegistration: {
    path: at('/users/resend-registration'),
    body: () => ({ email: 'unknown@nowhere.example' }),
    status: 404,
  },
  resetPassword: {
    path: at('/auth/reset-password'),
    body: () => ({ oobCode: 'x', password }),
    status: 400,
  },
  searchUsers: { path: at('/users/search'), status: 200 },
  sendPasswordMail: {
    path: at('/users/forgot-password'),
    body: () => ({ email: 'unknown@nowhere.example' }),
    status: 404,
  },
  signIn: {
    path: at('/auth/sign-in'),
    body: () => ({ email: `${crypto.randomUUID()}@nowhere.example`, password }),
    status: 401,
  },
  endOtherSessions: { path: at('/auth/sign-out-others'), status: 204 },
  endOwnSession: { path: at(`/auth/sessions/${crypto.randomUUID()}`), status: 404 },
  listOwnSessions: { path: at('/auth/sessions'), status: 200 },
  signOut: { path: at('/auth/sign-out'), status: 204 },
  signOutEverywhere: { path: at('/auth/sign-out-everywhere'), status: 204 },
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
    const cast = await newCast(city, 'staff')
    for (const role of roles) {
      const token = cast.cookies[role]
      const answer = await call(name, cast, token && `staff_session=${token}`)
      // A session here is worthless without the Admin flag.
      const isIn = access === 'anyone' || role === 'staff'
      expect([role, answer.status, answer.text.slice(0, 300)]).toEqual([
        role,
        isIn ? row.status : 401,
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
