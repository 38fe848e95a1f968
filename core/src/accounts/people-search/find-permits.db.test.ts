import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { requests } from '../../casework/requests/requests.sql.ts'
import { permitDeskIn } from '../../licensing/permit-desk/permit-desk.fixture.ts'
import { findPermits } from './find-permits.ts'
import { maxFoundPermits } from './rules.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { at, contextOf, database, permit, person } = await permitDeskIn({
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
  for (let i = 0; i < maxFoundPermits + 2; i += 1)
    made.push((await permit({ ownerName: 'Crowd' })).number)
  expect(await find('crowd')).toEqual(made.toReversed().slice(0, maxFoundPermits))
})

it('is only for staff', async () => {
  const resident = contextOf(await person())
  await expect(findPermits(resident, 'larkin')).rejects.toMatchObject({ kind: 'forbidden' })
})
