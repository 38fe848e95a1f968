import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { requests } from '../../casework/requests/requests.sql.ts'
import { permitDeskIn } from './permit-desk.fixture.ts'
import { getPermitPresence } from './permit-presence.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { at, contextOf, database, permit, person, staff } = await permitDeskIn({
  databaseUrl,
  neonEndpoint,
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
  await database.write((builder) => [
    builder.delete(requests).where(eq(requests.id, one.requestId)),
  ])
  expect(await getPermitPresence(at(), one.id)).toEqual({ version: 1, viewers: [] })
})

it('is only for staff', async () => {
  const resident = contextOf(await person())
  const one = await permit()
  await expect(getPermitPresence(resident, one.id)).rejects.toMatchObject({ kind: 'forbidden' })
})
