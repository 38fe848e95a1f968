import { sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import type { Context } from '../../platform/kernel/context.ts'
import { now, peopleIn } from '../profiles/people.fixture.ts'
import { claimDeliveries } from './lane-statements.ts'
import {
  anEndpoint,
  box,
  ports,
  queueEvents,
  type Received,
  receivers,
} from './webhooks.fixture.ts'
import { webhookDeliveries, webhookEndpoints, webhookEvents } from './webhooks.sql.ts'
import { rotateEndpointSecret, sendLane, startLanes, switchPartnerEndpoint } from './index.ts'

const where = await testDatabase()
const { contextOf, database, person } = peopleIn(where)
const ada = await person({ isAdmin: true })
const staff = () => contextOf(ada)

/** The time of the jobs, which a pause moves. */
let time = now.getTime()
const job = (): Context => ({
  ...contextOf({ kind: 'system', job: 'webhooks' }),
  clock: { now: () => new Date(time) },
})
const after = (seconds: number) => (time = now.getTime() + seconds * 1000)

beforeEach(async () => {
  time = now.getTime()
  await database.write((builder) => [
    builder.delete(webhookEndpoints),
    builder.delete(webhookEvents),
  ])
})

type Answer = (got: Received) => Response | Promise<Response>
const ok: Answer = () => new Response(null, { status: 204 })
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response(null, { status: code, headers })

function sendingTo(answer: Answer) {
  const { got, fetch } = receivers(answer)
  const pauses: number[] = []
  const pause = async (ms: number) => {
    pauses.push(Math.round(ms / 1000))
    time += ms
  }
  return { got, pauses, sending: { fetch, pause, ...ports } }
}

/** One run of the job: each lane that can start, side by side. */
async function run(answer: Answer) {
  const { got, pauses, sending } = sendingTo(answer)
  const lanes = await startLanes(job())
  const reports = await Promise.all(lanes.map((id) => sendLane(job(), sending, id)))
  return { got, pauses, reports }
}

const deliveriesOf = (endpointId: string) =>
  database.read((builder) =>
    builder
      .select()
      .from(webhookDeliveries)
      .where(sql`endpoint_id = ${endpointId}`),
  )
const endpointOf = async (id: string) => {
  const [row] = await database.read((builder) =>
    builder
      .select()
      .from(webhookEndpoints)
      .where(sql`id = ${id}`),
  )
  return row
}
const set = (
  endpointId: string,
  table: 'deliveries' | 'endpoint',
  values: ReturnType<typeof sql>,
) =>
  database.write((builder) => [
    builder.execute(
      table === 'endpoint'
        ? sql`update ${webhookEndpoints} set ${values} where id = ${endpointId}`
        : sql`update ${webhookDeliveries} set ${values} where endpoint_id = ${endpointId}`,
    ),
  ])

describe('events', () => {
  it('are sent once each, signed, with the body of the log', async () => {
    const { id, secret, address } = await anEndpoint(staff())
    await queueEvents(database, 'request.created', now, 45)
    const { got, reports } = await run(ok)
    expect(reports).toEqual([{ endpointId: id, delivered: 45, failed: 0, isMore: false }])
    expect(new Set(got.map((one) => one.id)).size).toBe(45)
    for (const one of got) {
      expect(one.address).toBe(address)
      const { headers, body } = one
      expect(headers['webhook-timestamp']).toBe(String(now.getTime() / 1000))
      // The library's `verify` would compare the tests' time with the machine's.
      expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(one.id, now, body))
      expect(JSON.parse(body)).toMatchObject({ type: 'request.created' })
    }
    const rows = await deliveriesOf(id)
    expect(rows.every((row) => row.status === 'delivered' && row.attempts === 1)).toBe(true)
    expect((await run(ok)).got).toEqual([])
  })

  it('go to each endpoint that takes their kind, and to no other', async () => {
    const permits = await anEndpoint(staff(), { kinds: ['permit.status'] })
    const both = await anEndpoint(staff(), { kinds: ['permit.status', 'request.created'] })
    const off = await anEndpoint(staff())
    await switchPartnerEndpoint(staff(), { id: off.id, version: 1, isOn: false })
    await queueEvents(database, 'permit.status', now)
    await queueEvents(database, 'request.created', now)
    const { got } = await run(ok)
    const kindsAt = (address: string) =>
      got
        .filter((one) => one.address === address)
        // Queued by the function of the database.
        .map(({ body }) => (JSON.parse(body) as { type: string }).type)
        .toSorted()
    expect(kindsAt(permits.address)).toEqual(['permit.status'])
    expect(kindsAt(both.address)).toEqual(['permit.status', 'request.created'])
    expect(kindsAt(off.address)).toEqual([])
  })

  it('are stored only if someone receives them, and once for many', async () => {
    const count = async () =>
      (await database.read((builder) => builder.select().from(webhookEvents))).length
    await queueEvents(database, 'alert.published', now)
    expect(await count()).toBe(0)
    await anEndpoint(staff())
    await anEndpoint(staff())
    await queueEvents(database, 'alert.published', now)
    expect(await count()).toBe(1)
  })

  it('are left by a write that fails no more than its change', async () => {
    const { id } = await anEndpoint(staff())
    const write = database.write((builder) => [
      builder.execute(sql`select portal_queue_event('alert.published', now(), '{}')`),
      builder.execute(sql`insert into nowhere values (1)`),
    ])
    await expect(write).rejects.toThrow('nowhere')
    expect(await deliveriesOf(id)).toEqual([])
  })
})

