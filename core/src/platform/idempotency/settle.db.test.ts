import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { drafts } from '../../casework/requests/requests.sql.ts'
import { services } from '../../casework/services/services.sql.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { newId } from '../kernel/ids.ts'
import { claimKey, claimOnWrite, findReply, releaseKey, settle } from './index.ts'

const { contextOf } = peopleIn(await testDatabase('demo'))
const context = contextOf({ kind: 'system', job: 'test' })

const [service] = await context.database.read((builder) => builder.select().from(services).limit(1))

/** A request that starts this many seconds from now, and works when called. */
function attempt(key: string, seconds: number, operation = 'begin') {
  const claimedAt = new Date(now.getTime() + seconds * 1000)
  const request = { caller: 'a', operation, key, claimedAt, bodyHash: 'same' }
  return {
    claim: () => claimKey(context, request),
    release: () => releaseKey(context, request),
    saved: () => findReply(context, request),
    work: () => working(request, context),
    /** The claim and the work in one `write`. */
    workAtOnce: () => working(request, { ...context, ...claimOnWrite(context.database, request) }),
  }
}

const working = (request: Parameters<typeof claimKey>[1], { database, ...own }: typeof context) =>
  database.write((builder) => [
    builder.insert(drafts).values({
      id: newId(),
      owner: `user/${request.key} ${request.claimedAt.getTime()}`,
      serviceId: service?.id ?? '',
      form: {},
      createdAt: now,
      updatedAt: now,
    }),
    ...settle({ ...own, database, claim: { ...request, onSettled: () => {} } }, builder, {
      status: 201,
      body: sql`select '{"done":true}'`,
    }),
  ])

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

it('of many tries at once that claim and work in one write, one does the work', async () => {
  const tries = Array.from({ length: 8 }, (_, i) => attempt('at once', i / 1000))
  const outcomes = await Promise.allSettled(tries.map((one) => one.workAtOnce()))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await done('at once')).toBe(1)
  // The others find the reply.
  expect(await attempt('at once', 1).saved()).toEqual(answer)
})

it('a claim in one write gives way to none that is running, and takes over one that died', async () => {
  const [first, early, late] = [
    attempt('one write', 0),
    attempt('one write', 59),
    attempt('one write', 61),
  ]
  await first.claim()
  await expect(early.workAtOnce()).rejects.toThrow('Error.IdempotencyInFlight')
  await expect(early.saved()).rejects.toThrow('Error.IdempotencyInFlight')
  expect(await late.saved()).toBeNull()
  await late.workAtOnce()
  expect(await done('one write')).toBe(1)
})

it('a report that is sent again after a month gets its first reply, anything else starts over', async () => {
  const days = 86_400
  await attempt('a report', 0, 'createReport').workAtOnce()
  const late = attempt('a report', 34 * days, 'createReport')
  await expect(late.workAtOnce()).rejects.toThrow('Error.IdempotencyInFlight')
  expect(await late.saved()).toEqual(answer)
  expect(await done('a report')).toBe(1)

  await attempt('a payment', 0, 'payBill').workAtOnce()
  await attempt('a payment', 2 * days, 'payBill').workAtOnce()
  expect(await done('a payment')).toBe(2)
})
