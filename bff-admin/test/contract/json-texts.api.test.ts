import { afterAll, describe, expect, it } from 'vitest'
import type { JsonTextNames } from '@portal/bff-pipeline'
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

async function idsAt(path: string) {
  const { text } = await ada.get(`/api${path}`)
  return [...text.matchAll(/"id" ?: ?"([^"]+)"/gi)].map(([, id = '']) => id)
}
const [ana = ''] = await idsAt('/users/search?term=ana@demo.example')
const [omar = ''] = await idsAt('/users/search?term=omar@demo.example')
const edited = {
  FirstName: 'Omar',
  LastName: 'Grant',
  PhoneNumber: '(847) 555-0142',
  SalesforceId: (await ada.get(`/api/users/${omar}`)).text.match(
    /"SalesforceId" ?: ?"([^"]+)"/,
  )?.[1],
  Admin: false,
}

type Name = JsonTextNames<typeof handlers>

/** Requests whose replies together fill every field of the operation; one without its row does not compile. */
const samples: Readonly<Record<Name, readonly (readonly [path: string, body?: unknown])[]>> = {
  editUser: [[`/users/${omar}`, edited]],
  getBatch: [['/billing/batches/filled']],
  getCatalogueService: (await idsAt('/activities')).map((id) => [`/activities/${id}`]),
  getCurrentUser: [['/auth']],
  getDesk: [['/requests/desk']],
  getMapLayer: [['/map/layer?south=42.038&west=-88.293&north=42.042&east=-88.287']],
  getPaymentForStaff: (await idsAt('/payments')).map((id) => [`/payments/${id}`]),
  getUser: [[`/users/${omar}`]],
  getUserDetails: [ana, omar].map((id) => [`/users/profile-details/${id}`]),
  listBatches: [['/billing/batches']],
  listCatalogue: [['/activities']],
  listDeskPoints: [['/requests/points']],
  listDeskRequests: [['/requests']],
  listDiscrepancies: [['/payment-discrepancies']],
  listPayments: [['/payments']],
  listSlowdowns: [['/slowdowns']],
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
