import { describe, expect, it } from 'vitest'
import {
  ask,
  contractViolations,
  reportServiceOf,
  standingViolations,
  testCity,
} from '@portal/local/testing'
import { residentContract } from '@portal/openapi/resident'
import { boardSamples } from './board-samples.ts'
import { contentSamples } from './content-samples.ts'
import { openDataSamples } from './open-data-samples.ts'
import { pickupSamples } from './pickup-samples.ts'

// A provider that is only listed here is never asked.
const google = { issuer: 'https://provider.example', clientId: 'a', clientSecret: 'b' }
const city = await testCity({ variables: { SOCIAL_PROVIDERS: JSON.stringify({ google }) } })
// The first run of the schedule reads the demo feeds.
await city.runScheduled()

const origin = city.origins.resident
const api = (path: string, headers: Record<string, string> = {}) =>
  ask(origin, `/api${path}`, { headers })
const missing = '01900000-0000-7000-8000-000000000000'

async function idFrom(path: string, name: string): Promise<string> {
  const [first]: Record<string, string>[] = JSON.parse((await api(path)).text)
  return first?.[name] ?? 'none'
}
const article = await idFrom('/salesforce/knowledgebase/trending', 'id')
const parcel = await idFrom('/salesforce/landParcelMaster/Millrace%20St', 'Id')
const service = await idFrom('/activities', 'Id')
const permits: { year: number; number: number; status: string }[] = JSON.parse(
  (await api('/permits/search?streetName=m')).text,
)
const good = permits.find(({ status }) => status === 'Permit Issued')
const issued = `${good?.year}/${good?.number}`

/** Has a dark streetlight reported at a place, so that there is something near it. */
async function reportStreetlight(position: { latitude: number; longitude: number }) {
  const activityId = await reportServiceOf(origin, 'streetlight')
  const report = { address: '1 Somewhere', position, description: 'It is dark.', activityId }
  const reportData = { ...report, streetlight: { poleType: 'METAL', problem: 'BURNED_OUT' } }
  const body = new FormData()
  body.set('reportData', JSON.stringify(reportData))
  const answer = await fetch(`${origin}/api/reports`, { method: 'POST', headers: { origin }, body })
  expect(answer.status).toBe(201)
}
await reportStreetlight({ latitude: 42.04, longitude: -88.29 })

interface Sample {
  readonly path: string
  /** Round trips to the database; what stands in the copy that each isolate keeps costs none. */
  readonly trips: 0 | 1
  /** Other statuses that the operation declares for bad input, and what earns them. */
  readonly refused: readonly (readonly [path: string, status: number])[]
}

/** These open by the code of a mail, an app or a device, and are tested with one (identity.api.test.ts). */
const openedByCode: ReadonlySet<string> = new Set([
  'beginSocialSignIn',
  'checkPasswordReset',
  // Answers in XML, if a city lists other sites (saml.api.test.ts).
  'getSamlMetadata',
  'completeSocialSignIn',
  'enterWebView',
  'getWebViewOffer',
  // By a signed link of a mail (tracking.db.test.ts, tracking.api.test.ts).
  'getRequestStatus',
  // By a folder's token (documents.api.test.ts).
  'listDocuments',
  // They start a payment, or show one to its payer (payments.api.test.ts).
  'getFee',
  'getPayment',
  'getPaymentusToken',
  'getReceiptDocument',
  // A page for a frame of the provider's (payments.api.test.ts).
  'getProviderCommunicator',
  'openGuestBillPay',
  'openPaymentFrame',
  // By the link that a look-up gave (citations.db.test.ts), and by a mail's (stop-mail.api.test.ts).
  'getCitation',
  'openStopMail',
  'openStopFollowing',
  'openStopReminders',
  'openStopBoardFollowing',
  'openUnsubscribe',
  // Of a device (drafts.api.test.ts).
  'getDraft',
])

