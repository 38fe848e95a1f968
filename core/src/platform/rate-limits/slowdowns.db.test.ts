import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { anonymous } from '../kernel/actor.ts'
import { listSlowdowns, noteSlowdowns, type Slowdown } from './index.ts'

const { database, contextOf, person } = peopleIn(await testDatabase())

const hour = (ago: number) => new Date(now.getTime() - ago * 3_600_000)
const slowed = (more: Partial<Slowdown>): Slowdown => ({
  hour: hour(0),
  app: 'resident',
  weight: 'heavy',
  callerKind: 'address',
  caller: '3fa2c1d0',
  network: '203.0.0.0/16',
  refusals: 1,
  ...more,
})

it('staff see refusals by hour and caller, added up over all workers, of two days', async () => {
  await Promise.all(
    Array.from({ length: 8 }, () => noteSlowdowns(database, [slowed({ refusals: 5 })])),
  )
  await noteSlowdowns(database, [
    slowed({ hour: hour(1), callerKind: 'session', network: null, caller: 'aaaaaaaa' }),
    slowed({ hour: hour(49) }),
  ])
  const staff = contextOf(await person({ isAdmin: true }))
  const rows: unknown = JSON.parse(await listSlowdowns(staff))
  expect(rows).toEqual([
    expect.objectContaining({ caller: '3fa2c1d0', refusals: 40, network: '203.0.0.0/16' }),
    expect.objectContaining({ caller: 'aaaaaaaa', refusals: 1, network: null }),
  ])
})

it('no one else sees them', async () => {
  await expect(listSlowdowns(contextOf(await person()))).rejects.toThrow('forbidden')
  await expect(listSlowdowns(contextOf(anonymous))).rejects.toThrow('unauthenticated')
})
