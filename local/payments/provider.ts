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

/** The transaction, or the refusal. */
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

export function newProvider(ledger: Ledger, notifier: Notifier, now: () => Date) {
  let filters: Filters = standardFilters

  const sinceOf = (windowS: number) => new Date(now().getTime() - windowS * 1000).toISOString()

  /** Charges, unless it is a duplicate. */
  function charge(order: Charge): Outcome {
    const at = now()
    const since = sinceOf(order.duplicateWindowS)
    const outcome = ledger.atomically((): Outcome => {
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
      if (verdict.responseCode === 4)
        notifier.notify('net.authorize.payment.fraud.held', transaction)
      return { transaction, text: verdict.text }
    })
    notifier.deliver()
    return outcome
  }

  /** Voids an unsettled transaction. */
  function voidCharge(id: number): Outcome {
    const outcome = ledger.atomically((): Outcome => {
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
    notifier.deliver()
    return outcome
  }

  /** Refunds a settled charge, in part or whole. */
  function refund(
    id: number,
    cents: number,
    { invoice, refId, duplicateWindowS }: Pick<Charge, 'invoice' | 'refId' | 'duplicateWindowS'>,
  ): Outcome {
    const since = sinceOf(duplicateWindowS)
    const outcome = ledger.atomically((): Outcome => {
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
    notifier.deliver()
    return outcome
  }

  /** Settles everything captured as a batch; returns the number of transactions. */
  function settle(): number {
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
  function review(id: number, isApproved: boolean): boolean {
    const isDone = ledger.atomically(() => {
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
    notifier.deliver()
    return isDone
  }

  /** The payer's bank returns a settled charge days later (NACHA return codes: R01 to R85). */
  function returnItem(id: number, code: string): boolean {
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

  return {
    charge,
    voidCharge,
    refund,
    settle,
    review,
    returnItem,
    filter(changes: Partial<Filters>) {
      filters = { ...filters, ...changes }
    },
  }
}

export type Provider = ReturnType<typeof newProvider>