/** Good requests of other operations that anyone may read by, unless it is just their path, at one round trip. */
const samples: Partial<Record<keyof typeof residentContract, Sample>> = {
  getAppStatus: {
    path: '/app-status?platform=ios&version=3.2.1',
    trips: 0,
    refused: [
      ['/app-status', 400],
      ['/app-status?platform=windows&version=1', 400],
      [`/app-status?platform=ios&version=${'1'.repeat(41)}`, 400],
    ],
  },
  lookUpAccount: {
    path: '/naviline/account?accountNumber=1004-5004',
    trips: 1,
    refused: [
      ['/naviline/account', 400],
      [`/naviline/account?accountNumber=${'1'.repeat(101)}`, 400],
    ],
  },
  getAddressAt: {
    path: '/addresses/at?latitude=42.04&longitude=-88.29',
    trips: 1,
    refused: [
      ['/addresses/at?latitude=42.04', 400],
      ['/addresses/at?latitude=north&longitude=-88.29', 400],
      ['/addresses/at?latitude=41.88&longitude=-87.63', 400],
    ],
  },
  getForm: {
    path: '/laserfiche/forms/140',
    trips: 1,
    refused: [['/laserfiche/forms/none', 404]],
  },
  getAcceptSettings: { path: '/payment/accept', trips: 0, refused: [] },
  getService: {
    path: `/activities/${service}`,
    trips: 1,
    refused: [
      [`/activities/${missing}`, 404],
      ['/activities/7', 404],
      ['/activities/No_Address', 400],
      ['/activities/%00', 400],
      ['/activities/%FF', 400],
    ],
  },
  getSession: { path: '/auth/session', trips: 0, refused: [] },
  getTexts: {
    path: '/i18n/processed/es/translation',
    trips: 0,
    refused: [
      ['/i18n/processed/xx/translation', 404],
      ['/i18n/processed/es/nothing', 404],
      [`/i18n/processed/${'e'.repeat(21)}/translation`, 400],
    ],
  },
  listEvents: {
    path: '/feeds/events',
    trips: 1,
    refused: [
      ['/feeds/events?limit=0', 400],
      ['/feeds/events?limit=201', 400],
    ],
  },
  listFlags: {
    path: '/featureflags',
    trips: 0,
    refused: [[`/featureflags?id=${'7'.repeat(101)}`, 400]],
  },
  listLanguages: { path: '/i18n/languages', trips: 0, refused: [] },
  getKnownDetails: { path: '/forms/known-details', trips: 0, refused: [] },
  listOpenReports: {
    path: '/reports/open?category=streetlight',
    trips: 1,
    refused: [['/reports/open?category=dragons', 400]],
  },
  listNearbyReports: {
    path: '/reports/nearby?category=streetlight&latitude=42.04&longitude=-88.29',
    trips: 1,
    refused: [
      ['/reports/nearby?category=streetlight', 400],
      ['/reports/nearby?category=weather&latitude=42.04&longitude=-88.29', 400],
    ],
  },
  listNews: {
    path: '/feeds/news',
    trips: 1,
    refused: [
      ['/feeds/news?limit=abc', 400],
      ['/feeds/news?limit=-1', 400],
    ],
  },
  listNewsPosts: {
    path: '/salesforce/elginToday?offset=0&limit=10',
    trips: 1,
    refused: [
      ['/salesforce/elginToday?limit=51', 400],
      ['/salesforce/elginToday?offset=-1', 400],
    ],
  },
  listSocialProviders: { path: '/auth/providers', trips: 0, refused: [] },
  listServices: {
    path: '/activities',
    trips: 1,
    refused: [[`/activities?userId=${'7'.repeat(101)}`, 400]],
  },
  getMapLayer: {
    path: '/map/layer?south=42.038&west=-88.293&north=42.042&east=-88.287',
    trips: 1,
    refused: [
      ['/map/layer', 400],
      ['/map/layer?south=42.042&west=-88.293&north=42.038&east=-88.287', 400],
    ],
  },
  findLandParcels: {
    path: '/salesforce/landParcelMaster/Millrace%20St',
    trips: 1,
    refused: [[`/salesforce/landParcelMaster/${'1'.repeat(201)}`, 400]],
  },
  searchLandParcels: {
    path: '/salesforce/landParcelMaster?StName=Millrace',
    trips: 1,
    refused: [[`/salesforce/landParcelMaster?StName=${'1'.repeat(101)}`, 400]],
  },
  ...boardSamples,
  ...openDataSamples,
  ...contentSamples(article),
  ...(await pickupSamples(origin, parcel)),
  getParcelZoning: {
    path: `/parcels/${parcel}/zoning`,
    trips: 1,
    refused: [
      ['/parcels/x/zoning', 400],
      ['/parcels/01900000-0000-7000-8000-000000000000/zoning', 404],
    ],
  },
  findParcelAt: {
    path: '/parcels/at?latitude=42.04&longitude=-88.29',
    trips: 1,
    refused: [
      ['/parcels/at?latitude=42.04', 400],
      ['/parcels/at?latitude=41.88&longitude=-87.63', 400],
    ],
  },
  searchAddresses: {
    path: '/addresses?text=100',
    trips: 1,
    refused: [[`/addresses?text=${'1'.repeat(201)}`, 400]],
  },
  searchPermits: {
    path: '/permits/search?streetName=m',
    trips: 1,
    refused: [
      ['/permits/search?streetNumber=12a', 400],
      ['/permits/search?ownerName=ab', 400],
    ],
  },
  listPermitsInView: {
    path: '/permits/map?south=42&west=-88.4&north=42.1&east=-88.2',
    trips: 1,
    refused: [
      ['/permits/map?south=42&west=-88.4&north=42&east=-88.2', 400],
      ['/permits/map?south=42&west=-88.4&north=99&east=-88.2', 400],
    ],
  },
  getPermit: {
    path: '/permits/2026/1001',
    trips: 1,
    refused: [[`/permits/2026/${'1'.repeat(41)}`, 400]],
  },
  getPermitFollowing: {
    path: '/permits/2026/1001/following',
    trips: 0,
    refused: [['/permits/2026/1001/following?follower=7', 400]],
  },
  listPermitDocuments: {
    path: '/permits/2026/1001/documents',
    trips: 1,
    refused: [['/permits/2026/0/documents', 404]],
  },
  getPermitDocument: {
    path: `/permits/${issued}/pdf`,
    trips: 1,
    refused: [['/permits/2026/1/pdf', 404]],
  },
  // By the code of a license of the demo city.
  checkLicense: {
    path: '/licenses/check/QUGCW2LWNUNW',
    trips: 1,
    refused: [['/licenses/check/NONE', 404]],
  },
  searchContractors: {
    path: '/contractors?text=roof',
    trips: 1,
    refused: [[`/contractors?text=${'x'.repeat(100)}`, 400]],
  },
  getPermitGuide: {
    path: '/permit-guides/remodel?lng=es',
    trips: 1,
    refused: [['/permit-guides/castle', 400]],
  },
  getPermitNeed: {
    path: '/permit-need?propertyType=SingleFamilyHomeOwner&option=BuildingShed&units=squareFeet:100',
    trips: 1,
    refused: [
      ['/permit-need?propertyType=Castle', 400],
      ['/permit-need?propertyType=MultiFamily&option=InstallingHotTub', 404],
      ['/permit-need?propertyType=MultiFamily&units=x', 400],
    ],
  },
  getLicenseDocument: {
    path: '/licenses/check/QUGCW2LWNUNW/pdf',
    trips: 1,
    refused: [['/licenses/check/NONE/pdf', 404]],
  },
  getLicenseCalendar: {
    path: '/licenses/check/QUGCW2LWNUNW/calendar',
    trips: 1,
    refused: [['/licenses/check/NONE/calendar', 404]],
  },
  searchSite: {
    path: '/search?term=leaf',
    trips: 1,
    refused: [
      ['/search?term=a&page=0', 400],
      ['/search?term=a&page=-1', 400],
      ['/search?term=a&page=abc', 400],
      [`/search?term=${'a'.repeat(10_000)}`, 400],
    ],
  },
  suggestSearch: {
    path: '/search/suggestions?term=leaf',
    trips: 1,
    refused: [[`/search/suggestions?term=${'a'.repeat(10_000)}`, 400]],
  },
}

