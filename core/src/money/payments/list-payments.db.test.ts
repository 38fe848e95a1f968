import { expect, test } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { paymentEvents, paymentItems, payments } from '../ledger/payments.sql.ts'
import { getPaymentForStaff } from './list-payments.ts'
import { portalPayment } from './portal-payment.fixture.ts'

const people = peopleIn(await testDatabase())

test('transitions of one instant are listed in their order, amounts with two decimals', async () => {
  const at = new Date('2026-11-20T03:00:00Z')
  const row = portalPayment({ amountCents: 200, createdAt: at, updatedAt: at })
  const steps = [
    [null, 'created'],
    ['created', 'submitted'],
    ['submitted', 'approved'],
  ] as const
  // Random ids, against the order of the steps.
  const ids = steps.map(() => newId()).toReversed()
  await people.database.write((builder) => [
    builder.insert(payments).values(row),
    builder
      .insert(paymentItems)
      .values({ id: newId(), paymentId: row.id, accountNumber: '1001-5001', amountCents: 200 }),
    builder.insert(paymentEvents).values(
      steps.map(([from, to], i) => ({
        id: ids[i] ?? newId(),
        paymentId: row.id,
        at,
        from,
        to,
        cause: 'payer' as const,
      })),
    ),
  ])
  const staff = await people.person({ isAdmin: true })
  const body = String(await getPaymentForStaff(people.contextOf(staff), row.id))
  expect(JSON.parse(body)).toMatchObject({ events: steps.map(([from, to]) => ({ from, to })) })
  expect(body).toContain('"amount":2.00,')
})
