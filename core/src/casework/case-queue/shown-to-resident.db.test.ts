import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import type { FileStore } from '../../platform/files/index.ts'
import { wholePictures } from '../../platform/files/pictures.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { claimOf, getRequest } from '../tracking/index.ts'
import { assignRequest } from './assign-request.ts'
import { attachFile } from './attach-file.ts'
import { caseQueueIn } from './case-queue.fixture.ts'
import { changeStatus } from './change-status.ts'
import type { SeenRequest } from './change.ts'
import { mergeRequest } from './merge-request.ts'
import { getDeskRequest } from './view-request.ts'
import { addNote, askQuestion, replyToRequest } from './write-to-resident.ts'

const { contextOf, person, request } = caseQueueIn(await testDatabase())

let ada: UserActor
let rosa: UserActor
beforeAll(async () => {
  ada = await person({ isAdmin: true })
  rosa = await person()
})

const store: FileStore = {
  put: () => Promise.resolve(),
  get: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
}
const file = { name: 'plan.png', bytes: wholePictures.png }
const words = 'Behind the school.'

type Change = (seen: SeenRequest) => Promise<unknown>

async function viewsAfter(change: Change) {
  const seen = await request({ userId: rosa.userId })
  await change(seen)
  const own = contextOf(rosa)
  const claim = claimOf(own, { type: 'Case', id: seen.id })
  return {
    resident: await getRequest(own, claim),
    staff: await getDeskRequest(contextOf(ada), seen.id),
  }
}

describe('the sender of a request sees', () => {
  const shown: Readonly<Record<string, Change>> = {
    question: (seen) => askQuestion(contextOf(ada), { ...seen, text: words }),
    reply: (seen) => replyToRequest(contextOf(ada), { ...seen, text: words }),
    status: (seen) =>
      changeStatus(contextOf(ada), { ...seen, to: 'Closed', reason: words, amountCents: null }),
  }
  it.each(Object.entries(shown))('a %s by staff, with its text', async (kind, change) => {
    const { resident } = await viewsAfter(change)
    expect(resident.timeline).toMatchObject([{ kind, by: 'staff', text: words }])
  })

  it('the question that it waits for', async () => {
    const { resident } = await viewsAfter((seen) =>
      askQuestion(contextOf(ada), { ...seen, text: words }),
    )
    expect(resident).toMatchObject({ actionRequired: true, actionRequiredMessage: words })
  })

  it('a file that staff show', async () => {
    const { resident } = await viewsAfter((seen) =>
      attachFile(contextOf(ada), store, { ...seen, ...file, isPublic: true }),
    )
    expect(resident.timeline).toMatchObject([{ kind: 'file' }])
    expect(resident.files).toMatchObject([{ name: file.name, by: 'staff' }])
  })
})

describe('staff alone see', () => {
  const hidden: Readonly<Record<string, Change>> = {
    note: (seen) => addNote(contextOf(ada), { ...seen, text: words }),
    assigned: (seen) => assignRequest(contextOf(ada), { ...seen, assigneeId: ada.userId }),
    file: (seen) => attachFile(contextOf(ada), store, { ...seen, ...file, isPublic: false }),
  }
  it.each(Object.entries(hidden))('%s entries', async (kind, change) => {
    const { resident, staff } = await viewsAfter(change)
    expect(staff.timeline).toMatchObject([{ kind, isPublic: false }])
    expect(resident.timeline).toEqual([])
    expect(resident.files).toEqual([])
  })
})

describe('a merge', () => {
  it('shows the duplicate’s sender the other request, and its sender nothing of the duplicate', async () => {
    const neighbor = await person()
    const [target, duplicate] = [
      await request({ userId: neighbor.userId }),
      await request({ userId: rosa.userId }),
    ]
    await mergeRequest(contextOf(ada), { ...duplicate, number: target.number })
    const seenBy = (actor: UserActor, id: string) =>
      getRequest(contextOf(actor), claimOf(contextOf(actor), { type: 'Case', id }))

    expect(await seenBy(rosa, duplicate.id)).toMatchObject({
      status: 'Closed',
      closeReason: expect.stringContaining(target.number),
      timeline: [{ kind: 'merged', facts: { into: target.number } }],
    })
    const others = await seenBy(neighbor, target.id)
    expect(others.timeline).toEqual([])
    expect(JSON.stringify(others)).not.toContain(duplicate.number)
    expect((await getDeskRequest(contextOf(ada), target.id)).timeline).toMatchObject([
      { kind: 'merged', isPublic: false, facts: { from: duplicate.number } },
    ])
  })
})
