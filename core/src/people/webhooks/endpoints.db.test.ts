import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import { now, peopleIn } from '../profiles/people.fixture.ts'
import { secretOf } from './sign.ts'
import { anEndpoint, box, ports, queueEvents } from './webhooks.fixture.ts'
import { webhookDeliveries, webhookEndpoints } from './webhooks.sql.ts'
import {
  createPartnerEndpoint,
  deletePartnerEndpoint,
  listEventDeliveries,
  listPartnerEndpoints,
  replayEventDelivery,
  replayFailedEvents,
  rotateEndpointSecret,
  sendTestEvent,
  switchPartnerEndpoint,
  updatePartnerEndpoint,
} from './index.ts'

const where = await testDatabase()
const { contextOf, database, person } = peopleIn(where)
const ada = await person({ isAdmin: true })
const staff = (at: Date = now) => contextOf(ada, at)

const listed = async (partnerId: string) =>
  // The contract's shape.
  JSON.parse(await listPartnerEndpoints(staff(), partnerId)) as readonly Record<string, unknown>[]

const edit = { address: 'https://lakeside.example/events', kinds: ['request.created'] } as const

describe('an endpoint', () => {
  it('is added with a secret that is shown once, and stored so that only its row opens it', async () => {
    const { partnerId, id, secret, address } = await anEndpoint(staff())
    const [row] = await database.read((builder) =>
      builder
        .select()
        .from(webhookEndpoints)
        .where(sql`id = ${id}`),
    )
    expect(JSON.stringify(row)).not.toContain(secret)
    expect(await box.open(row?.secret ?? '', secretOf(id))).toBe(secret)
    expect(await box.open(row?.secret ?? '', secretOf('another'))).toBeNull()
    const text = JSON.stringify(await listed(partnerId))
    expect(text).not.toContain(row?.secret)
    expect(await listed(partnerId)).toMatchObject([{ id, address, status: 'on', waiting: 0 }])
    expect(await auditEntriesOf(database, id)).toEqual([`createPartnerEndpoint by ${ada.userId}`])
  })

  it.each([
    'http://lakeside.example/events',
    'https://127.0.0.1/events',
    'https://intranet.local/',
    'https://lakeside.example:8443/',
    'events',
  ])('at %s is refused, when it is added and when it is changed', async (address) => {
    const { partnerId, id } = await anEndpoint(staff())
    const refused = { kind: 'invalid', code: 'Webhooks.AddressNotAllowed' }
    const wrong = { ...edit, address }
    await expect(
      createPartnerEndpoint(staff(), ports, { partnerId, ...wrong }),
    ).rejects.toMatchObject(refused)
    await expect(
      updatePartnerEndpoint(staff(), ports, { id, version: 1, ...wrong }),
    ).rejects.toMatchObject(refused)
  })

  it('needs an address and a kind of event', async () => {
    const { partnerId } = await anEndpoint(staff())
    const nothing = { partnerId, address: ' ', kinds: [] }
    await expect(createPartnerEndpoint(staff(), ports, nothing)).rejects.toMatchObject({
      problems: [{ field: 'address' }, { field: 'kinds' }],
    })
  })

  it('stands once for a partner, and a partner has ten at most', async () => {
    const { partnerId } = await anEndpoint(staff())
    const add = (nth: number) =>
      createPartnerEndpoint(staff(), ports, {
        ...edit,
        partnerId,
        address: `https://lakeside.example/${nth}`,
      })
    const twice = await Promise.allSettled([add(1), add(1)])
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (let nth = 2; nth < 10; nth += 1) await add(nth)
    await expect(add(10)).rejects.toMatchObject({ kind: 'conflict', code: 'Webhooks.TooMany' })
  })

  it('is changed, switched and removed only at the version that was seen', async () => {
    const { partnerId, id } = await anEndpoint(staff())
    expect(await updatePartnerEndpoint(staff(), ports, { id, version: 1, ...edit })).toEqual({
      version: 2,
    })
    const old = { id, version: 1 }
    for (const call of [
      () => updatePartnerEndpoint(staff(), ports, { ...old, ...edit }),
      () => switchPartnerEndpoint(staff(), { ...old, isOn: false }),
      () => rotateEndpointSecret(staff(), ports, old),
      () => deletePartnerEndpoint(staff(), old),
    ])
      await expect(call()).rejects.toMatchObject({ kind: 'stale' })
    await switchPartnerEndpoint(staff(), { id, version: 2, isOn: false })
    expect(await listed(partnerId)).toMatchObject([{ status: 'off', ...edit }])
    await queueEvents(database, 'request.created', now)
    await switchPartnerEndpoint(staff(), { id, version: 3, isOn: true })
    expect(await listed(partnerId)).toMatchObject([{ status: 'on', waiting: 0 }])
    await queueEvents(database, 'request.created', now)
    expect(await listed(partnerId)).toMatchObject([{ status: 'on', waiting: 1 }])
    await deletePartnerEndpoint(staff(), { id, version: 4 })
    expect(await listed(partnerId)).toEqual([])
    expect(await auditEntriesOf(database, id)).toHaveLength(5)
  })

  it('gets a new secret, and the old one signs for a day more', async () => {
    const { partnerId, id, secret } = await anEndpoint(staff())
    const next = await rotateEndpointSecret(staff(), ports, { id, version: 1 })
    expect(next.secret).not.toBe(secret)
    const [row] = await database.read((builder) =>
      builder
        .select()
        .from(webhookEndpoints)
        .where(sql`id = ${id}`),
    )
    expect(await box.open(row?.oldSecret ?? '', secretOf(id))).toBe(secret)
    expect(await listed(partnerId)).toMatchObject([{ oldSecretEndsAt: '2026-11-21T18:00:00Z' }])
  })

  it('of a partner that is not there is not found', async () => {
    const partnerId = crypto.randomUUID()
    const missing = { kind: 'not-found', code: 'Partners.NotFound' }
    await expect(listPartnerEndpoints(staff(), partnerId)).rejects.toMatchObject(missing)
    await expect(
      createPartnerEndpoint(staff(), ports, { partnerId, ...edit }),
    ).rejects.toMatchObject(missing)
  })
})

