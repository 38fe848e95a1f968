import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { sharedCategories } from './casework/reports/index.ts'
import { putRequest } from './casework/requests/requests.fixture.ts'
import { requests } from './casework/requests/requests.sql.ts'
import { createSystemAlert, updateSystemAlert } from './content/alerts/index.ts'
import { eventTriggers } from './event-rules.ts'
import { permitsIn } from './licensing/permits/permits.fixture.ts'
import { permits } from './licensing/permits/permits.sql.ts'
import { payments } from './money/ledger/payments.sql.ts'
import { paymentRowsIn } from './money/payments/payment-rows.fixture.ts'
import { now } from './people/profiles/people.fixture.ts'
import { anEndpoint } from './people/webhooks/webhooks.fixture.ts'
import { webhookDeliveries, webhookEvents } from './people/webhooks/webhooks.sql.ts'

const { contextOf, database, permit, person, pay } = permitsIn(await testDatabase('demo'))
const ada = await person({ isAdmin: true })
const staff = contextOf(ada)
const { id: endpointId } = await anEndpoint(staff)

beforeEach(() => database.write((builder) => [builder.delete(webhookEvents)]))

interface Event {
  readonly type: string
  readonly timestamp: string
  readonly data: Readonly<Record<string, unknown>>
}

/** What the endpoint is to get, in its order. */
async function queued(): Promise<readonly Event[]> {
  const rows = await database.read((builder) =>
    builder
      .select({ body: webhookEvents.body })
      .from(webhookDeliveries)
      .innerJoin(webhookEvents, sql`${webhookEvents.id} = ${webhookDeliveries.eventId}`)
      .where(sql`${webhookDeliveries.endpointId} = ${endpointId}`)
      .orderBy(webhookDeliveries.id),
  )
  // The function of the database writes this shape.
  return rows.map(({ body }) => JSON.parse(body) as Event)
}
const kinds = async () => (await queued()).map(({ type }) => type)

const change = (statement: ReturnType<typeof sql>) =>
  database.write((builder) => [builder.execute(statement)])
const set = (id: string, values: ReturnType<typeof sql>) =>
  change(sql`update ${requests} set ${values} where id = ${id}`)

const [category = 'graffiti'] = sharedCategories
const shown = { category, latitude: 42.03712, longitude: -88.28149 } as const
const aReport = (more: Partial<typeof requests.$inferInsert> = {}) =>
  putRequest(database, now, {
    ...shown,
    guestEmail: 'guest@home.example',
    contactName: 'Rosa Vega',
    description: 'By my door at number 12.',
    ...more,
  })

describe('a report', () => {
  it('is sent with what everyone may see of it, and nothing else', async () => {
    const id = await aReport({ dueAt: now })
    expect(await queued()).toEqual([
      {
        type: 'request.created',
        timestamp: '2026-11-20T18:00:00.000Z',
        data: {
          id,
          number: id.slice(-12),
          status: 'Submitted',
          isClosed: false,
          isDuplicate: false,
          category: { code: category, name: expect.any(String), nameEs: expect.any(String) },
          latitude: 42.037,
          longitude: -88.281,
          createdAt: '2026-11-20T18:00:00Z',
          updatedAt: '2026-11-20T18:00:00Z',
          dueAt: '2026-11-20T18:00:00Z',
          closedAt: null,
        },
      },
    ])
  })

  it('that is not public has no events, whatever becomes of it', async () => {
    const hidden = [
      await aReport({ category: 'feedback' }),
      await aReport({ latitude: null, longitude: null }),
      await aReport({ category: null }),
    ]
    for (const id of hidden) await set(id, sql`status = 'Closed', closed_at = now()`)
    expect(await kinds()).toEqual([])
  })

  it('has an event for each change that everyone sees, and one when it is closed', async () => {
    const id = await aReport()
    await set(id, sql`status = 'Open', updated_at = '2026-11-20T19:00:00Z'`)
    await set(id, sql`due_at = '2026-11-25T18:00:00Z'`)
    await set(id, sql`latitude = 42.05, longitude = -88.3`)
    await set(id, sql`category = ${sharedCategories[1]}`)
    await set(id, sql`status = 'Complete', closed_at = '2026-11-21T18:00:00Z'`)
    await set(id, sql`status = 'Open', closed_at = null`)
    const events = await queued()
    expect(events.map(({ type }) => type)).toEqual([
      'request.created',
      'request.updated',
      'request.updated',
      'request.updated',
      'request.updated',
      'request.closed',
      'request.updated',
    ])
    expect(events[1]).toMatchObject({
      timestamp: '2026-11-20T19:00:00.000Z',
      data: { status: 'Open' },
    })
    expect(events[5]?.data).toMatchObject({ isClosed: true, closedAt: '2026-11-21T18:00:00Z' })
    expect(events[6]?.data).toMatchObject({ isClosed: false, closedAt: null })
  })

  it('has none for what only its sender and staff see', async () => {
    const id = await aReport()
    await set(id, sql`assignee_id = ${ada.userId}, description = 'x', contact_name = 'Ana'`)
    await set(id, sql`version = version + 1, satisfaction = 5, is_action_required = true`)
    await set(id, sql`latitude = latitude + 0.0001`)
    expect(await kinds()).toEqual(['request.created'])
  })

  it('has one when it is found to be a duplicate', async () => {
    const [first, second] = [await aReport(), await aReport()]
    await set(second, sql`merged_into_id = ${first}, status = 'Closed', closed_at = now()`)
    const [, , merged] = await queued()
    expect(merged).toMatchObject({
      type: 'request.closed',
      data: { id: second, isDuplicate: true },
    })
  })

  it('of many that change at once has one each', async () => {
    const ids = [await aReport(), await aReport(), await aReport()]
    await change(sql`update ${requests} set status = 'Scheduled'
      where id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`)
    const [, , , ...changed] = await queued()
    expect(new Set(changed.map(({ data }) => data['id']))).toEqual(new Set(ids))
  })

  it('has none of a write that failed', async () => {
    const id = await aReport()
    const write = database.write((builder) => [
      builder.execute(sql`update ${requests} set status = 'Open' where id = ${id}`),
      builder.execute(sql`insert into nowhere values (1)`),
    ])
    await expect(write).rejects.toThrow('nowhere')
    expect(await kinds()).toEqual(['request.created'])
  })
})

