import { afterAll, describe, expect, it } from 'vitest'
import type { JsonTextNames } from '@portal/bff-pipeline'
import {
  codeIn,
  contractViolations,
  demoPassword,
  fillCity,
  waitForMail,
  newVisitor,
  startTestCity,
  unfilledPlaces,
  type Visitor,
} from '@portal/local/testing'
import { residentContract } from '@portal/openapi/resident'
import type { handlers } from '../../src/handlers/index.ts'

const city = await startTestCity()
afterAll(() => city.stop())
// The first run of the schedule reads the demo feeds.
await city.runScheduled()

const visitor = () => newVisitor(city.origins.resident, { 'accept-language': 'es' })
const credentials = (email: string) => ({ email, password: demoPassword, session: 'mobile' })
async function signedIn(email: string) {
  const person = visitor()
  await person.post('/api/auth/sign-in', { ...credentials(email), session: 'web' })
  return person
}
const anyone = visitor()
const ana = await signedIn('ana@demo.example')
const omar = await signedIn('omar@demo.example')
const rosa = await signedIn('rosa@demo.example')
await fillCity(city)

const email = 'new@home.example'
const newcomer = visitor()
await newcomer.post('/api/signup', { ...credentials(email), session: 'web' })
const oobCode = codeIn(await waitForMail(city.origins.mailbox, email))

async function idsAt(person: Visitor, path: string) {
  const { text } = await person.get(`/api${path}`)
  return [...text.matchAll(/"id" ?: ?"([^"]+)"/gi)].map(([, id = '']) => id)
}
const [anaId = ''] = await idsAt(ana, '/auth')
const [omarId = '', organizationId = ''] = await idsAt(omar, '/auth')
const articles = await idsAt(anyone, '/salesforce/knowledgebase/trending')
const [request = ''] = await idsAt(ana, '/salesforce/inProgress')
const millrace = await anyone.get('/api/salesforce/landParcelMaster/Millrace%20St')
const parcelIds = [...millrace.text.matchAll(/"Id" ?: ?"([^"]+)"/g)].map(([, id = '']) => id)
const profile = {
  firstName: 'Omar',
  lastName: 'Grant',
  phoneNumber: '(847) 555-0142',
  address1: '1 Main St',
  city: 'Elgin',
  state: 'IL',
  zip: '60120',
}

await omar.post('/api/organizations/invitations', { organizationId, email: 'ana@demo.example' })

const permitPaths = ['/permits/26/1001', '/permits/2026/1']

type Name = JsonTextNames<typeof handlers>
type Sample = readonly [by: Visitor, path: string, body?: unknown]

