import { describe, expect, it } from 'vitest'
import {
  admitted,
  ask,
  type Cast,
  contractViolations,
  databaseMark,
  endSessionsOf,
  newCast,
  type Role,
  roles,
  sealedCookie,
  standingViolations,
  testCity,
} from '@portal/local/testing'
import { residentContract } from '@portal/openapi/resident'
import { billingRows } from './access-billing.ts'
import { boardRows } from './access-boards.ts'
import { contentRows } from './access-content.ts'
import { followingRows } from './access-following.ts'
import { invitationRows } from './access-invitations.ts'
import { licenseRows } from './access-licenses.ts'
import { notificationRows } from './access-notifications.ts'
import { methodRows } from './access-payment-methods.ts'
import { paymentRows } from './access-payments.ts'
import { permitRows } from './access-permits.ts'
import { pickupRows } from './access-pickup.ts'
import { planRows } from './access-plans.ts'
import { pushRows } from './access-push.ts'
import { at, type Row } from './access-row.ts'
import { signInRows } from './access-sign-in.ts'

const city = await testCity({ template: 'empty' })
const origin = city.origins.resident

type Name = keyof typeof residentContract

const missing = '01900000-0000-7000-8000-000000000000'
const own = (before: string, after = '') => ({
  path: ({ ids }: Cast) => `${before}${ids.resident}${after}`,
  isOwn: true,
})
const address = { address1: '1 Main St', address2: '', city: 'Elgin', state: 'IL', zip: '60120' }
const account = {
  firstName: 'Pat',
  lastName: 'Doe',
  phoneNumber: '',
  ...address,
  hasUtilities: false,
  hasSeveralProperties: false,
  hasBusiness: false,
  hasNoneOfTheAbove: true,
  utilityCustomerId: '',
  utilityStreetNumber: '',
  properties: [],
  organizations: [],
}
const member = ({ ids, organizationId }: Cast) => ({
  userId: ids['pending member'],
  organizationId,
})

