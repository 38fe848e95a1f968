import { randomBytes } from 'node:crypto'
import type { Instrument } from './instrument.ts'
import type { Ledger, Transaction, TransactionStatus } from './ledger.ts'
import type { Notifier } from './notifier.ts'
import { type Filters, reasons, standardFilters, type Verdict, verdictOn } from './verdict.ts'

export interface Charge {
  readonly instrument: Instrument
  readonly cents: number
  readonly invoice: string
  readonly description: string
  readonly refId: string
  readonly customerId: number | null
  readonly methodId: number | null
  readonly email: string
  /** Seconds in which an equal charge is a duplicate; the provider's default is 120. */
  readonly duplicateWindowS: number
}

export type Outcome =
  | { readonly transaction: Transaction; readonly text: string }
  | { readonly reasonCode: number; readonly text: string; readonly original?: number }

const refused = (reasonCode: number, original?: number): Outcome => ({
  reasonCode,
  text: reasons[reasonCode] ?? '',
  ...(original === undefined ? {} : { original }),
})

const statusAfter: Readonly<Record<Verdict['responseCode'], TransactionStatus>> = {
  1: 'capturedPendingSettlement',
  2: 'declined',
  3: 'generalError',
  4: 'FDSPendingReview',
}

interface Desk {
  readonly ledger: Ledger
  readonly notifier: Notifier
  readonly now: () => Date
}

/** Makes a change atomically, then sends its webhooks. */
function book<Result>({ ledger, notifier }: Desk, change: () => Result): Result {
  const result = ledger.atomically(change)
  notifier.deliver()
  return result
}

const sinceOf = ({ now }: Desk, windowS: number) =>
  new Date(now().getTime() - windowS * 1000).toISOString()

/** Charges, unless it is a duplicate. */
function charge(desk: Desk, filters: Filters, order: Charge): Outcome {
  const { ledger, notifier, now } = desk
  const at = now()
  const since = sinceOf(desk, order.duplicateWindowS)
  return book(desk, (): Outcome => {
    const again = ledger.transactions
      .where("item ->> 'invoice' = ? and item ->> 'submittedAt' >= ?", order.invoice, since)
      .find(
        ({ kind, cents, instrument, responseCode }) =>
          kind === 'authCaptureTransaction' &&
          responseCode !== 2 &&
          cents === order.cents &&
          instrument.fingerprint === order.instrument.fingerprint,
      )
    if (again && order.duplicateWindowS > 0) return refused(11, again.id)
    const verdict = verdictOn(order.instrument, order.cents, filters)
    if (verdict.responseCode === 3) return refused(verdict.reasonCode)
    const { duplicateWindowS: _, instrument, ...rest } = order
    const transaction = ledger.transactions.add({
      ...rest,
      instrument: { ...instrument, cardCode: null },
      kind: 'authCaptureTransaction',
      status: statusAfter[verdict.responseCode],
      responseCode: verdict.responseCode,
      reasonCode: verdict.reasonCode,
      avs: verdict.avs,
      cvv: verdict.cvv,
      authCode:
        verdict.responseCode === 2 ? '000000' : randomBytes(3).toString('hex').toUpperCase(),
      refTransId: null,
      submittedAt: at.toISOString(),
      batchId: null,
      returnCode: null,
    })
    if (verdict.responseCode === 1)
      notifier.notify('net.authorize.payment.authcapture.created', transaction)
    if (verdict.responseCode === 4) notifier.notify('net.authorize.payment.fraud.held', transaction)
    return { transaction, text: verdict.text }
  })
}

/** Voids an unsettled transaction. */
function voidCharge(desk: Desk, id: number): Outcome {
  const { ledger, notifier } = desk
  return book(desk, (): Outcome => {
    const found = ledger.transactions.get(id)
    if (found?.status === 'voided') return refused(310, id)
    const isOpen =
      found &&
      ['capturedPendingSettlement', 'refundPendingSettlement', 'FDSPendingReview'].includes(
        found.status,
      )
    if (!found || !isOpen) return refused(16)
    const transaction = ledger.transactions.put({ ...found, status: 'voided' })
    notifier.notify('net.authorize.payment.void.created', transaction)
    return { transaction, text: reasons[1] ?? '' }
  })
}

