import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDatabase } from '@portal/core/database'
import { testDatabase } from '@portal/local/testing'
import { cityCopy } from '../city-copy.ts'
import { bindings } from '../probe.fixture.ts'
import type { RequestState } from '../request/request-state.ts'
import { keptBody } from './kept-replies.ts'

const where = await testDatabase()

/** One request; `checkMs` is how long the worker trusts what it knows of the version. */
function request(checkMs: number) {
  const database = openDatabase(where.databaseUrl, where.neonEndpoint)
  const env = bindings(where, { PAGE_CHECK_MS: String(checkMs) })
  const copy = () =>
    cityCopy(
      env,
      openDatabase(where.databaseUrl, where.neonEndpoint),
      () => undefined,
      () => undefined,
    )
  let reads = 0
  // What a kept reply asks of its request.
  const state = { env, database, copy } as unknown as RequestState
  const ask = (key: string) =>
    keptBody(state, key, async () => {
      reads += 1
      const rows = await database.rows<{ text: string }>(sql`select ${key}::text as text`)
      return rows[0]?.text ?? ''
    })
  return { ask, cost: () => ({ reads, trips: database.usage.trips }) }
}

const trusting = 60_000

const change = () =>
  openDatabase(where.databaseUrl, where.neonEndpoint).write((builder) => [
    builder.execute(
      sql`insert into public_versions (version) values (2)
        on conflict (is_only) do update set version = public_versions.version + 1`,
    ),
  ])

/** What asking for this costs a request that trusts what the worker knows. */
async function costOf(key: string) {
  const { ask, cost } = request(trusting)
  expect(await ask(key)).toBe(key)
  return cost()
}

it('is read with the version in one round trip, and then kept', async () => {
  expect(await costOf('a')).toEqual({ reads: 1, trips: 1 })
  expect(await costOf('a')).toEqual({ reads: 0, trips: 0 })
  expect(await costOf('b')).toEqual({ reads: 1, trips: 1 })
})

it('is read again, in one round trip, where it is not known that it still holds', async () => {
  await costOf('c')
  const { ask, cost } = request(0)
  await ask('c')
  expect(cost()).toEqual({ reads: 1, trips: 1 })
})

it('is read again once the worker knows of a change', async () => {
  await costOf('d')
  await change()
  await request(0).ask('another')
  expect(await costOf('d')).toEqual({ reads: 1, trips: 1 })
  expect(await costOf('d')).toEqual({ reads: 0, trips: 0 })
})