describe('after a rotation', () => {
  it('both secrets sign for a day, and then the new one alone', async () => {
    const { id, secret } = await anEndpoint(staff())
    const next = await rotateEndpointSecret(staff(), ports, { id, version: 1 })
    const signatures = async (seconds: number) => {
      after(seconds)
      await queueEvents(database, 'alert.published', new Date(time))
      const { got } = await run(ok)
      const [one] = got
      if (!one) throw new Error('Nothing was sent')
      const { id: eventId, body, headers } = one
      const given = headers['webhook-signature']?.split(' ')
      const by = (key: string) => new Webhook(key).sign(eventId, new Date(time), body)
      return { given, wanted: [by(next.secret), by(secret)] }
    }
    const within = await signatures(86_399)
    expect(within.given).toEqual(within.wanted)
    const later = await signatures(86_401)
    expect(later.given).toEqual(later.wanted.slice(0, 1))
  })
})

describe('a try that failed', () => {
  it('is repeated after five seconds with the same id', async () => {
    const { id } = await anEndpoint(staff())
    await queueEvents(database, 'alert.published', now)
    const answers = [status(500), ok]
    const { got, pauses } = await run((one) => (answers.shift() ?? ok)(one))
    expect(got.map((one) => one.id)).toEqual([got[0]?.id, got[0]?.id])
    expect(pauses).toEqual([5])
    expect(await deliveriesOf(id)).toMatchObject([
      { status: 'delivered', attempts: 2, lastStatus: 204, lastFailure: null },
    ])
    expect(await endpointOf(id)).toMatchObject({ failures: 0, failingSince: null })
  })

  it('waits as long as the receiver asks', async () => {
    const { id } = await anEndpoint(staff())
    await queueEvents(database, 'alert.published', now)
    await run(status(503, { 'retry-after': '600' }))
    expect(await deliveriesOf(id)).toMatchObject([{ lastStatus: 503, lastFailure: 'busy' }])
    after(599)
    expect((await run(ok)).got).toEqual([])
    after(600)
    expect((await run(ok)).got).toHaveLength(1)
  })

  it('is the last one after ten, and staff see it', async () => {
    const { id } = await anEndpoint(staff())
    await queueEvents(database, 'alert.published', now)
    await set(id, 'deliveries', sql`attempts = 9`)
    await run(status(500))
    expect(await deliveriesOf(id)).toMatchObject([
      { status: 'failed', attempts: 10, lastFailure: 'refused' },
    ])
    after(86_400 * 2)
    expect((await run(ok)).got).toEqual([])
  })

  it('by 410 switches the endpoint off; what waits is sent when it is on again', async () => {
    const { id } = await anEndpoint(staff())
    await queueEvents(database, 'alert.published', now, 30)
    const { got } = await run(status(410))
    expect(await endpointOf(id)).toMatchObject({ disabledBecause: 'gone' })
    await queueEvents(database, 'alert.published', now)
    expect((await run(ok)).got).toEqual([])
    await switchPartnerEndpoint(staff(), { id, version: 1, isOn: true })
    const rest = await run(ok)
    expect(got.length + rest.got.length).toBe(30)
    const failed = (await deliveriesOf(id)).filter((one) => one.status === 'failed')
    expect(failed).toHaveLength(got.length)
  })

  it('for five days switches the endpoint off', async () => {
    const { id } = await anEndpoint(staff())
    await queueEvents(database, 'alert.published', now, 2)
    await set(id, 'endpoint', sql`failures = 3, failing_since = ${now.toISOString()}`)
    after(86_400 * 5 - 100)
    await run(status(500))
    expect(await endpointOf(id)).toMatchObject({ disabledAt: null })
    after(86_400 * 5 + 300)
    await run(status(500))
    expect(await endpointOf(id)).toMatchObject({ disabledBecause: 'failing' })
  })
})

