import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { putFees, putLicense } from './licenses.fixture.ts'
import { remindOfRenewals } from './watch-licenses.ts'

const where = await testDatabase()
const { mailTo, person } = peopleIn(where)
const on = (day: string) => contextIn(where, { clock: { now: () => new Date(`${day}T18:00:00Z`) } })

const inboxOf = (userId: string) =>
  on('2027-01-01').database.rows<{ title: string; titleEs: string }>(
    sql`select title, title_es as "titleEs" from messages where user_id = ${userId}`,
  )

it('a holder is reminded 60, 30 and 7 days before the last day, once each', async () => {
  await putFees(on('2027-01-01'), 'shop')
  const holder = await person()
  const given = { kind: 'shop', year: 2028, email: holder.email }
  await putLicense(on('2027-01-01'), given)
  // Not reminded: stopped by the city, and without an address.
  await putLicense(on('2027-01-01'), { ...given, status: 'revoked' })
  await putLicense(on('2027-01-01'), { ...given, email: null })
  const counts: number[] = []
  for (const day of [
    '2028-10-31',
    '2028-11-01',
    '2028-11-02',
    '2028-12-01',
    '2028-12-02',
    '2028-12-24',
    '2028-12-25',
    '2028-12-31',
    '2029-01-01',
  ])
    counts.push(await remindOfRenewals(on(day)))
  expect(counts).toEqual([0, 1, 0, 1, 0, 1, 0, 0, 0])
  expect(await mailTo(holder.email)).toHaveLength(3)
  // The account with that address has them in its inbox too, in both languages.
  const inbox = await inboxOf(holder.userId)
  expect(inbox).toHaveLength(3)
  expect(inbox[0]).toMatchObject({
    title: expect.stringContaining('Renew license'),
    titleEs: expect.stringContaining('Renueve la licencia'),
  })
})

it('a run that was missed sends the nearest reminder alone', async () => {
  const holder = await person()
  await putLicense(on('2027-01-01'), { kind: 'shop', year: 2030, email: holder.email })
  expect(await remindOfRenewals(on('2030-12-28'))).toBe(1)
  expect(await remindOfRenewals(on('2030-12-29'))).toBe(0)
  expect(await mailTo(holder.email)).toHaveLength(1)
})

it('two runs at once remind once, in the inbox too', async () => {
  const holder = await person()
  await putLicense(on('2027-01-01'), { kind: 'shop', year: 2032, email: holder.email })
  await Promise.all([remindOfRenewals(on('2032-11-02')), remindOfRenewals(on('2032-11-02'))])
  expect(await mailTo(holder.email)).toHaveLength(1)
  expect(await inboxOf(holder.userId)).toHaveLength(1)
})
