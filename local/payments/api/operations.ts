import { randomBytes } from 'node:crypto'
import type { Ledger, Transaction } from '../ledger.ts'
import type { Provider } from '../provider.ts'
import { addMethod, changeMethod, createCustomer, getCustomer } from './customers.ts'
import { fine, noRecord, Refusal } from './envelope.ts'
import type { RequestName, RequestOf } from './schemas.ts'
import { detailsOf, orderTransaction, summaryOf, transactionResponse } from './transactions.ts'

export interface Surroundings {
  readonly ledger: Ledger
  readonly provider: Provider
  readonly now: Date
}

type Operations = {
  readonly [Name in RequestName]: (request: RequestOf<Name>, around: Surroundings) => object
}

const minuteMs = 60_000
/** For hosted pages. */
const tokenLivesMs = 15 * minuteMs

interface Paging {
  readonly limit: number
  readonly offset: number
}

/** Pages count from 1. */
function listed(
  transactions: readonly Transaction[],
  { limit, offset }: Paging = { limit: 1000, offset: 1 },
) {
  const page = transactions.slice((offset - 1) * limit, offset * limit)
  return { transactions: page.map(summaryOf), totalNumInResultSet: page.length }
}

const newToken = (now: Date) => ({
  token: randomBytes(48).toString('base64url'),
  expiresAt: new Date(now.getTime() + tokenLivesMs).toISOString(),
})

/** Each request's effect and extra reply fields. */
export const operations: Operations = {
  authenticateTestRequest: () => ({}),
  createTransactionRequest({ transactionRequest, refId = '' }, around) {
    const { ok, transactionResponse: answer } = transactionResponse(
      orderTransaction(transactionRequest, refId, around),
    )
    if (ok) return { transactionResponse: answer, messages: fine }
    throw new Refusal('E00027', 'The transaction was unsuccessful.', {
      transactionResponse: answer,
    })
  },
  getTransactionDetailsRequest({ transId }, { ledger }) {
    const found = ledger.transactions.get(Number(transId))
    if (!found) throw noRecord()
    return { transaction: detailsOf(found, ledger) }
  },
  getUnsettledTransactionListRequest: ({ paging }, { ledger }) =>
    listed(ledger.transactions.unsettled(), paging),
  getSettledBatchListRequest({ firstSettlementDate, lastSettlementDate }, { ledger, now }) {
    const from = firstSettlementDate ?? new Date(now.getTime() - 24 * 60 * minuteMs).toISOString()
    const batches = ledger.batches.where(
      "item ->> 'settledAt' between ? and ?",
      from,
      lastSettlementDate ?? now.toISOString(),
    )
    return {
      batchList: batches.map(({ id, settledAt }) => ({
        batchId: String(id),
        settlementTimeUTC: settledAt,
        settlementTimeLocal: settledAt,
        settlementState: 'settledSuccessfully',
      })),
    }
  },
  getTransactionListRequest: ({ batchId, paging }, { ledger }) =>
    listed(ledger.transactions.where("item ->> 'batchId' = ?", Number(batchId)), paging),
  createCustomerProfileRequest: (request, { ledger }) => createCustomer(request, ledger),
  getCustomerProfileRequest: (request, { ledger }) => getCustomer(request, ledger),
  deleteCustomerProfileRequest({ customerProfileId }, { ledger }) {
    const customerId = Number(customerProfileId)
    if (!ledger.customers.remove('id = ?', customerId)) throw noRecord()
    ledger.methods.remove("item ->> 'customerId' = ?", customerId)
    return {}
  },
  createCustomerPaymentProfileRequest: addMethod,
  updateCustomerPaymentProfileRequest: changeMethod,
  deleteCustomerPaymentProfileRequest({ customerProfileId, customerPaymentProfileId }, { ledger }) {
    const isGone = ledger.methods.remove(
      "id = ? and item ->> 'customerId' = ?",
      Number(customerPaymentProfileId),
      Number(customerProfileId),
    )
    if (!isGone) throw noRecord()
    return {}
  },
  getHostedPaymentPageRequest(request, { ledger, now }) {
    const { token, expiresAt } = newToken(now)
    ledger.paymentPages.add(token, request, expiresAt)
    return { token }
  },
  getHostedProfilePageRequest(request, { ledger, now }) {
    if (!ledger.customers.get(Number(request.customerProfileId))) throw noRecord()
    const { token, expiresAt } = newToken(now)
    ledger.profilePages.add(token, request, expiresAt)
    return { token }
  },
}
