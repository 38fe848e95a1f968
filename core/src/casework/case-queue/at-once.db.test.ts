import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { wholePictures } from '../../platform/files/pictures.fixture.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { assignRequest } from './assign-request.ts'
import { attachFile } from './attach-file.ts'
import { caseQueueIn } from './case-queue.fixture.ts'
import { changeStatus } from './change-status.ts'
import type { SeenRequest } from './change.ts'
import { mergeRequest } from './merge-request.ts'
import { addNote, askQuestion, replyToRequest } from './write-to-resident.ts'

const { contextOf, database, person, request, rowOf } = caseQueueIn(await testDatabase())

/** Contexts of `count` callers that all finish their first read before any continues. */
function inStep(count: number) {
  let answered = 0
  let release = () => {}
  const all = new Promise<void>((resolve) => {
    release = resolve
  })
  return (context: Context): Context => ({
    ...context,
    database: {
      ...database,
      async read(build) {
        const answer = await database.read(build)
        answered += 1
        if (answered === count) release()
        await all
        return answer
      },
    },
  })
}

const store = {
  put: () => Promise.resolve(),
  get: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
}

const changes: Readonly<Record<string, (context: Context, seen: SeenRequest) => Promise<unknown>>> =
  {
    assignRequest: (context, seen) => assignRequest(context, { ...seen, assigneeId: null }),
    changeStatus: (context, seen) =>
      changeStatus(context, { ...seen, to: 'Scheduled', reason: '', amountCents: null }),
    askQuestion: (context, seen) => askQuestion(context, { ...seen, text: 'Where?' }),
    replyToRequest: (context, seen) => replyToRequest(context, { ...seen, text: 'Tomorrow.' }),
    addNote: (context, seen) => addNote(context, { ...seen, text: 'Ladder.' }),
    attachFile: (context, seen) =>
      attachFile(context, store, {
        ...seen,
        name: 'a.png',
        bytes: wholePictures.png,
        isPublic: true,
      }),
    mergeRequest: async (context, seen) =>
      mergeRequest(context, { ...seen, number: (await request()).number }),
  }

it.each(Object.entries(changes))(
  '%s by two clerks who saw the same state: one succeeds, the other is refused as stale',
  async (_operation, change) => {
    const [ada, ben] = [await person({ isAdmin: true }), await person({ isAdmin: true })]
    const { id } = await request({ version: 7 })
    const together = inStep(2)
    const outcomes = await Promise.allSettled(
      [ada, ben].map((clerk) => change(together(contextOf(clerk)), { id, version: 7 })),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { kind: 'stale' },
    })
    expect(await rowOf(id)).toMatchObject({ version: 8 })
  },
)
