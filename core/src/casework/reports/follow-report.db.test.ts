import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { requestEvents, requestFollowers } from '../requests/requests.sql.ts'
import { followReport } from './follow-report.ts'
import { darkLampsIn } from './reports.fixture.ts'

const guest = contextIn(await testDatabase('demo'), { language: 'es' })
const { database } = guest
const report = await darkLampsIn(database)
const guestReport = async (guestEmail: string) => (await report(guest, guestEmail)).id

const followersOf = (id: string) =>
  database.read((builder) =>
    builder.select().from(requestFollowers).where(eq(requestFollowers.requestId, id)),
  )

it('has each follower once, in their language, and is audited', async () => {
  const id = await guestReport('sender@home.example')
  const follow = (guestEmail: string) => followReport(guest, { id, guestEmail })
  await Promise.all([follow('Kay@Home.example'), follow(' kay@home.example ')])
  await follow('kay@home.example')
  // The sender is notified anyway.
  await follow('sender@home.example')
  expect(await followersOf(id)).toMatchObject([{ guestEmail: 'kay@home.example', language: 'es' }])
  expect(new Set(await auditEntriesOf(database, id))).toEqual(
    new Set(['createReport by anonymous', 'followReport by anonymous']),
  )
  const events = await database.read((builder) =>
    builder.select().from(requestEvents).where(eq(requestEvents.requestId, id)),
  )
  expect(events.map(({ kind, isPublic }) => [kind, isPublic])).toEqual([
    ['submitted', true],
    ['followed', false],
  ])
})

it.each(['', 'no address', 'a@b@c.example'])('is not for a guest at %j', async (guestEmail) => {
  const id = await guestReport('')
  await expect(followReport(guest, { id, guestEmail })).rejects.toThrow('Util.FormContainsErrors')
  expect(await followersOf(id)).toEqual([])
})
