import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { requests } from '../../casework/requests/requests.sql.ts'
import { permitDeskIn } from './permit-desk.fixture.ts'
import { findPermits, getPermitPresence } from './index.ts'
import { permitDeskLimits } from './rules.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { at, contextOf, database, permit, person, staff } = await permitDeskIn({
  databaseUrl,
  neonEndpoint,
})

const find = async (text: string) =>
  // The contract's shape.
  (JSON.parse(await findPermits(at(), text)) as { number: number }[]).map(({ number }) => number)

it('a permit is found by number, address, owner, license and applicant, in one round trip', async () => {
  const lucia = await person({ firstName: 'Lucía', lastName: 'Ocampo' })
  const one = await permit({
    streetNumber: 77,
    streetName: 'Larkin',
    streetSuffix: 'Ave',
    ownerName: 'Quill, Ana',
    contractorLicense: 'ROOF-0117',
  })
  await permit({ streetNumber: 79, streetName: 'Walnut', ownerName: 'Someone else' })
  await database.write((builder) => [
    builder.update(requests).set({ userId: lucia.userId }).where(eq(requests.id, one.requestId)),
  ])
  const before = await trips()
  expect(await find(`2026-${one.number}`)).toEqual([one.number])
  expect((await trips()) - before).toBe(1)
  for (const text of ['77 Larkin Ave', 'larkin', 'quill', 'ROOF-0117', 'lucia ocampo', 'Ocamp'])
    expect(await find(text), text).toEqual([one.number])
  for (const text of ['', ' ', '%', 'nobody', "' or 1=1 --"]) expect(await find(text)).toEqual([])
})

it('a guest’s permit is found by their email address', async () => {
  const one = await permit({ ownerName: 'Guest' })
  await database.write((builder) => [
    builder
      .update(requests)
      .set({ userId: null, guestEmail: 'pat@mail.test' })
      .where(eq(requests.id, one.requestId)),
  ])
  expect(await find('Pat@mail.test')).toEqual([one.number])
})

it('the palette gets the newest few', async () => {
  const made = []
  for (let i = 0; i < permitDeskLimits.found + 2; i += 1)
    made.push((await permit({ ownerName: 'Crowd' })).number)
  expect(await find('crowd')).toEqual(made.toReversed().slice(0, permitDeskLimits.found))
})

it('is only for staff', async () => {
  const resident = contextOf(await person())
  await expect(findPermits(resident, 'larkin')).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(getPermitPresence(resident, crypto.randomUUID())).rejects.toMatchObject({
    kind: 'forbidden',
  })
})

it('who has a permit open sees who else has, and that it has changed, in one round trip', async () => {
  const one = await permit({ state: 'feeDue' })
  const theo = contextOf(await person({ isAdmin: true, firstName: 'Theo', lastName: 'Lane' }))
  expect(await getPermitPresence(at(), one.id)).toEqual({ version: 1, viewers: [] })
  const before = await trips()
  // By its request's id too, as the desk's links have it.
  const seen = await getPermitPresence(theo, one.requestId)
  expect((await trips()) - before).toBe(1)
  expect(seen).toMatchObject({ version: 1, viewers: [{ id: staff.userId }] })
  await database.write((builder) => [
    builder.update(requests).set({ paidAt: new Date() }).where(eq(requests.id, one.requestId)),
  ])
  expect(await getPermitPresence(theo, one.id)).toMatchObject({ version: 2 })
  await expect(getPermitPresence(theo, crypto.randomUUID())).rejects.toMatchObject({
    kind: 'not-found',
  })
})

it('a permit of another system is looked at by nobody, and still says that it has changed', async () => {
  const one = await permit()
  await database.write((builder) => [builder.delete(requests).where(eq(requests.id, one.requestId))])
  expect(await getPermitPresence(at(), one.id)).toEqual({ version: 1, viewers: [] })
})
