import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { listInbox } from '../../people/staff-inbox/index.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { toCents } from '../../platform/kernel/money.ts'
import { noteDiscrepancy } from './discrepancies.ts'

const { contextOf, person } = peopleIn(await testDatabase())

const job = (at: Date = now) => contextOf({ kind: 'system', job: 'test' }, at)

// The contract's shape.
const inboxOf = async (actor: UserActor) =>
  (JSON.parse(await listInbox(contextOf(actor))) as { data: readonly unknown[] }).data

describe('a discrepancy', () => {
  const found = (isSettled = false) => ({
    kind: 'amount' as const,
    payment: null,
    theirs: {
      transactionId: crypto.randomUUID(),
      reference: 'P1',
      amount: toCents(100),
      status: 'captured' as const,
      method: { kind: 'card' as const, brand: 'Visa', last4: '1111' },
    },
    isSettled,
  })

  it('reaches finance and administrators, once', async () => {
    const fay = await person({ roles: ['finance'] })
    const boss = await person({ isAdmin: true })
    const [viewer, clerk] = [
      await person({ roles: ['viewer'] }),
      await person({ roles: ['caseWorker'] }),
    ]
    const one = found()
    // The reconciliation finds it every day until it is resolved.
    await noteDiscrepancy(job(), one)
    await noteDiscrepancy(job(new Date(now.getTime() + 3_600_000)), one)
    for (const reader of [fay, boss])
      expect(await inboxOf(reader)).toMatchObject([
        {
          kind: 'discrepancy',
          reference: one.theirs.transactionId,
          title: 'The amounts differ',
          path: '/payment_discrepancies',
          by: null,
        },
      ])
    for (const other of [viewer, clerk]) expect(await inboxOf(other)).toEqual([])
  })

  it('is not announced when it is already resolved', async () => {
    const fay = await person({ roles: ['finance'] })
    await noteDiscrepancy(job(), found(true))
    expect(await inboxOf(fay)).toEqual([])
  })
})
