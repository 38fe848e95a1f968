import { decimalOf } from '../../../platform/kernel/money.ts'
import type { DeclineReason, PaymentMethod, Order, OrderAnswer } from '../payment-provider.ts'
import { type AuthorizeNetSettings, type Reply, send } from './send.ts'
import { at, maskedMethod, noRecord, textAt } from './wire.ts'

/** Seconds in which the provider refuses the same order: its maximum. */
const duplicateWindowS = 28_800

/** By what a payer can do (Response Reason Codes); all others are plain declines. */
const declineReasons: Readonly<Record<string, DeclineReason>> = {
  '6': 'card-number',
  '7': 'card-expired',
  '8': 'card-expired',
  '9': 'bank-number',
  '10': 'bank-number',
  '17': 'card-number',
  '37': 'card-number',
}
const duplicateCode = '11'
/** Used, unknown, expired, another merchant's, or of another kind. */
const usedNonce = 'E00114'
const badNonces: ReadonlySet<string> = new Set(['E00115', 'E00116', 'E00117'])

/** In the schema's order. */
export const orderFields = ({ reference, description, email }: Order) => ({
  order: { invoiceNumber: reference, description: description.slice(0, 255) },
  ...(email === null ? {} : { customer: { email } }),
})

export const settingsOf = (settings: Readonly<Record<string, string>>) => ({
  setting: Object.entries(settings).map(([settingName, settingValue]) => ({
    settingName,
    settingValue,
  })),
})

/** An order that a proxy sends twice is done once. */
const onceOnly = {
  transactionSettings: settingsOf({ duplicateWindow: String(duplicateWindowS) }),
}

const methodFields = (method: PaymentMethod) =>
  method.kind === 'nonce'
    ? { payment: { opaqueData: { dataDescriptor: method.descriptor, dataValue: method.value } } }
    : {
        profile: {
          customerProfileId: method.customerId,
          paymentProfile: { paymentProfileId: method.methodId },
        },
      }

/** For `createTransactionRequest` and hosted pages. */
export const chargeFields = (order: Order, method: object) => ({
  transactionType: 'authCaptureTransaction',
  amount: decimalOf(order.amount),
  ...method,
  ...orderFields(order),
  ...onceOnly,
})

const transact = async (
  settings: AuthorizeNetSettings,
  refId: string,
  transactionRequest: object,
) => answerOf(await send(settings, 'createTransactionRequest', { refId, transactionRequest }))

export const charge = (settings: AuthorizeNetSettings, order: Order, method: PaymentMethod) =>
  transact(settings, order.reference, chargeFields(order, methodFields(method)))

export const voidCharge = (settings: AuthorizeNetSettings, transactionId: string) =>
  transact(settings, transactionId, {
    transactionType: 'voidTransaction',
    refTransId: transactionId,
  })

export const refund = (settings: AuthorizeNetSettings, transactionId: string, order: Order) =>
  transact(settings, order.reference, {
    transactionType: 'refundTransaction',
    amount: decimalOf(order.amount),
    refTransId: transactionId,
    ...orderFields(order),
    ...onceOnly,
  })

/** An unreadable reply is unknown, never a guess. */
function answerOf(reply: Reply): OrderAnswer {
  if (reply.kind === 'busy') return { kind: 'refused', code: 'busy' }
  if (reply.kind === 'lost') return { kind: 'unknown' }
  const transaction = at(reply.body, 'transactionResponse')
  const errorCode = textAt(transaction, 'errors', 0, 'errorCode')
  const transactionId = textAt(transaction, 'transId')
  const method = () =>
    maskedMethod(textAt(transaction, 'accountType'), textAt(transaction, 'accountNumber'))
  switch (textAt(transaction, 'responseCode')) {
    case '1':
      return { kind: 'approved', transactionId, method: method() }
    case '4':
      return { kind: 'held', transactionId, method: method() }
    case '2':
      return { kind: 'declined', transactionId, reason: declineReasons[errorCode] ?? 'declined' }
    case '3': {
      if (errorCode === duplicateCode) return { kind: 'duplicate' }
      const reason = declineReasons[errorCode]
      return reason
        ? { kind: 'declined', transactionId: null, reason }
        : { kind: 'refused', code: errorCode }
    }
    default:
      // Perhaps used by this same order, when a proxy sent it twice.
      if (reply.code === usedNonce) return { kind: 'used-nonce' }
      if (badNonces.has(reply.code))
        return { kind: 'declined', transactionId: null, reason: 'nonce' }
      // A charge's only record is the saved method.
      if (reply.code === noRecord)
        return { kind: 'declined', transactionId: null, reason: 'method-gone' }
      // Rejected before it became a transaction: our credentials or fields.
      return reply.isOk ? { kind: 'unknown' } : { kind: 'refused', code: reply.code }
  }
}
