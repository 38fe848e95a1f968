import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { arrayText } from './array-text.ts'
import { openDatabase } from './database.ts'

const { databaseUrl, neonEndpoint } = await testDatabase()
const database = openDatabase(databaseUrl, neonEndpoint)

async function readBack(values: readonly (string | null)[]): Promise<unknown> {
  const [row] = await database.rows<{ read: unknown }>(
    sql`select to_json(${arrayText(values)}::text[]) as read`,
  )
  return row?.read
}

it('the database reads back every text, whatever signs are in it', async () => {
  const awkward = ['', 'NULL', 'null', '"', '\\', '{a,b}', ' a ', 'a\nb', 'Añil, 12', ' ', null]
  expect(await readBack(awkward)).toEqual(awkward)
  const text = fc.string({ unit: 'binary' }).map((made) => made.replaceAll('\0', '').toWellFormed())
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(text), { minLength: 1 }), async (values) => {
      expect(await readBack(values)).toEqual(values)
    }),
    { numRuns: 10 },
  )
})