/** Requests whose replies together fill every field of the operation; one without its row does not compile. */
const samples: Readonly<Record<Name, readonly Sample[]>> = {
  getArticle: articles.map((id) => [anyone, `/salesforce/knowledgebase/${id}`]),
  getBillingHistory: [[ana, '/naviline/getbillinghistory']],
  listOwnNotices: [[ana, '/shutoff-notices']],
  getCurrentUser: [[omar, '/auth']],
  getFee: [[ana, `/payments/fees/${request}`]],
  getMapLayer: [[anyone, '/map/layer?south=42.038&west=-88.293&north=42.042&east=-88.287']],
  findLandParcels: [[anyone, '/salesforce/landParcelMaster/Millrace%20St']],
  searchLandParcels: [[anyone, '/salesforce/landParcelMaster?StName=Millrace&StType=St']],
  getParcelZoning: parcelIds.map((id) => [anyone, `/parcels/${id}/zoning`]),
  getPaymentHistory: [[ana, '/naviline/paymenthistoryv2']],
  getPermit: permitPaths.map((path) => [anyone, path]),
  getProfile: [
    [ana, `/users/profile/${anaId}`],
    [omar, `/users/profile/${omarId}`],
  ],
  getProfileDetails: [
    [ana, `/users/profile-details/${anaId}`],
    [omar, `/users/profile-details/${omarId}`],
  ],
  getService: (await idsAt(anyone, '/activities')).map((id) => [anyone, `/activities/${id}`]),
  listBoards: [[anyone, '/salesforce/boardsAndCommissions/details']],
  listDelinquencies: [
    [ana, '/naviline/getdelinquentstatus'],
    [omar, '/naviline/getdelinquentstatus'],
  ],
  listEvents: [[anyone, '/feeds/events']],
  listInvitations: [[omar, `/organizations/invitations?organizationId=${organizationId}`]],
  listMembers: [[omar, `/organizations/members?organizationId=${organizationId}`]],
  listMessages: [
    [ana, '/notifications?limit=2'],
    [ana, '/notifications'],
  ],
  listNews: [[anyone, '/feeds/news']],
  listNewsPosts: [[anyone, '/salesforce/elginToday?offset=0&limit=10']],
  listOpenReports: [[anyone, '/reports/open']],
  listContractorPermits: [[rosa, '/contractor-permits?view=all']],
  listOwnInvitations: [[ana, '/invitations']],
  listOwnLicenses: [[rosa, '/organizations/licenses']],
  listPaymentHistory: [[ana, '/naviline/paymenthistory']],
  listRequests: [[ana, '/salesforce/inProgress']],
  listServices: [[anyone, '/activities']],
  findMaterials: [
    [anyone, '/materials?term=water'],
    [anyone, '/materials?stream=bulky'],
  ],
  getMaterial: [
    [anyone, '/materials/pizza-boxes'],
    [anyone, '/materials/tires'],
  ],
  listTrendingArticles: [[anyone, '/salesforce/knowledgebase/trending']],
  listUtilityAccounts: [[ana, '/naviline/paymentInformation']],
  listPermitsInView: [[anyone, '/permits/map?south=41&west=-89&north=43&east=-87']],
  searchArticles: [[anyone, '/salesforce/knowledgebase?term=water']],
  searchOrganizations: [[ana, '/salesforce/organizations?name=lan']],
  searchPermits: [[anyone, '/permits/search?streetName=mill']],
  searchSite: [[anyone, '/search?term=leaf']],
  suggestSearch: [[anyone, '/search/suggestions?term=pay']],
  signIn: [[visitor(), '/auth/sign-in', credentials('omar@demo.example')]],
  signUp: [[visitor(), '/signup', credentials('another@home.example')]],
  updateProfile: [[omar, '/users/profile', profile]],
  updateUser: [[omar, '/users', { Language: 'es' }]],
  updateUserById: [[omar, `/users/profile/${omarId}`, { Language: 'es' }]],
  // After the updates, which it lists.
  exportData: [
    [ana, '/users/data-export'],
    [omar, '/users/data-export'],
  ],
  verifyEmail: [
    [newcomer, '/verify', { oobCode }],
    [omar, '/verify', {}],
  ],
}

/** What is null in every reply. */
const alwaysNull: Partial<Record<Name, readonly string[]>> = {
  // Every thing is in both languages.
  findMaterials: ['/results/*/inEnglish/*'],
  getMaterial: ['/inEnglish/*'],
  // The sender sees the address, a follower its block and no picture.
  listRequests: [
    '/inProgress/*/blockNumber',
    '/inProgress/*/street',
    '/completed/*/blockNumber',
    '/completed/*/street',
    '/following/*/thumbnail',
  ],
  // A new account has no details yet.
  signUp: [
    '/user/PhoneNumber',
    '/user/ProfilePictureUrl',
    '/user/SalesforceId',
    '/user/selectedOrganizationInfo',
    '/user/salesforceContact',
  ],
}

// Object.keys forgets the names.
describe.each(Object.keys(samples) as Name[])('%s', (name) => {
  it('passes on JSON of the database that has every field of its contract, and no other', async () => {
    const answers = []
    const method = residentContract[name].method.toUpperCase()
    for (const [by, path, body] of samples[name]) {
      const answer = await by.send(method, `/api${path}`, body)
      expect(contractViolations(residentContract[name], answer)).toEqual([])
      answers.push(answer)
    }
    expect(unfilledPlaces(residentContract[name], answers)).toEqual(alwaysNull[name] ?? [])
  })
})
