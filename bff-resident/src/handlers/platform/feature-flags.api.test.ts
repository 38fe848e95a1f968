import { expect, it } from 'vitest'
import { ask, callerOf, newCast, testCity, switchFlag } from '@portal/local/testing'
import { residentContract } from '@portal/openapi/resident'

const city = await testCity({ template: 'empty' })
const cast = await newCast(city, 'resident')

const page = (cookie: string) => ask(city.origins.resident, '/dashboard', { headers: { cookie } })
const billing = 'href="/payment/water-bill-payment-records"'

it('a flag that was switched for one person is in force on that person’s pages, for no round trip', async () => {
  const own = `session=${cast.cookies.resident}`
  const other = `session=${cast.cookies['another resident']}`
  // The worker reads the city's own copy once.
  await page(own)
  const before = await page(own)
  expect(before.text).toContain(billing)
  const flag = { name: 'EnableWaterBillHistoryPage', isEnabled: false } as const
  await switchFlag(city, cast.ids.resident, flag)
  const after = await page(own)
  expect(after.status).toBe(200)
  expect(after.text).not.toContain(billing)
  expect(after.trips).toBe(before.trips)
  expect((await page(other)).text).toContain(billing)
})

it('a feature that is off has no calls', async () => {
  const cookie = `session=${cast.cookies.resident}`
  const call = callerOf(city.origins.resident, residentContract)
  const path = '/payment/createLPIUserActivities'
  const make = async () =>
    (await call('createPermitRequest', path, { cookie, body: { sfParentId: 'none' } })).body['code']
  expect(await make()).toBe('Payment.RecordNotFound')
  await switchFlag(city, cast.ids.resident, { name: 'EnableLPI', isEnabled: false })
  expect(await make()).toBe('Error.NotFound')
})