/** One row for every operation; an operation without its row does not compile. */
const rows: Readonly<Record<Name, Row>> = {
  ...notificationRows,
  ...paymentRows,
  ...contentRows,
  ...pickupRows,
  ...permitRows,
  ...methodRows,
  addDraftFile: {
    path: at(`/drafts/${missing}/files?name=a.jpg`),
    body: () => 'x',
    type: 'application/octet-stream',
    status: 400,
  },
  getAppStatus: { path: at('/app-status?platform=ios&version=3.2.1'), status: 200 },
  openRequestFolder: { path: at(`/box/${missing}`), status: 404 },
  openAccountFolder: { path: at('/box/util/1001-5001'), status: 404 },
  listDocuments: { path: at(`/box/folders/${missing}?boxToken=x.y&sfId=${missing}`), status: 404 },
  addToFolder: {
    path: at(`/box/folders/${missing}/files?boxToken=x.y&sfId=${missing}`),
    body: () =>
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\na\r\n--x--\r\n',
    type: 'multipart/form-data; boundary=x',
    status: 404,
  },
  ...billingRows,
  ...licenseRows,
  ...followingRows,
  ...pushRows,
  ...invitationRows,
  ...planRows,
  ...signInRows,
  getForm: { path: at('/laserfiche/forms/140'), status: 404 },
  listForms: { path: at('/laserfiche/forms'), status: 200 },
  submitForm: {
    path: at('/laserfiche/forms/140/submissions'),
    body: () => ({ answers: {} }),
    status: 404,
  },
  submitToPortal: {
    path: at('/laserfiche/submitToPortal'),
    body: () => ({ portalSubmissionId: missing, bpid: '140' }),
    status: 404,
  },
  followReport: {
    path: at(`/reports/${missing}/follow`),
    body: () => ({ guestEmail: 'kay@home.example' }),
    status: 404,
  },
  unfollowRequest: { path: at(`/reports/${missing}/follow`), status: 200 },
  unfollowAsGuest: {
    path: at(`/request-status/${missing}/follow?as=follower&follower=${missing}&signature=x`),
    status: 404,
  },
  stopRequestMail: {
    path: at(`/request-status/${missing}/stop-mail?as=sender&signature=x`),
    status: 404,
  },
  openStopMail: {
    path: at(`/request-status/${missing}/stop-mail?as=sender&signature=x`),
    status: 303,
  },
  mailRequestLink: {
    path: at('/request-status'),
    body: () => ({ number: '7', email: `${crypto.randomUUID()}@home.example` }),
    status: 200,
  },
  listOpenReports: { path: at('/reports/open'), status: 200 },
  getKnownDetails: { path: at('/forms/known-details'), status: 200 },
  listNearbyReports: {
    path: at('/reports/nearby?category=streetlight&latitude=42.04&longitude=-88.29'),
    status: 200,
  },
  getAddressAt: { path: at('/addresses/at?latitude=42.04&longitude=-88.29'), status: 200 },
  searchLandParcels: {
    path: at('/salesforce/landParcelMaster?AddNum=1&StName=Millrace'),
    status: 200,
  },
  createZoningInquiry: {
    path: at(`/salesforce/zoningInquiry/${missing}`),
    body: () => ({}),
    status: 404,
  },
  findLandParcels: { path: at('/salesforce/landParcelMaster/1%20Millrace%20St'), status: 200 },
  getParcelZoning: { path: at(`/parcels/${missing}/zoning`), status: 404 },
  findParcelAt: { path: at('/parcels/at?latitude=42.04&longitude=-88.29'), status: 200 },
  getMapLayer: { path: at('/map/layer?south=42&west=-88.3&north=42.01&east=-88.29'), status: 200 },
  searchAddresses: { path: at('/addresses?text=100'), status: 200 },
  deleteDraft: { path: at(`/drafts/${missing}`), status: 200 },
  getDraft: { path: at(`/drafts/${missing}`), status: 200 },
  setThumbnail: {
    path: at(`/drafts/${missing}/files/${missing}/thumbnail`),
    body: () => 'x',
    type: 'application/octet-stream',
    status: 404,
  },
  removeDraftFile: { path: at(`/drafts/${missing}/files/${missing}`), status: 200 },
  saveDraft: { path: at(`/drafts/${missing}`), body: () => ({ form: {} }), status: 404 },
  answerRequest: {
    path: at(`/salesforce/activity/Case/${missing}/additionalInformation`),
    body: () => ({ additionalInformationText: 'It is behind the garage.' }),
    status: 404,
  },
  addAnswerFile: {
    path: at(`/salesforce/activity/Case/${missing}/additionalInformation/files?name=a.png`),
    body: () => 'x',
    type: 'application/octet-stream',
    status: 400,
  },
  rateRequest: {
    path: at(`/salesforce/activity/Case/${missing}/rating`),
    body: () => ({ rating: 5 }),
    status: 404,
  },
  getRequestStatus: { path: at(`/request-status/${missing}?as=sender&signature=x`), status: 404 },
  cancelAsGuest: { path: at(`/request-status/${missing}?as=sender&signature=x`), status: 404 },
  rateAsGuest: {
    path: at(`/request-status/${missing}/rating?as=sender&signature=x`),
    body: () => ({ rating: 5 }),
    status: 404,
  },
  answerAsGuest: {
    path: at(`/request-status/${missing}/additionalInformation?as=sender&signature=x`),
    body: () => ({ additionalInformationText: 'It is behind the garage.' }),
    status: 404,
  },
  addGuestAnswerFile: {
    path: at(
      `/request-status/${missing}/additionalInformation/files?as=sender&signature=x&name=a.png`,
    ),
    body: () => 'x',
    type: 'application/octet-stream',
    status: 404,
  },
  getMaintenanceInfo: { path: at('/paymentMaintenanceInfo'), status: 200 },
  listOwnAlerts: { path: at('/systemAlerts'), status: 200 },
  readOwnAlert: { path: at(`/systemAlerts/${missing}/read`), status: 404 },
  countUnreadMessages: { path: at('/notifications/unread'), status: 200 },
  deleteMessage: { path: at(`/notifications/${missing}`), status: 404 },
  listMessages: { path: at('/notifications'), status: 200 },
  readMessage: { path: at(`/notifications/${missing}/read`), status: 404 },
  cancelRequest: { path: at(`/salesforce/activity/Case/${missing}`), status: 404 },
  createReport: {
    path: at('/reports'),
    body: () => 'reportData=x',
    type: 'multipart/form-data; boundary=x',
    status: 400,
  },
  countPendingActions: { path: at('/activitiesPendingAction'), status: 200 },
  getRequest: { path: at(`/salesforce/activity/Case/${missing}`), status: 404 },
  listRequests: { path: at('/salesforce/inProgress'), status: 200 },
  beginPictureUpload: {
    path: at('/users/image/uploads'),
    body: () => ({ size: 1000 }),
    status: 200,
  },
  completeAccount: {
    path: at('/users/account'),
    body: () => account,
    status: 200,
    statusWhenComplete: 409,
  },
  completePictureUpload: {
    path: at(`/users/image/uploads/${missing}`),
    body: () => ({ parts: [{ partNumber: 1, etag: 'x' }] }),
    status: 404,
  },
  deleteAccount: { ...own('/users/'), status: 200 },
  exportData: { path: at('/users/data-export'), status: 200 },
  listDataExports: { path: at('/users/data-exports'), status: 200 },
  createDataExport: { path: at('/users/data-exports'), status: 202 },
  downloadDataArchive: { path: at('/users/data-archive'), status: 200 },
  downloadDataExport: { path: at(`/users/data-exports/${missing}/archive`), status: 404 },
  getAccountDraft: { path: at('/users/account-draft'), status: 200 },
  getCurrentUser: { path: at('/auth'), status: 200 },
  getNotificationSettings: { ...own('/users/notification-prefs/'), status: 200 },
  getProfile: { ...own('/users/profile/'), status: 200 },
  getProfileDetails: { ...own('/users/profile-details/'), status: 200 },
  // This city lists no other site.
  getSamlMetadata: { path: at('/sso/metadata'), status: 404 },
  getService: { path: at(`/activities/${missing}`), status: 404 },
  getTexts: { path: at('/i18n/processed/es/translation'), status: 200 },
  joinOrganizations: {
    path: at('/salesforce/matchOrCreateOrgsToSalesforceOrgs'),
    body: ({ ids }) => ({
      organizations: [
        {
          name: 'New',
          taxId: ids.resident.slice(-12),
          businessLicenseId: 'B',
          sfId: '',
          ...address,
        },
      ],
    }),
    status: 200,
  },
  ...boardRows,
  listEvents: { path: at('/feeds/events'), status: 200 },
  listFlags: { path: at('/featureflags'), status: 200 },
  listLanguages: { path: at('/i18n/languages'), status: 200 },
  listNews: { path: at('/feeds/news'), status: 200 },
  listOwnOrganizations: { path: at('/organizations'), status: 200 },
  listNewsPosts: { path: at('/salesforce/elginToday'), status: 200 },
  listServices: { path: at('/activities'), status: 200 },
  matchContact: {
    path: at('/salesforce/matchToSalesforceContact'),
    body: () => ({ ...address, utilityAccountId: '', utilityStreetNumber: '' }),
    status: 200,
    statusWhenComplete: 409,
  },
  putPicturePart: {
    path: at(`/users/image/uploads/${missing}/1`),
    body: () => 'bytes',
    type: 'application/octet-stream',
    status: 404,
  },
  removeMember: {
    path: (cast) => {
      const { organizationId, userId } = member(cast)
      return `/organizations/members?organizationId=${organizationId}&userId=${userId}`
    },
    status: 200,
  },
  removePicture: { path: at('/users/image'), status: 200 },
  saveAccountDraft: {
    path: at('/users/account-draft'),
    body: () => account,
    status: 200,
    statusWhenComplete: 409,
  },
  searchOrganizations: { path: at('/salesforce/organizations?name=lan'), status: 200 },
  searchSite: { path: at('/search?term=leaf'), status: 200 },
  suggestSearch: { path: at('/search/suggestions?term=leaf'), status: 200 },
  setMemberRole: {
    path: at('/organizations/members/role'),
    body: ({ ids, organizationId }) => ({ userId: ids.member, organizationId, role: 'manager' }),
    status: 200,
  },
  setNotification: {
    ...own('/users/notification-prefs/', '/email'),
    body: () => ({ enabled: true }),
    status: 404,
  },
  setPicture: {
    path: at('/users/image'),
    body: () =>
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\na\r\n--x--\r\n',
    type: 'multipart/form-data; boundary=x',
    status: 400,
  },
  updateProfile: {
    path: at('/users/profile'),
    body: () => ({ firstName: 'Pat', lastName: 'Doe', phoneNumber: '', ...address }),
    status: 200,
  },
  updateUser: { path: at('/users'), body: () => ({ Language: 'es' }), status: 200 },
  updateUserById: { ...own('/users/profile/'), body: () => ({ Language: 'es' }), status: 200 },
  verifyMember: { path: at('/organizations/members/verify'), body: member, status: 200 },
}

