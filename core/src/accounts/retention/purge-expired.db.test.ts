import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { formDefinitions, formSubmissions } from '../../casework/forms/forms.sql.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { billingBatchParts } from '../../money/billing-import/batch-parts.sql.ts'
import { billingBatches } from '../../money/billing/billing.sql.ts'
import { partners } from '../../people/partners/partners.sql.ts'
import {
  attempts,
  knownDevices,
  oneTimeCodes,
  sessions,
  users,
} from '../../people/users/users.sql.ts'
import {
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '../../people/webhooks/webhooks.sql.ts'
import { cityOf } from '../../platform/city/index.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import { idempotencyKeys } from '../../platform/idempotency/idempotency.sql.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { slowdowns } from '../../platform/rate-limits/slowdowns.sql.ts'
import { purgeExpired } from './index.ts'

const { databaseUrl, neonEndpoint } = await testDatabase()
const database = openDatabase(databaseUrl, neonEndpoint)
const now = new Date('2026-11-20T18:00:00Z')
const context = {
  actor: { kind: 'system', job: 'retention' },
  clock: { now: () => now },
  language: 'en',
  database,
  city: cityOf({}),
  requestId: 'request-1',
} as const

const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const text = { en: '', es: '' }
await database.write((builder) => [
  builder.insert(formDefinitions).values({
    processId: '1',
    version: 1,
    name: '',
    nameEs: '',
    definition: { pages: [{ title: text, fields: [] }], fees: [], thanks: text },
    isCurrent: true,
    createdAt: now,
  }),
])

/** One row of everything that expires, this old. */
async function addRowsOf(days: number): Promise<void> {
  const name = `${days} days`
  const at = daysAgo(days)
  const userId = newId<'user'>()
  const requestId = newId<'request'>()
  const batchIds = { staged: newId(), applied: newId(), refused: newId() }
  const submission = (owner: string) => ({
    id: newId(),
    processId: '1',
    version: 1,
    owner,
    answers: {},
    feeTotalCents: 0,
    createdAt: at,
  })
  await database.write((builder) => [
    builder.insert(users).values({
      id: userId,
      email: `${days}@demo.example`,
      language: 'en',
      createdAt: at,
      updatedAt: at,
    }),
    builder.insert(sessions).values({
      id: newId<'session'>(),
      userId,
      app: 'resident',
      tokenHash: name,
      createdAt: at,
      lastSeenAt: at,
      expiresAt: at,
      confirmedAt: at,
    }),
    builder.insert(oneTimeCodes).values({
      id: newId(),
      codeHash: name,
      purpose: 'verify-email',
      subject: name,
      createdAt: at,
      expiresAt: at,
    }),
    builder.insert(knownDevices).values({ userId, deviceHash: name, lastSignInAt: at }),
    builder.insert(slowdowns).values({
      hour: at,
      app: 'resident',
      weight: 'light',
      callerKind: 'address',
      caller: name,
      refusals: 1,
    }),
    builder
      .insert(attempts)
      .values({ limitName: 'sign-up', keyHash: name, madeAt: [at], updatedAt: at }),
    builder.insert(idempotencyKeys).values(
      ['any', 'createReport'].map((operation) => ({
        caller: 'any',
        operation,
        key: `${name}, ${operation}`,
        bodyHash: '',
        createdAt: at,
      })),
    ),
    builder.insert(requests).values({
      id: requestId,
      number: name,
      recordType: 'Case',
      title: '',
      status: 'Submitted',
      language: 'en',
      details: {},
      sections: [],
      createdAt: at,
      updatedAt: at,
    }),
    builder
      .insert(formSubmissions)
      .values([submission(name), { ...submission(`${name}, a request`), requestId }]),
    ...(['staged', 'applied', 'refused'] as const).map((status) =>
      builder.insert(billingBatches).values({
        id: batchIds[status],
        batchId: `${name}, ${status}`,
        bodyHash: '',
        status,
        rowCount: 1,
        errors: [],
        createdAt: at,
      }),
    ),
    builder.execute(sql`insert into ${billingBatchParts} (batch_id, part, number)
      values (${batchIds.staged}, 1, array[${name}])`),
    ...(['delivered', 'dead', 'pending'] as const).map((status) =>
      builder.insert(outbox).values({
        id: newId(),
        topic: 'mail',
        dedupeKey: `${name}, ${status}`,
        payload: {},
        status,
        createdAt: at,
        nextAttemptAt: at,
        deliveredAt: status === 'delivered' ? at : null,
        deadAt: status === 'dead' ? at : null,
      }),
    ),
  ])
}

async function namesLeft(): Promise<Record<string, string[]>> {
  const rows = await database.rows<{ of: string; names: string[] }>(sql`
    select 'sessions' as of, array_agg(token_hash order by token_hash) as names from ${sessions}
    union all select 'codes', array_agg(code_hash order by code_hash) from ${oneTimeCodes}
    union all select 'attempts', array_agg(key_hash order by key_hash) from ${attempts}
    union all select 'keys', array_agg(key order by key) from ${idempotencyKeys}
    union all select 'forms', array_agg(owner order by owner) from ${formSubmissions}
    union all select 'batches', array_agg(batch_id order by batch_id)
      from ${billingBatches} where status = 'staged'
    union all select 'other batches', array[count(*)::text] from ${billingBatches} where status <> 'staged'
    union all select 'rows of batches', array_agg(number[1] order by number[1]) from ${billingBatchParts}
    union all select 'devices', array_agg(device_hash order by device_hash) from ${knownDevices}
    union all select 'slowdowns', array_agg(caller order by caller) from ${slowdowns}
    union all select 'outbox', array_agg(dedupe_key order by dedupe_key) from ${outbox}`)
  return Object.fromEntries(rows.map(({ of, names }) => [of, names]))
}

it('deletes what has expired, and nothing that is still needed', async () => {
  for (const days of [0, 1.5, 3, 40, 100]) await addRowsOf(days)
  // At 100 days nine rows and two messages, at 40 days a message and the slowdown less, at 3 days no
  // message, form, batch or report's key either, at 1.5 days all of that but the attempts.
  expect(await purgeExpired(context)).toBe(11 + 9 + 4 + 3)
  expect(await namesLeft()).toEqual({
    sessions: ['0 days'],
    codes: ['0 days'],
    attempts: ['0 days', '1.5 days'],
    devices: ['0 days', '1.5 days', '3 days', '40 days'],
    slowdowns: ['0 days', '1.5 days', '3 days'],
    keys: ['0 days, any', '0 days, createReport', '1.5 days, createReport', '3 days, createReport'],
    forms: [
      '0 days',
      '0 days, a request',
      '1.5 days',
      '1.5 days, a request',
      '100 days, a request',
      '3 days',
      '3 days, a request',
      '40 days, a request',
    ],
    batches: ['0 days, staged', '1.5 days, staged', '3 days, staged'],
    'other batches': ['10'],
    'rows of batches': ['0 days', '1.5 days', '3 days'],
    outbox: [
      '0 days, dead',
      '0 days, delivered',
      '0 days, pending',
      '1.5 days, dead',
      '1.5 days, delivered',
      '1.5 days, pending',
      '100 days, pending',
      '3 days, dead',
      '3 days, delivered',
      '3 days, pending',
      '40 days, dead',
      '40 days, pending',
    ],
  })
  expect(await purgeExpired(context)).toBe(0)
})

it('keeps what was sent to partners for 30 days', async () => {
  const partnerId = newId<'partner'>()
  const endpointId = newId<'webhook-endpoint'>()
  const stamps = { createdAt: now, updatedAt: now }
  const sent = [29, 31].map((days) => ({ id: newId<'webhook-event'>(), at: daysAgo(days) }))
  await database.write((builder) => [
    builder.insert(partners).values({ id: partnerId, name: 'Lakeside', contact: 'x', ...stamps }),
    builder.insert(webhookEndpoints).values({
      id: endpointId,
      partnerId,
      address: 'https://lakeside.example/',
      kinds: ['alert.published'],
      secret: '',
      ...stamps,
    }),
    builder
      .insert(webhookEvents)
      .values(sent.map((event) => ({ ...event, kind: 'alert.published' as const, body: '{}' }))),
    builder
      .insert(webhookDeliveries)
      .values(
        sent.map(({ id, at }) => ({ id: newId(), endpointId, eventId: id, nextAttemptAt: at })),
      ),
  ])
  expect(await purgeExpired(context)).toBe(1)
  const left = await database.read((builder) => builder.select().from(webhookDeliveries))
  expect(left.map(({ eventId }) => eventId)).toEqual([sent[0]?.id])
})
