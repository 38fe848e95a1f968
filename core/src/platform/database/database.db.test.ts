import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { openDatabase } from './database.ts'

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