describe('a permit', () => {
  it('has an event for each state, also for being paid, without its people', async () => {
    const { id, requestId, number } = await permit({
      year: 2040,
      latitude: 42.03712,
      longitude: -88.28149,
    })
    const move = (state: string, more = sql``) =>
      change(sql`update ${permits} set state = ${state} ${more} where id = ${id}`)
    await move('feeDue')
    await pay(requestId)
    await move('issued', sql`, issued_on = '2026-11-21', expires_on = '2027-11-21'`)
    await change(sql`update ${permits} set version = version + 1 where id = ${id}`)
    const events = await queued()
    expect(events.map(({ type, data }) => [type, data['state'], data['status']])).toEqual([
      ['permit.status', 'submitted', 'Application Accepted'],
      ['permit.status', 'feeDue', 'In Review'],
      ['permit.status', 'paid', 'In Review'],
      ['permit.status', 'issued', 'Permit Issued'],
    ])
    expect(events[3]?.data).toEqual({
      id,
      year: 2040,
      number,
      kind: { code: 'roof', name: expect.any(String), nameEs: expect.any(String) },
      state: 'issued',
      status: 'Permit Issued',
      latitude: 42.037,
      longitude: -88.281,
      appliedOn: '2026-11-20',
      issuedOn: '2026-11-21',
      expiresOn: '2027-11-21',
      closedOn: null,
    })
  })

  it('of another system is no news when it comes in', async () => {
    await permit({ year: 2040, requestId: null })
    expect(await kinds()).toEqual([])
  })
})

it('an alert is sent when it is published, and again when it is published again', async () => {
  const alert = {
    titleEnglish: 'Boil water',
    titleSpanish: 'Hierva el agua',
    textEnglish: '<p>On Mill St.</p>',
    textSpanish: '<p>En Mill St.</p>',
    active: false,
  }
  const id = await createSystemAlert(staff, alert)
  expect(await kinds()).toEqual([])
  await updateSystemAlert(contextOf(ada), id, { ...alert, active: true })
  await updateSystemAlert(contextOf(ada), id, { ...alert, titleEnglish: 'x', active: true })
  await updateSystemAlert(contextOf(ada), id, alert)
  await updateSystemAlert(contextOf(ada), id, { ...alert, active: true })
  const events = await queued()
  expect(events.map(({ type }) => type)).toEqual(['alert.published', 'alert.published'])
  expect(events[0]?.data).toEqual({
    id,
    title: 'Boil water',
    titleEs: 'Hierva el agua',
    text: '<p>On Mill St.</p>',
    textEs: '<p>En Mill St.</p>',
    publishedAt: '2026-11-20T18:00:00Z',
  })
})

it('a payment is sent when it is settled, by its reference and without its payer', async () => {
  const put = paymentRowsIn(database)
  const reference = await put({ status: 'approved', approvedAt: now })
  const settle = (values: ReturnType<typeof sql>) =>
    change(sql`update ${payments} set ${values} where reference = ${reference}`)
  await settle(sql`updated_at = now()`)
  expect(await kinds()).toEqual([])
  await settle(sql`status = 'settled', settled_at = '2026-11-21T18:00:00Z'`)
  await settle(sql`updated_at = now()`)
  expect(await queued()).toEqual([
    {
      type: 'payment.settled',
      timestamp: '2026-11-21T18:00:00.000Z',
      data: {
        id: expect.any(String),
        reference,
        amountCents: 6120,
        purpose: expect.any(String),
        approvedAt: '2026-11-20T18:00:00Z',
        settledAt: '2026-11-21T18:00:00Z',
      },
    },
  ])
})

it.each(eventTriggers)('the trigger $name is on $table', async ({ name, table }) => {
  const rows = await database.rows<{ event: string }>(sql`
    select event_manipulation as event from information_schema.triggers
    where event_object_table = ${table} and trigger_name = ${name}`)
  expect(rows).toHaveLength(1)
})
