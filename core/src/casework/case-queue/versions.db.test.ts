import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { takeOverRequests } from '../../accounts/account/take-over.ts'
import { askForPaymentAgain, movePaidRequests } from '../../money/payments/move-requests.ts'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import type { FileStore } from '../../platform/files/index.ts'
import { wholePictures } from '../../platform/files/pictures.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { answerRequest, cancelRequest, claimOf, rateRequest } from '../tracking/index.ts'
import { assignRequest } from './assign-request.ts'
import { attachFile } from './attach-file.ts'
import { caseQueueIn } from './case-queue.fixture.ts'
import { changeStatus } from './change-status.ts'
import type { SeenRequest } from './change.ts'
import { mergeRequest } from './merge-request.ts'
import { addNote, askQuestion, replyToRequest } from './write-to-resident.ts'

const { contextOf, database, person, request, rowOf } = caseQueueIn(await testDatabase())

let ada: UserActor
let rosa: UserActor & { email: string }
beforeAll(async () => {
  ada = await person({ isAdmin: true })
  rosa = await person()
})
const staff = () => contextOf(ada)
const sender = () => contextOf(rosa)
const claim = ({ id }: SeenRequest) => claimOf(sender(), { type: 'Case', id })

const store: FileStore = {
  put: () => Promise.resolve(),
  get: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
}

/** Not 1, so that a version that was reset shows. */
const seenVersion = 7
const putSeen = async (given: Parameters<typeof request>[0] = {}): Promise<SeenRequest> => {
  const { id } = await request({ userId: rosa.userId, ...given, version: seenVersion })
  return { id, version: seenVersion }
}

describe('a change of a request increments its version and is audited once:', () => {
  const byStaff: Readonly<Record<string, (seen: SeenRequest) => Promise<{ version: number }>>> = {
    assignRequest: (seen) => assignRequest(staff(), { ...seen, assigneeId: ada.userId }),
    changeStatus: (seen) =>
      changeStatus(staff(), { ...seen, to: 'Scheduled', reason: '', amountCents: null }),
    askQuestion: (seen) => askQuestion(staff(), { ...seen, text: 'Where?' }),
    replyToRequest: (seen) => replyToRequest(staff(), { ...seen, text: 'Tomorrow.' }),
    addNote: (seen) => addNote(staff(), { ...seen, text: 'Ladder.' }),
    attachFile: (seen) =>
      attachFile(staff(), store, {
        ...seen,
        name: 'a.png',
        bytes: wholePictures.png,
        isPublic: true,
      }),
    mergeRequest: async (seen) =>
      mergeRequest(staff(), { ...seen, number: (await request()).number }),
  }
  it.each(Object.entries(byStaff))('%s, and staff get the new one', async (operation, change) => {
    const seen = await putSeen()
    expect(await change(seen)).toEqual({ version: seenVersion + 1 })
    expect(await rowOf(seen.id)).toMatchObject({ version: seenVersion + 1 })
    expect(await auditEntriesOf(database, seen.id)).toEqual([`${operation} by ${ada.userId}`])
    // The version in the reply is enough for the next change.
    await addNote(staff(), { id: seen.id, version: seenVersion + 1, text: 'And on.' })
  })

  it('a merge, also of the request that stays open', async () => {
    const [target, duplicate] = [await putSeen(), await putSeen()]
    const { number } = await rowOf(target.id)
    await mergeRequest(staff(), { ...duplicate, number })
    expect(await rowOf(target.id)).toMatchObject({ version: seenVersion + 1 })
    expect(await auditEntriesOf(database, number)).toEqual([`mergeRequest by ${ada.userId}`])
  })

  const others: Readonly<
    Record<
      string,
      {
        readonly given?: Parameters<typeof request>[0]
        readonly change: (seen: SeenRequest) => Promise<unknown>
        /** The audit log's entry; payments have their own log. */
        readonly noted?: string
      }
    >
  > = {
    'an answer of its sender': {
      given: { isActionRequired: true, actionMessage: 'Where?' },
      change: (seen) => answerRequest(sender(), claim(seen), { text: 'Here.', fileIds: [] }),
      noted: 'answerRequest',
    },
    'taking it back': {
      change: (seen) => cancelRequest(sender(), claim(seen)),
      noted: 'cancelRequest',
    },
    'a rating': {
      given: { status: 'Complete', closedAt: new Date(0) },
      change: (seen) => rateRequest(sender(), claim(seen), 5),
      noted: 'rateRequest',
    },
    'a payment': {
      given: { status: 'Pending Payment' },
      change: ({ id }) => database.write((builder) => [movePaidRequests(sender(), builder, id)]),
    },
    'a payment that was taken back': {
      given: { paidAt: new Date(0) },
      change: ({ id }) => database.write((builder) => [askForPaymentAgain(sender(), builder, id)]),
    },
  }
  it.each(Object.entries(others))('%s', async (_name, { given = {}, change, noted }) => {
    const seen = await putSeen(given)
    await change(seen)
    expect(await rowOf(seen.id)).toMatchObject({ version: seenVersion + 1 })
    expect(await auditEntriesOf(database, seen.id)).toEqual(
      noted === undefined ? [] : [`${noted} by ${rosa.userId}`],
    )
    // Staff who saw the earlier version are refused.
    await expect(addNote(staff(), { ...seen, text: 'x' })).rejects.toMatchObject({ kind: 'stale' })
  })

  it('an account that takes it over', async () => {
    const seen = await putSeen({ userId: null, guestEmail: rosa.email })
    await database.write((builder) => takeOverRequests(sender(), builder, rosa.userId))
    expect(await rowOf(seen.id)).toMatchObject({ version: seenVersion + 1, userId: rosa.userId })
  })
})

it('a changed request refuses other versions than the current one', async () => {
  const seen = await putSeen()
  for (const version of [seenVersion - 1, seenVersion + 1])
    await expect(addNote(staff(), { id: seen.id, version, text: 'x' })).rejects.toMatchObject({
      kind: 'stale',
    })
  const rows = await database.rows<{ count: number }>(
    sql`select count(*)::int as count from request_events where request_id = ${seen.id}`,
  )
  expect(rows).toEqual([{ count: 0 }])
})
