import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { openDatabase } from './database.ts'
import { requireThat } from './require-that.ts'

const { databaseUrl, neonEndpoint } = await testDatabase()

test('concurrent reads are one batch, and one that fails fails no other', async () => {
  const database = openDatabase(databaseUrl, neonEndpoint)
  const ask = (text: string) => database.read((builder) => builder.execute(sql.raw(text)))
  await Promise.all([ask('select 1 as a'), ask('select 2 as a')])
  expect(database.usage.trips).toBe(1)
  const answers = await Promise.allSettled([
    ask('select 1 as a'),
    ask('select 1 / 0 as a'),
    ask('select 3 as a'),
  ])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(answers[2]).toMatchObject({ value: { rows: [{ a: 3 }] } })
})

test('reads that wait go along with a write; what refuses the write refuses none of them', async () => {
  const database = openDatabase(databaseUrl, neonEndpoint)
  const ask = (text: string) => database.read((builder) => builder.execute(sql.raw(text)))
  const write = (holds: boolean) =>
    database.write((builder) => ({
      held: requireThat(builder, sql`${holds}::boolean`, 'conflict', 'Error.IdempotencyInFlight'),
      two: builder.execute(sql`select 2 as a`),
    }))
  const [one, { two }] = await Promise.all([ask('select 1 as a'), write(true)])
  expect([one.rows, two.rows, database.usage.trips]).toEqual([[{ a: 1 }], [{ a: 2 }], 1])
  const refused = await Promise.allSettled([
    ask('select 1 as a'),
    ask('select 3 as a'),
    write(false),
  ])
  expect(refused.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  // One that fails by itself is ours to mend: the write is rolled back.
  const faulty = await Promise.allSettled([ask('select 1 / 0 as a'), write(true)])
  expect(faulty.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