describe('the log', () => {
  it('has each event once, newest first, page by page, in one round trip', async () => {
    const { id } = await anEndpoint(staff())
    await queueEvents(database, 'permit.status', now, 60)
    const page = async (before?: string) =>
      // The contract's shape.
      JSON.parse(await listEventDeliveries(staff(), { endpointId: id, before })) as {
        data: { id: string; body: string; status: string }[]
        next: string | null
      }
    const trips = await where.trips()
    const first = await page()
    expect((await where.trips()) - trips).toBe(1)
    const second = await page(first.next ?? '')
    const third = await page(second.next ?? '')
    expect([first, second, third].map(({ data }) => data.length)).toEqual([25, 25, 10])
    expect(third.next).toBeNull()
    const all = [first, second, third].flatMap(({ data }) => data)
    expect(new Set(all.map((one) => one.id)).size).toBe(60)
    expect(all[0]?.status).toBe('waiting')
    expect(JSON.parse(all[0]?.body ?? '')).toMatchObject({
      type: 'permit.status',
      timestamp: '2026-11-20T18:00:00.000Z',
    })
  })

  it('of an endpoint that is not there is not found', async () => {
    await expect(
      listEventDeliveries(staff(), { endpointId: crypto.randomUUID() }),
    ).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('sending again', () => {
  const mark = (endpointId: string, statement: ReturnType<typeof sql>) =>
    database.write((builder) => [
      builder.execute(
        sql`update ${webhookDeliveries} set ${statement} where endpoint_id = ${endpointId}`,
      ),
    ])
  const deliveries = (endpointId: string) =>
    database.read((builder) =>
      builder
        .select()
        .from(webhookDeliveries)
        .where(sql`endpoint_id = ${endpointId}`),
    )

  it('puts what was delivered or failed back in the queue, with all its tries', async () => {
    const { id } = await anEndpoint(staff())
    await queueEvents(database, 'alert.published', now)
    for (const status of ['delivered', 'failed']) {
      await mark(id, sql`status = ${status}, attempts = 10`)
      const [before] = await deliveries(id)
      let woken = 0
      const waking = { ...staff(), onQueued: () => (woken += 1) }
      await replayEventDelivery(waking, before?.id ?? '')
      const [after] = await deliveries(id)
      expect(after).toMatchObject({ status: 'pending', attempts: 0, eventId: before?.eventId })
      expect(woken).toBe(1)
    }
  })

  it('takes all that failed in the hours chosen, and nothing that was delivered', async () => {
    const { id } = await anEndpoint(staff())
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
    await queueEvents(database, 'alert.published', hoursAgo(30), 2)
    await queueEvents(database, 'alert.published', hoursAgo(2), 4)
    await mark(id, sql`status = 'failed', attempts = 10, last_failure = 'refused'`)
    // The newest is the last by its id.
    const [delivered, retried] = (await deliveries(id))
      .toSorted((a, b) => b.id.localeCompare(a.id))
      .map((one) => one.id)
    await mark(
      id,
      sql`status = case when id = ${delivered} then 'delivered' when id = ${retried}
      then 'pending' else status end`,
    )
    const again = (hours: number) => replayFailedEvents(staff(), { endpointId: id, hours })
    expect(await again(24)).toEqual({ count: 3 })
    expect(await again(720)).toEqual({ count: 2 })
    expect(await again(720)).toEqual({ count: 0 })
    const left = (await deliveries(id)).filter(({ status }) => status !== 'pending')
    expect(left.map((one) => one.id)).toEqual([delivered])
  })

  it('is refused while the endpoint is off', async () => {
    const { id } = await anEndpoint(staff())
    await queueEvents(database, 'alert.published', now)
    const [delivery] = await deliveries(id)
    await switchPartnerEndpoint(staff(), { id, version: 1, isOn: false })
    const refused = { kind: 'conflict', code: 'Webhooks.IsOff' }
    await expect(replayEventDelivery(staff(), delivery?.id ?? '')).rejects.toMatchObject(refused)
    await expect(replayFailedEvents(staff(), { endpointId: id, hours: 1 })).rejects.toMatchObject(
      refused,
    )
    await expect(sendTestEvent(staff(), id)).rejects.toMatchObject(refused)
  })

  it('sends a test to one endpoint alone', async () => {
    const [one, other] = [await anEndpoint(staff()), await anEndpoint(staff())]
    await sendTestEvent(staff(), one.id)
    // The contract's shape.
    const { data } = JSON.parse(await listEventDeliveries(staff(), { endpointId: one.id })) as {
      data: { kind: string; body: string }[]
    }
    expect(data).toMatchObject([{ kind: 'test' }])
    expect(JSON.parse(data[0]?.body ?? '')).toEqual({
      type: 'test',
      timestamp: now.toISOString(),
      data: {},
    })
    expect(await deliveries(other.id)).toEqual([])
  })
})

it('all of it is for administrators alone', async () => {
  const { partnerId, id } = await anEndpoint(staff())
  const seen = { id, version: 1 }
  for (const actor of [await person(), await person({ roles: ['caseWorker', 'auditor'] })]) {
    const other = contextOf(actor)
    for (const call of [
      () => listPartnerEndpoints(other, partnerId),
      () => createPartnerEndpoint(other, ports, { partnerId, ...edit }),
      () => updatePartnerEndpoint(other, ports, { ...seen, ...edit }),
      () => switchPartnerEndpoint(other, { ...seen, isOn: false }),
      () => rotateEndpointSecret(other, ports, seen),
      () => deletePartnerEndpoint(other, seen),
      () => listEventDeliveries(other, { endpointId: id }),
      () => replayEventDelivery(other, id),
      () => replayFailedEvents(other, { endpointId: id, hours: 1 }),
      () => sendTestEvent(other, id),
    ])
      await expect(call()).rejects.toMatchObject({ kind: 'forbidden' })
  }
})