describe('an endpoint that does not answer', () => {
  it('is tried by one event at a time, more and more seldom', async () => {
    const { id } = await anEndpoint(staff())
    await queueEvents(database, 'alert.published', now, 30)
    const { got, pauses } = await run(status(500))
    expect(pauses).toEqual([5, 10, 20])
    expect(got).toHaveLength(23)
    expect(await endpointOf(id)).toMatchObject({ laneUntil: null, failures: 4 })
    after(36)
    expect((await run(ok)).got).toEqual([])
    after(80)
    expect((await run(ok)).got).toHaveLength(30)
  })

  it('holds up no other', async () => {
    const dead = await anEndpoint(staff())
    const alive = await anEndpoint(staff())
    await queueEvents(database, 'alert.published', now, 3)
    const { got, sending } = sendingTo((one) =>
      one.address === dead.address ? new Promise<never>(() => undefined) : ok(one),
    )
    const lanes = await startLanes(job())
    expect(new Set(lanes)).toEqual(new Set([dead.id, alive.id]))
    void sendLane(job(), sending, dead.id)
    expect(await sendLane(job(), sending, alive.id)).toMatchObject({ delivered: 3 })
    expect(got.filter((one) => one.address === alive.address)).toHaveLength(3)
  })

  it('never has more than five connections', async () => {
    const { id } = await anEndpoint(staff())
    await queueEvents(database, 'alert.published', now, 20)
    let [open, most] = [0, 0]
    const five = Promise.withResolvers<void>()
    const { sending } = sendingTo(async (one) => {
      open += 1
      most = Math.max(most, open)
      if (open === 5) five.resolve()
      await five.promise
      open -= 1
      return ok(one)
    })
    await startLanes(job())
    expect(await sendLane(job(), sending, id)).toMatchObject({ delivered: 20 })
    expect(most).toBe(5)
  })
})

describe('a lane', () => {
  it('is started by one worker', async () => {
    await anEndpoint(staff())
    await queueEvents(database, 'alert.published', now)
    const started = await Promise.all([startLanes(job()), startLanes(job())])
    expect(started.flat()).toHaveLength(1)
    expect(await startLanes(job())).toEqual([])
  })

  it('whose worker died is started again after two minutes, and sends the same ids', async () => {
    const { id } = await anEndpoint(staff())
    await queueEvents(database, 'alert.published', now, 3)
    await startLanes(job())
    const { claimed } = await database.write((builder) => ({
      claimed: builder.execute<{ eventId: string }>(claimDeliveries(id, now)),
    }))
    const lost = claimed.rows.map(({ eventId }) => eventId)
    expect(lost).toHaveLength(3)
    after(119)
    expect((await run(ok)).got).toEqual([])
    after(120)
    const { got } = await run(ok)
    expect(new Set(got.map((one) => one.id))).toEqual(new Set(lost))
    expect((await deliveriesOf(id)).every(({ attempts }) => attempts === 2)).toBe(true)
  })

  it('goes on in another run when its time is over', async () => {
    const { id } = await anEndpoint(staff())
    await queueEvents(database, 'alert.published', now, 60)
    const { sending } = sendingTo((one) => {
      time += 2000
      return ok(one)
    })
    await startLanes(job())
    const report = await sendLane(job(), sending, id)
    expect(report).toMatchObject({ isMore: true })
    expect(report.delivered).toBeLessThan(60)
    expect(await startLanes(job())).toEqual([id])
  })

  it('sends nothing that no secret signs', async () => {
    const { id } = await anEndpoint(staff())
    await set(id, 'endpoint', sql`secret = ${await box.seal('whsec_AAAA', 'another row')}`)
    await queueEvents(database, 'alert.published', now)
    const { got } = await run(ok)
    expect(got).toEqual([])
    expect(await deliveriesOf(id)).toMatchObject([{ lastFailure: 'unsigned' }])
  })
})
