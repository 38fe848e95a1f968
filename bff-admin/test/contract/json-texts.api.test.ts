import { afterAll, describe, expect, it } from 'vitest'
import type { JsonTextNames } from '@portal/bff-pipeline'
import { openDatabase } from '@portal/core/database'
import { rebuildSearchIndex } from '@portal/core/search-index'
import {
  contractViolations,
  demoPassword,
  fillCity,
  newVisitor,
  startTestCity,
  unfilledPlaces,
} from '@portal/local/testing'
import { adminContract } from '@portal/openapi/admin'
import type { handlers } from '../../src/handlers/index.ts'

const city = await startTestCity()
afterAll(() => city.stop())
const ada = newVisitor(city.origins.staff, { 'accept-language': 'es' })
const signIn = { email: 'ada@demo.example', password: demoPassword }
await ada.post('/api/auth/sign-in', signIn)
await fillCity(city)
// A best bet is a page that search finds.
await rebuildSearchIndex(openDatabase(city.databaseUrl, city.neonEndpoint))
await ada.post('/api/search-words/best-bets', { term: 'lost mail', url: '/find_request' })

async function idsAt(path: string) {
  const { text } = await ada.get(`/api${path}`)
  return [...text.matchAll(/"id" ?: ?"([^"]+)"/gi)].map(([, id = '']) => id)
}
/** Requests that a payment pays. */
async function paidRequests(): Promise<readonly string[]> {
  const details = await Promise.all(
    (await idsAt('/payments')).map((id) => ada.get(`/api/payments/${id}`)),
  )
  return details.flatMap(({ text }) =>
    [...text.matchAll(/"requestId" ?: ?"([^"]+)"/gi)].map(([, id = '']) => id),
  )
}
const [ana = ''] = await idsAt('/users/search?term=ana@demo.example')
const [omar = ''] = await idsAt('/users/search?term=omar@demo.example')
/** A day on which water may be shut off. */
const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const edited = {
  FirstName: 'Omar',
  LastName: 'Grant',
  PhoneNumber: '(847) 555-0142',
  SalesforceId: (await ada.get(`/api/users/${omar}`)).text.match(
    /"SalesforceId" ?: ?"([^"]+)"/,
  )?.[1],
  Admin: false,
}

const found = (text: string): [path: string, body: unknown] => ['/people/search', { text }]
const [number = ''] = (await ada.get('/api/requests?state=all')).text.match(/\d{8}/) ?? []

const [bakery = ''] =
  (await ada.post('/api/people/search', { text: 'fox river bakery' })).text.match(
    /[\da-f]{8}-[\da-f-]{27}/,
  ) ?? []
for (const id of [ana, bakery]) await ada.post(`/api/people/${id}/notes`, { text: 'Call back.' })
const files = ['alias,name,overview\nx', 'alias,name,overview\nparks-board,X,<p>X</p>\n']
for (const file of files)
  await ada.post('/api/content_imports', { name: 'x', list: 'boards', articleStep: 'draft', file })
const contentImports = await idsAt('/content_imports')
const listed: { data: readonly { Id: string }[] } = JSON.parse(
  (await ada.get('/api/users/search?term=sample&pageSize=100')).text,
)
const everyone = [ana, omar, ...listed.data.map(({ Id }) => Id)]

const boards = await idsAt('/boards')
// The partner's own id comes first.
const partners = (await idsAt('/partners')).slice(0, 1)
const endpoints = await idsAt(`/partners/${partners[0]}/endpoints`)

type Name = JsonTextNames<typeof handlers>

