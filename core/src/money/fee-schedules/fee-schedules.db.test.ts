import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { FeeSchedule } from './fee-schedule.ts'
import { feeSchedules } from './fee-schedules.sql.ts'
import { scheduleInForce } from './in-force.ts'

const { database } = peopleIn(await testDatabase())
const at = new Date('2026-11-23T18:00:00Z')

const store = async (kind: string, fromDay: string, toDay: string | null) => {
  const id = newId<'fee schedule'>(at)
  const names = { name: 'Fence', nameEs: 'Cerca' }
  const lines = [{ kind: 'flat', ...names, cents: 4500 }] as const
  const row = { id, kind, ...names, source: 'G-1', fromDay, toDay, lines, createdAt: at }
  await database.write((builder) => [
    builder.insert(feeSchedules).values({ ...row, penalties: [], rebates: [] }),
  ])
  return id
}

it('the database refuses two schedules of a kind that share a day', async () => {
  await store('permit.overlap', '2026-01-01', '2026-06-30')
  const refused = { code: '23P01', constraint: 'fee_schedules_no_overlap' }
  await expect(store('permit.overlap', '2026-06-30', null)).rejects.toMatchObject(refused)
  await expect(store('permit.overlap', '2025-01-01', null)).rejects.toMatchObject(refused)
  await store('permit.overlap', '2026-07-01', null)
  await store('permit.elsewhere', '2026-03-01', null)
})

it('the database keeps what people were quoted by: only the last day changes', async () => {
  const id = await store('permit.kept', '2026-01-01', null)
  const set = (assignment: string) =>
    database.write((builder) => [
      builder.execute(
        sql`update ${feeSchedules} set ${sql.raw(assignment)} where id = ${id}::uuid`,
      ),
    ])
  await set("to_day = '2026-12-31'")
  for (const change of ["lines = '[]'", "source = ''", "from_day = '2025-01-01'"])
    await expect(set(change)).rejects.toMatchObject({
      message: 'a fee schedule is replaced, never changed',
    })
})

it('the schedule in force is the one of the day, first and last day included', async () => {
  const [first, second] = [
    await store('permit.days', '2028-01-01', '2028-02-29'),
    await store('permit.days', '2028-03-01', '2028-12-31'),
  ]
  const onDay = async (day: string) => {
    const [row] = await database.rows<{ schedule: FeeSchedule | null }>(
      sql`select ${scheduleInForce(sql`'permit.days'`, sql`${day}::date`)} as schedule`,
    )
    return row?.schedule ?? null
  }
  expect(await onDay('2027-12-31')).toBeNull()
  expect(await onDay('2028-01-01')).toMatchObject({ id: first, toDay: '2028-02-29' })
  expect(await onDay('2028-02-29')).toMatchObject({ id: first })
  expect(await onDay('2028-03-01')).toMatchObject({ id: second, lines: [{ cents: 4500 }] })
  expect(await onDay('2028-12-31')).toMatchObject({ id: second })
  expect(await onDay('2029-01-01')).toBeNull()
})
