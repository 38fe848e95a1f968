import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { drafts } from '../../casework/requests/requests.sql.ts'
import { services } from '../../casework/services/services.sql.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { newId } from '../kernel/ids.ts'
import { claimKey, releaseKey, settle } from './index.ts'

const { contextOf } = peopleIn(await testDatabase('demo'))
const context = contextOf({ kind: 'system', job: 'test' })

const [service] = await context.database.read((builder) => builder.select().from(services).limit(1))

/** A request that starts this many seconds from now, and works when called. */
function attempt(key: string, seconds: number) {
  const claimedAt = new Date(now.getTime() + seconds * 1000)
  const request = { caller: 'a', operation: 'begin', key, claimedAt, bodyHash: 'same' }
  return {
    claim: () => claimKey(context, request),
    release: () => releaseKey(context, request),
    work: () =>
      context.database.write((builder) => [
        builder.insert(drafts).values({
          id: newId(),
          owner: `user/${key} ${seconds}`,
          serviceId: service?.id ?? '',
          form: {},
          createdAt: now,
          updatedAt: now,
        }),
        ...settle({ ...context, claim: { ...request, onSettled: () => {} } }, builder, {
          status: 201,
          body: sql`select '{"done":true}'`,
        }),
      ]),
  }
}

const done = async (key: string) => {
  const rows = await context.database.rows(
    sql`select from ${drafts} where owner like ${`user/${key} %`}`,
  )
  return rows.length
}

const answer = { status: 201, contentType: 'application/json', body: '{"done":true}' }

it('work stores its answer when it is done; retries get that answer', async () => {
  const [first, again] = [attempt('kept', 0), attempt('kept', 1)]
  expect(await first.claim()).toBeNull()
  await first.work()
  // As after a network error: finished work is not released.
  await first.release()
  expect(await again.claim()).toEqual(answer)
  expect(await done('kept')).toBe(1)
})

it('of a try presumed dead and its retry, only the retry does the work', async () => {
  const [slow, early, late] = [attempt('slow', 0), attempt('slow', 59), attempt('slow', 61)]
  expect(await slow.claim()).toBeNull()
  await expect(early.claim()).rejects.toThrow('Error.IdempotencyInFlight')
  expect(await late.claim()).toBeNull()
  await expect(slow.work()).rejects.toThrow('Error.IdempotencyInFlight')
  // Nor does it take the other's key.
  await slow.release()
  await late.work()
  expect(await done('slow')).toBe(1)
  expect(await attempt('slow', 62).claim()).toEqual(answer)
})

it('of both at the same moment one does the work', async () => {
  const [slow, late] = [attempt('both', 0), attempt('both', 61)]
  await slow.claim()
  const outcomes = await Promise.allSettled([slow.work(), late.claim().then(() => late.work())])
  expect(outcomes.map(({ status }) => status)).toContain('fulfilled')
  expect(await done('both')).toBe(1)
})
