import { now } from '../../people/profiles/people.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { payments } from '../ledger/payments.sql.ts'
import { newReference } from './reference.ts'

type Row = typeof payments.$inferInsert

/** An approved water bill payment. */
export function portalPayment(given: Partial<Row> = {}): Row & { readonly id: string } {
  const reference = given.reference ?? newReference('P')
  return {
    id: newId<'payment'>(),
    reference,
    status: 'approved',
    amountCents: 6120,
    appCode: 'UTILITY',
    accountType: 'UTILITY',
    description: 'Water',
    channel: 'hosted',
    caller: reference,
    key: reference,
    intent: reference,
    language: 'en',
    createdAt: now,
    updatedAt: now,
    ...given,
  }
}
