import type { ProviderTransaction, TransactionDetails } from '../payment-provider.ts'
import { ask, type AuthorizeNetSettings } from './send.ts'
import {
  listAt,
  maskedMethod,
  noRecord,
  settledAmount,
  statusAt,
  textAt,
  transactionOf,
  unreadable,
} from './wire.ts'

const pageSize = 1000
const dayMs = 86_400_000
/** The longest range of a list of batches. */
const longestReachMs = 31 * dayMs

/** Pages count from 1. */
async function* pages(
  settings: AuthorizeNetSettings,
  request: string,
  about: object,
): AsyncGenerator<readonly ProviderTransaction[]> {
  for (let offset = 1; ; offset += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page decides whether another follows
    const { body, isOk } = await ask(settings, request, {
      ...about,
      sorting: { orderBy: 'submitTimeUTC', orderDescending: true },
      paging: { limit: pageSize, offset },
    })
    if (!isOk) throw unreadable()
    const page = listAt(body, 'transactions').map(transactionOf)
    if (page.length > 0) yield page
    if (page.length < pageSize) return
  }
}

export const unsettled = (settings: AuthorizeNetSettings) =>
  pages(settings, 'getUnsettledTransactionListRequest', {})

export async function* settled(
  settings: AuthorizeNetSettings,
  from: Date,
  to: Date,
): AsyncGenerator<readonly ProviderTransaction[]> {
  for (let start = from.getTime(); start < to.getTime(); start += longestReachMs) {
    const end = Math.min(start + longestReachMs, to.getTime())
    // oxlint-disable-next-line no-await-in-loop -- one month at a time
    const { body, isOk } = await ask(settings, 'getSettledBatchListRequest', {
      includeStatistics: false,
      firstSettlementDate: new Date(start).toISOString(),
      lastSettlementDate: new Date(end).toISOString(),
    })
    if (!isOk) throw unreadable()
    for (const batch of listAt(body, 'batchList'))
      yield* pages(settings, 'getTransactionListRequest', { batchId: textAt(batch, 'batchId') })
  }
}

export async function details(
  settings: AuthorizeNetSettings,
  transactionId: string,
): Promise<TransactionDetails | null> {
  const { body, isOk, code } = await ask(settings, 'getTransactionDetailsRequest', {
    transId: transactionId,
  })
  if (code === noRecord) return null
  if (!isOk || typeof body !== 'object' || body === null || !('transaction' in body))
    throw unreadable()
  const { transaction } = body
  const bank = textAt(transaction, 'payment', 'bankAccount', 'accountNumber')
  const card = textAt(transaction, 'payment', 'creditCard', 'cardNumber')
  return {
    transactionId: textAt(transaction, 'transId'),
    reference: textAt(transaction, 'order', 'invoiceNumber'),
    status: statusAt(transaction, 'transactionStatus'),
    amount: settledAmount(transaction),
    method: bank
      ? maskedMethod('eCheck', bank)
      : maskedMethod(textAt(transaction, 'payment', 'creditCard', 'cardType'), card),
    returnCode: textAt(transaction, 'returnedItems', 0, 'code') || null,
  }
}