/** The refusal for a role without access. */
function refusal(role: Role, needs: keyof typeof admitted): number {
  if (role === 'anonymous' || role === 'deleted') return 401
  const isComplete = admitted.contact.includes(role)
  // Members see the organization; other users get not-found.
  if (isComplete && (needs === 'member' || needs === 'manager')) {
    return needs === 'manager' && role === 'member' ? 403 : 404
  }
  return 403
}

/** Asks for an operation by its row. */
function call(name: Name, cast: Cast, cookie: string) {
  const row = rows[name]
  const body = row.body?.(cast)
  return ask(origin, `/api${row.path(cast)}`, {
    method: residentContract[name].method.toUpperCase(),
    headers: {
      origin,
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': row.type ?? 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

// Object.entries forgets the names that the contract has.
const operations = Object.entries(residentContract) as [Name, (typeof residentContract)[Name]][]

describe.each(operations)('%s', (name, operation) => {
  const row = rows[name]
  const { access } = operation

  it(`is for ${access}, in every role`, async () => {
    const cast = await newCast(city, 'resident')
    // The resident comes last: what is theirs may be gone afterwards.
    for (const role of [...roles.filter((one) => one !== 'resident'), 'resident' as const]) {
      const token = cast.cookies[role]
      const answer = await call(name, cast, token && `session=${token}`)
      const isIn = admitted[access].includes(role)
      const isTheirs = !row.isOwn || role === 'resident'
      const { status, statusWhenComplete = status } = row
      const answered = admitted.contact.includes(role) ? statusWhenComplete : status
      const expected = !isIn ? refusal(role, access) : isTheirs ? answered : 404
      expect([role, answer.status, answer.text.slice(0, 300)]).toEqual([
        role,
        expected,
        expect.anything(),
      ])
      expect(contractViolations(operation, answer)).toEqual([])
      expect(standingViolations(origin, answer)).toEqual([])
    }
  })

  if (access === 'anyone') return
  it('answers 401 to a session that has just ended, though its copy is fresh, and changes nothing', async () => {
    const cast = await newCast(city, 'resident')
    for (const role of ['unverified', 'resident', 'manager'] as const) {
      const cookie = await sealedCookie(origin, 'session', cast.cookies[role])
      await endSessionsOf(city, cast.ids[role])
      const before = await databaseMark(city)
      const answer = await call(name, cast, cookie)
      expect([role, answer.status, answer.text.slice(0, 300)]).toEqual([
        role,
        401,
        expect.stringContaining('Auth.SignInRequired'),
      ])
      expect(contractViolations(operation, answer)).toEqual([])
      // The next page learns from the cookie that the session has ended, and no longer from the copy.
      expect(answer.headers.getSetCookie().join()).toMatch(/session=[\w-]+; Max-Age=60\d{4};/)
      expect(await databaseMark(city)).toBe(before)
    }
  })
})