// Object.entries forgets the names that the contract has.
const operations = Object.entries(residentContract) as [
  keyof typeof residentContract,
  (typeof residentContract)[keyof typeof residentContract],
][]
const open = operations.filter(
  ([name, { access, method }]) =>
    access === 'anyone' && method === 'get' && !openedByCode.has(name),
)

it('has rows only of operations that anyone may read by', () => {
  const names: ReadonlySet<string> = new Set(open.map(([name]) => name))
  expect(Object.keys(samples).filter((name) => !names.has(name))).toEqual([])
})

describe.each(open)('%s', (name, operation) => {
  const { path, trips, refused } = samples[name] ?? { path: operation.path, trips: 1, refused: [] }

  it.each(['en', 'es', 'tlh', '*;q=bad,,'])(
    `answers a reader of %s by its contract, not empty, at ${trips} round trips`,
    async (language) => {
      // The first request of a new or rested isolate also fetches the settings of the city.
      await api(path)
      const sent = async () => api(path, { 'accept-language': language })
      const once = await sent()
      // What an isolate keeps may have come of age between the two; a second time it has not.
      const answer = once.trips === trips ? once : await sent()
      expect(answer.status).toBe(200)
      expect(contractViolations(operation, answer)).toEqual([])
      expect(standingViolations(origin, answer)).toEqual([])
      expect(answer.trips).toBe(trips)
      expect(answer.text).not.toMatch(/^(\[\]|\{\}|)$/)
    },
  )

  it('refuses bad input as it declares', async () => {
    for (const [bad, status] of refused) {
      const answer = await api(bad)
      expect([bad, answer.status]).toEqual([bad, status])
      expect(contractViolations(operation, answer)).toEqual([])
      expect(standingViolations(origin, answer)).toEqual([])
    }
    expect(refused.every(([bad]) => bad !== path)).toBe(true)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      const answer = await ask(origin, `/api${path}`, {
        method,
        headers: { 'content-type': type },
        body: '{"a":',
      })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('GET')
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
      expect(standingViolations(origin, answer)).toEqual([])
    }
  })

  it('ignores undeclared query keys', async () => {
    const joint = path.includes('?') ? '&' : '?'
    for (const key of ['colour=blue', '__proto__[x]=1', 'constructor=1', '=', '%FF=%00']) {
      expect([key, (await api(`${path}${joint}${key}`)).status]).toEqual([key, 200])
    }
  })

  it('answers HEAD as GET, without the body', async () => {
    const answer = await ask(origin, `/api${path}`, { method: 'HEAD' })
    expect([answer.status, answer.bytes.length]).toEqual([200, 0])
    expect(standingViolations(origin, answer)).toEqual([])
  })
})
