import { newId } from '../kernel/ids.ts'
import { now } from '../residents/people.fixture.ts'
import type { payments } from './payments.sql.ts'
import { newReference } from './reference.ts'

type Row = typeof payments.$inferInsert

/** The row of a payment of a water bill as the machine leaves it once it is approved. */
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
