import { expect, it, vi } from 'vitest'
import { openDatabase } from '@portal/core/database'
import {
  documents,
  idempotencyKeys,
  messages,
  outbox,
  requestFiles,
  requests,
} from '@portal/core/schema'
import { newCast, testCity } from '@portal/local/testing'
import { png, reportsIn } from '../../src/handlers/casework/reports.fixture.ts'

const city = await testCity()
const { resident } = (await newCast(city, 'resident')).cookies
const { send } = await reportsIn(city)
const database = openDatabase(city.databaseUrl, city.neonEndpoint)

const clients = [...Array(40).keys()]
const mark = (n: number) => `Reported in a storm, number ${n}.`
const photos = ['a.png', 'b.png'].map((name) => ({ name, bytes: png }))

/** Clicks until there is an answer: a broken connection and a server error do not count. */
const report = (n: number) =>
  vi.waitFor(
    async () => {
      const files = photos
      const sent = { cookie: `session=${resident}`, key: `storm-${n}-key`, files }
      const { status, body } = await send({ description: mark(n) }, sent)
      expect(status).toBe(201)
      return String(body['caseNumber'])
    },
    { timeout: 600_000, interval: 200 },
  )

const count = async (table: Table) =>
  (await database.read((builder) => builder.select().from(table))).length
const tables = [idempotencyKeys, requestFiles, requests] as const
type Table = (typeof tables)[number]
const before = new Map(
  await Promise.all(tables.map(async (each) => [each, await count(each)] as const)),
)
/** The demo city's own mails. */
const earlier = new Set(
  (await database.read((builder) => builder.select().from(outbox))).map(({ id }) => id),
)
const added = async (table: Table) => (await count(table)) - (before.get(table) ?? 0)

/**
 * The workers are killed as soon as a table has more than this many of our rows: at each step of the
 * work.
 */
const blows = [
  [idempotencyKeys, 4],
  [requestFiles, 8],
  [requests, 4],
  [requests, 20],
] as const

/** Everything was sent two days ago. */
async function letTwoDaysPass() {
  const then = new Date()
  then.setDate(then.getDate() - 2)
  await database.write((builder) => [builder.update(requestFiles).set({ createdAt: then })])
}

it('while workers are killed again and again, every report is one case with its photos, with one notification', async () => {
  const answered = new Map<number, string>()
  const all = Promise.all(clients.map(async (n) => answered.set(n, await report(n))))
  for (const [table, rows] of blows) {
    await expect.poll(() => added(table), { timeout: 600_000, interval: 2 }).toBeGreaterThan(rows)
    await city.crash()
  }
  await all

  const [rows, notices, orders] = await Promise.all([
    database.read((builder) => builder.select().from(requests)),
    database.read((builder) => builder.select().from(messages)),
    database.read((builder) => builder.select().from(outbox)),
  ])
  const cases = clients.map((n) => rows.filter(({ description }) => description === mark(n)))
  expect(cases.map((made) => made.map(({ number }) => number))).toEqual(
    clients.map((n) => [answered.get(n)]),
  )
  const sent = cases.map(([made]) => notices.filter(({ recordId }) => recordId === made?.id))
  expect(sent.map((own) => own.length)).toEqual(clients.map(() => 1))
  // Delivered entries no longer contain their recipient.
  const mails = orders.filter(
    ({ id, payload }) => payload['kind'] === 'request-news' && !earlier.has(id),
  )
  expect(mails).toHaveLength(clients.length)

  await letTwoDaysPass()
  await city.runScheduled('17 * * * *')
  const files = await database.read((builder) => builder.select().from(requestFiles))
  const stored = new Set(await city.stored())
  for (const [made] of cases) {
    const own = files.filter(({ requestId }) => requestId === made?.id)
    expect(own.map(({ name }) => name).toSorted()).toEqual(['a.png', 'b.png'])
    for (const { objectKey } of own) expect(stored).toContain(`request-files/${objectKey}`)
  }
  const ofAccounts = await database.read((builder) => builder.select().from(documents))
  const known = new Set(
    [...files, ...ofAccounts].map(({ objectKey }) => `request-files/${objectKey}`),
  )
  const orphans = [...stored].filter((key) => key.startsWith('request-files/') && !known.has(key))
  expect([orphans, files.filter(({ requestId }) => requestId === null)]).toEqual([[], []])
})