/** Refunds a settled charge, in part or whole. */
function refund(
  desk: Desk,
  [id, cents]: readonly [id: number, cents: number],
  { invoice, refId, duplicateWindowS }: Pick<Charge, 'invoice' | 'refId' | 'duplicateWindowS'>,
): Outcome {
  const { ledger, notifier, now } = desk
  const since = sinceOf(desk, duplicateWindowS)
  return book(desk, (): Outcome => {
    const charged = ledger.transactions.get(id)
    if (!charged) return refused(16)
    if (charged.kind !== 'authCaptureTransaction' || charged.status !== 'settledSuccessfully')
      return refused(54)
    const given = ledger.transactions
      .where("item ->> 'refTransId' = ?", id)
      .filter(({ status }) => status !== 'voided')
    const again = given.find(
      (one) => one.invoice === invoice && one.cents === cents && one.submittedAt >= since,
    )
    if (again && duplicateWindowS > 0) return refused(11, again.id)
    if (given.reduce((sum, one) => sum + one.cents, 0) + cents > charged.cents) return refused(55)
    const transaction = ledger.transactions.add({
      ...charged,
      kind: 'refundTransaction',
      status: 'refundPendingSettlement',
      cents,
      invoice,
      refId,
      authCode: '',
      refTransId: id,
      submittedAt: now().toISOString(),
      batchId: null,
    })
    notifier.notify('net.authorize.payment.refund.created', transaction)
    return { transaction, text: reasons[1] ?? '' }
  })
}

/** Settles everything captured as a batch; returns the number of transactions. */
function settle({ ledger, now }: Desk): number {
  return ledger.atomically(() => {
    const open = ledger.transactions
      .unsettled()
      .filter(({ status }) => status !== 'FDSPendingReview')
    if (open.length === 0) return 0
    const batchId = ledger.batches.add({ settledAt: now().toISOString() }).id
    const settled: Partial<Record<TransactionStatus, TransactionStatus>> = {
      capturedPendingSettlement: 'settledSuccessfully',
      refundPendingSettlement: 'refundSettledSuccessfully',
    }
    for (const each of open)
      ledger.transactions.put({ ...each, batchId, status: settled[each.status] ?? each.status })
    return open.length
  })
}

/** Approves or declines a held charge. */
function review(desk: Desk, id: number, isApproved: boolean): boolean {
  const { ledger, notifier } = desk
  return book(desk, () => {
    const held = ledger.transactions.get(id)
    if (held?.status !== 'FDSPendingReview') return false
    const transaction = ledger.transactions.put({
      ...held,
      status: isApproved ? 'capturedPendingSettlement' : 'voided',
      responseCode: isApproved ? 1 : held.responseCode,
    })
    notifier.notify(
      `net.authorize.payment.fraud.${isApproved ? 'approved' : 'declined'}`,
      transaction,
    )
    return true
  })
}

/** The payer's bank returns a settled charge days later (NACHA return codes: R01 to R85). */
function returnItem({ ledger, now }: Desk, id: number, code: string): boolean {
  return ledger.atomically(() => {
    const charged = ledger.transactions.get(id)
    if (charged?.status !== 'settledSuccessfully' || charged.instrument.kind !== 'bank')
      return false
    const batchId = ledger.batches.add({ settledAt: now().toISOString() }).id
    ledger.transactions.add({
      ...charged,
      status: 'returnedItem',
      refTransId: charged.id,
      submittedAt: now().toISOString(),
      batchId,
      returnCode: code,
    })
    ledger.transactions.put({ ...charged, returnCode: code })
    return true
  })
}

export function newProvider(ledger: Ledger, notifier: Notifier, now: () => Date) {
  const desk: Desk = { ledger, notifier, now }
  let filters: Filters = standardFilters
  return {
    charge: (order: Charge) => charge(desk, filters, order),
    voidCharge: (id: number) => voidCharge(desk, id),
    refund: (id: number, cents: number, order: Parameters<typeof refund>[2]) =>
      refund(desk, [id, cents], order),
    settle: () => settle(desk),
    review: (id: number, isApproved: boolean) => review(desk, id, isApproved),
    returnItem: (id: number, code: string) => returnItem(desk, id, code),
    filter(changes: Partial<Filters>) {
      filters = { ...filters, ...changes }
    },
  }
}

export type Provider = ReturnType<typeof newProvider>