/** Requests whose replies together fill every field of the operation; one without its row does not compile. */
const samples: Readonly<Record<Name, readonly (readonly [path: string, body?: unknown])[]>> = {
  editUser: [[`/users/${omar}`, edited]],
  // By a request's number, a misspelled name, and an organization's word.
  findPeople: [found(number), found('rivrea'), found('ana@demo.example'), found('bakery')],
  getBatch: [['/billing/batches/filled']],
  getCatalogueService: (await idsAt('/activities')).map((id) => [`/activities/${id}`]),
  getCurrentUser: [['/auth']],
  listNoticeBatches: [['/notifications/delinquencies']],
  getNoticeBatch: (await idsAt('/notifications/delinquencies')).map((id) => [
    `/notifications/delinquencies/${id}?size=100`,
  ]),
  verifyNotices: [
    [
      '/notifications/delinquencies/verify',
      {
        delinquencyData: `accountNumber,delinquentAmount,shutoffDate,phonePreference\n1001-5001,84.35,${inAMonth},yes\n7777-8888,5,${inAMonth},\n1,1,1`,
      },
    ],
  ],
  listAudienceChoices: [['/notifications/bulk/choices']],
  getDesk: [['/requests/desk']],
  getMapLayer: [['/map/layer?south=42.038&west=-88.293&north=42.042&east=-88.287']],
  getOrganization: [[`/people/organizations/${bakery}`]],
  getPerson: everyone.map((id) => [`/people/${id}`]),
  getPaymentForStaff: (await idsAt('/payments')).map((id) => [`/payments/${id}`]),
  getUser: [[`/users/${omar}`]],
  getUserDetails: [ana, omar].map((id) => [`/users/profile-details/${id}`]),
  listBatches: [['/billing/batches']],
  listCatalogue: [['/activities']],
  listDeskPoints: [['/requests/points']],
  listDiscrepancies: [['/payment-discrepancies']],
  listPayments: [['/payments']],
  listFlagSettings: [['/settings/flags']],
  listInbox: [['/inbox']],
  listPersonHistory: [
    ...everyone.map((id): [string] => [`/people/${id}/history`]),
    [`/people/${ana}/history?kind=session`],
  ],
  listPartners: [['/partners']],
  listPartnerEndpoints: partners.map((id) => [`/partners/${id}/endpoints`]),
  // The first page has only those that wait.
  listEventDeliveries: endpoints.flatMap((id) =>
    ['', '?status=delivered', '?status=failed', '?status=retrying'].map((which): [string] => [
      `/partner-endpoints/${id}/deliveries${which}`,
    ]),
  ),
  listReplyTemplates: [['/reply-templates']],
  listBrokenLinks: [['/broken-links']],
  listFeeds: [['/feeds']],
  listSearchWords: [['/search-words']],
  listZoningDistricts: [['/zoning-districts']],
  getZoningDistrict: (await idsAt('/zoning-districts')).map((id) => [`/zoning-districts/${id}`]),
  listDeskBoards: [['/boards']],
  getDeskBoard: boards.map((id) => [`/boards/${id}`]),
  listBoardApplicants: boards.map((id) => [`/boards/${id}/applicants`]),
  listParcelImports: [['/parcels/imports']],
  listContentImports: [['/content_imports']],
  getLegistarSource: [['/legistar']],
  getContentImport: contentImports.map((id) => [`/content_imports/${id}`]),
  getParcelImport: [['/parcels/imports/filled']],
  listTeams: [['/teams']],
  listFeeSchedules: [['/fee-schedules']],
  listPermitExemptions: [['/permit-exemptions']],
  findPermits: [['/permits/search', { text: 'clark' }]],
  getPermitDesk: [['/permits/desk']],
  listPermitKinds: [['/permit-kinds']],
  listLicenses: [['/licenses']],
  listRequestPayments: (await paidRequests()).map((id) => [`/requests/${id}/payments`]),
  getMyWork: [['/my-work']],
  listSlowdowns: [['/slowdowns']],
  getOutboxHealth: [['/outbox']],
  listUndelivered: [['/undelivered']],
  listUsers: [['/users']],
  searchUsers: [['/users/search?term=demo']],
  signIn: [['/auth/sign-in', signIn]],
}

/** What is null in every reply. */
const alwaysNull: Partial<Record<Name, readonly string[]>> = {
  // Staff sign in by a browser alone.
  signIn: ['/tokens'],
}

// Object.keys forgets the names.
describe.each(Object.keys(samples) as Name[])('%s', (name) => {
  it('passes on JSON of the database that has every field of its contract, and no other', async () => {
    const answers = []
    const method = adminContract[name].method.toUpperCase()
    for (const [path, body] of samples[name]) {
      const answer = await ada.send(method, `/api${path}`, body)
      expect(contractViolations(adminContract[name], answer)).toEqual([])
      answers.push(answer)
    }
    expect(unfilledPlaces(adminContract[name], answers)).toEqual(alwaysNull[name] ?? [])
  })
})
