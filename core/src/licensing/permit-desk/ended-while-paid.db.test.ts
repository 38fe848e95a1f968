import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { chargePayment, sweepPayments } from '../../money/payments/index.ts'
import { openMachine } from '../../money/payments/machine.fixture.ts'
import { permitDeskIn } from './permit-desk.fixture.ts'
import { denyPermit, listDeskPermits } from './index.ts'

const where = await testDatabase()
const machine = await openMachine(where)
const desk = await permitDeskIn(where)
const { ana, at, control, nonce, orderOf, ours, provider } = machine
afterAll(() => machine.stop())

/** Due for Ana. */
async function due() {
  const one = await desk.permit({ kind: 'roof', state: 'feeDue' })
  await desk.database.write((builder) => [
    builder.execute(sql`
      update requests set user_id = ${ana.userId}, payment_amount_cents = 4500,
        payment_code = 'PERMIT' where id = ${one.requestId}`),
  ])
  const order = orderOf(4500, {
    purpose: 'Form Fee',
    items: [{ accountNumber: '00000001', amountCents: 4500, requestId: one.requestId }],
  })
  return { one, pay: async () => chargePayment(at(), provider, order, await nonce()) }
}

const toRefund = async () =>
  (await listDeskPermits(desk.at(), { view: 'refund' })).data.map(({ number }) => number)

describe('an application that ends while its fee is being paid', () => {
  it('keeps the payment, stays closed, and is in the list of refunds', async () => {
    const { one, pay } = await due()
    // Taken, but the answer is lost: the payment is open until the provider is asked.
    await control('POST', '/faults', {
      request: 'createTransactionRequest',
      fault: 'timeout-after',
    })
    await control('POST', '/faults', {
      request: 'getUnsettledTransactionListRequest',
      fault: 'broken',
      times: 5,
    })
    await pay().catch(() => undefined)
    await control('DELETE', '/faults')
    await denyPermit(desk.at(), { id: one.id, version: 1, reason: 'Too close to the lot line.' })
    expect(await toRefund()).toEqual([])
    await sweepPayments(at(12), provider)
    expect((await ours()).map(({ status }) => status)).toEqual(['approved'])
    expect(await desk.permitRow(one.id)).toMatchObject({ state: 'denied' })
    expect(await desk.requestRow(one.requestId)).toMatchObject({
      status: 'Rejected',
      closeReason: 'Too close to the lot line.',
      paidAt: expect.any(Date),
    })
    expect(await toRefund()).toEqual([one.number])
  })

  it('cannot be paid afterwards', async () => {
    const { one, pay } = await due()
    await denyPermit(desk.at(), { id: one.id, version: 1, reason: 'Too high.' })
    await expect(pay()).rejects.toMatchObject({ kind: 'conflict' })
    expect(await desk.requestRow(one.requestId)).toMatchObject({ paidAt: null })
  })
})
