import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { grantRoles } from '../../accounts/directory/index.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { createTeam } from '../teams/index.ts'
import { caseQueueIn } from './case-queue.fixture.ts'
import {
  addNote,
  assignRequest,
  changeDue,
  changeStatus,
  getDeskRequest,
  getPresence,
  listDeskRequests,
  mergeRequest,
  previewBulk,
} from './index.ts'

const { contextOf, database, person, request } = caseQueueIn(await testDatabase())

let ada: UserActor
let cora: UserActor
let seen: Record<'graffitiNorth' | 'graffitiSouth' | 'lampNorth' | 'assigned' | 'ofTeam', Seen>
type Seen = Awaited<ReturnType<typeof request>>

beforeAll(async () => {
  ada = await person({ isAdmin: true })
  cora = await person({ roles: ['caseWorker'] })
  const scope = { categories: ['graffiti'], areas: ['North'] } as const
  await grantRoles(contextOf(ada), cora.userId, ['caseWorker'], scope)
  const { id: teamId } = await createTeam(contextOf(ada), {
    name: 'Lamps',
    memberIds: [cora.userId],
  })
  seen = {
    graffitiNorth: await request({ category: 'graffiti', area: 'North' }),
    graffitiSouth: await request({ category: 'graffiti', area: 'South' }),
    lampNorth: await request({ area: 'North' }),
    assigned: await request({ assigneeId: cora.userId }),
    ofTeam: await request({ area: 'South', teamId }),
  }
})

const numbersFor = async (actor: UserActor) =>
  (await listDeskRequests(contextOf(actor), { state: 'open' })).data.map(({ number }) => number)
const numbersOf = (...list: readonly Seen[]) => list.map(({ number }) => number).toSorted()

describe('a case worker limited to categories and areas', () => {
  it('sees requests that fit both, and those of their own and of their teams', async () => {
    expect((await numbersFor(cora)).toSorted()).toEqual(
      numbersOf(seen.graffitiNorth, seen.assigned, seen.ofTeam),
    )
    for (const { id } of [seen.graffitiNorth, seen.assigned, seen.ofTeam])
      expect((await getDeskRequest(contextOf(cora), id)).id).toBe(id)
  })

  it('finds no others, by whatever way', async () => {
    const { id, version, number } = seen.graffitiSouth
    const asCora = contextOf(cora)
    const attempts: readonly (() => Promise<unknown>)[] = [
      () => getDeskRequest(asCora, id),
      () => getPresence(asCora, id),
      () => addNote(asCora, { id, version, text: 'Ladder.' }),
      () => assignRequest(asCora, { id, version, assigneeId: cora.userId }),
      () => changeStatus(asCora, { id, version, to: 'Closed', reason: 'Done', amountCents: null }),
      () => changeDue(asCora, { id, version, dueOn: '2099-01-05', reason: '' }),
    ]
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject({ kind: 'not-found', code: 'Desk.NotFound' })
    const own = { id: seen.graffitiNorth.id, version: seen.graffitiNorth.version }
    await expect(mergeRequest(asCora, { ...own, number })).rejects.toMatchObject({
      code: 'Desk.NoSuchNumber',
    })
    const preview = await previewBulk(
      asCora,
      { numbers: [number] },
      { kind: 'assign', assigneeId: cora.userId },
    )
    expect(preview).toMatchObject({ can: 0, requests: [{ obstacle: 'not-found' }] })
    const [row] = await database.rows<{ version: number }>(
      sql`select version from requests where id = ${id}`,
    )
    expect(row).toEqual({ version })
  })
})

it('another role opens all requests for reading, and changes none of them', async () => {
  const vic = await person({ roles: ['caseWorker', 'viewer'] })
  const scope = { categories: ['graffiti'], areas: [] } as const
  await grantRoles(contextOf(ada), vic.userId, ['caseWorker', 'viewer'], scope)
  expect(await numbersFor(vic)).toHaveLength(5)
  const { id, version } = seen.lampNorth
  await expect(addNote(contextOf(vic), { id, version, text: 'Hm.' })).rejects.toMatchObject({
    kind: 'not-found',
  })
})

it('without limits a case worker sees all, and an administrator always does', async () => {
  const wes = await person({ roles: ['caseWorker'] })
  expect(await numbersFor(wes)).toHaveLength(5)
  const scope = { categories: ['trees'], areas: [] } as const
  await grantRoles(contextOf(ada), ada.userId, [], scope)
  expect(await numbersFor(ada)).toHaveLength(5)
})

it('a change of roles alone leaves the limits', async () => {
  await grantRoles(contextOf(ada), cora.userId, ['caseWorker', 'finance'])
  expect(await numbersFor(cora)).toHaveLength(3)
})
