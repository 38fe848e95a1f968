import { amountOf, centsOf } from '../amounts.ts'
import { bankFrom, cardFrom, type Flaw, type Instrument, maskedNumber } from '../instrument.ts'
import type { Ledger, Transaction } from '../ledger.ts'
import type { Outcome, Provider } from '../provider.ts'
import { reasons } from '../verdict.ts'
import { noRecord, Refusal } from './envelope.ts'
import { maskedPayment, profileOf } from './masked.ts'
import type { PaymentRequest, RequestOf, Settings } from './schemas.ts'

const reasonOf: Readonly<Record<Flaw, number>> = { number: 6, expiry: 8, routing: 9, account: 10 }
const standardWindowS = 120
const longestWindowS = 28_800

export const settingOf = (settings: Settings | undefined, name: string): string | null =>
  settings?.setting.find(({ settingName }) => settingName === name)?.settingValue ?? null

/** The payment's card or account, or why it is refused. */
export function instrumentOf(
  { creditCard, bankAccount, opaqueData }: PaymentRequest,
  { ledger, now, zip }: { ledger: Ledger; now: Date; zip: string | undefined },
): Instrument | number {
  if (opaqueData) {
    const kept = ledger.nonces.take(opaqueData.dataValue, now.toISOString())
    if (!kept) throw new Refusal('E00114', 'Invalid OTS Token.')
    return { ...kept, zip: zip ?? kept.zip }
  }
  const made = creditCard
    ? cardFrom(
        {
          number: creditCard.cardNumber,
          expiry: creditCard.expirationDate,
          code: creditCard.cardCode,
          zip,
        },
        now,
      )
    : bankFrom({
        accountType: bankAccount?.accountType ?? 'checking',
        routing: bankAccount?.routingNumber ?? '',
        account: bankAccount?.accountNumber ?? '',
        name: bankAccount?.nameOnAccount,
      })
  return typeof made === 'string' ? reasonOf[made] : made
}

const refusedFor = (reasonCode: number): Outcome => ({
  reasonCode,
  text: reasons[reasonCode] ?? '',
})

export function orderTransaction(
  request: RequestOf<'createTransactionRequest'>['transactionRequest'],
  refId: string,
  { ledger, provider, now }: { ledger: Ledger; provider: Provider; now: Date },
): Outcome {
  const { transactionType, refTransId, profile, payment, order, customer, billTo } = request
  const cents = request.amount === undefined ? null : centsOf(request.amount)
  if (transactionType === 'voidTransaction') return provider.voidCharge(Number(refTransId))
  if (cents === null || cents === 0) return refusedFor(5)
  const window = settingOf(request.transactionSettings, 'duplicateWindow')
  const duplicateWindowS = Math.min(
    window === null ? standardWindowS : Number(window),
    longestWindowS,
  )
  const invoice = order?.invoiceNumber ?? ''
  if (transactionType === 'refundTransaction')
    return provider.refund(Number(refTransId), cents, { invoice, refId, duplicateWindowS })
  const customerId = profile ? Number(profile.customerProfileId) : null
  const kept = ledger.methods.get(Number(profile?.paymentProfile?.paymentProfileId ?? 0))
  const method = kept?.customerId === customerId ? kept : undefined
  if (profile && !method) throw noRecord()
  const instrument = method
    ? { ...method.instrument, cardCode: profile?.paymentProfile?.cardCode ?? null }
    : payment
      ? instrumentOf(payment, { ledger, now, zip: billTo?.zip })
      : 6
  if (typeof instrument === 'number') return refusedFor(instrument)
  return provider.charge({
    instrument,
    cents,
    invoice,
    description: order?.description ?? '',
    refId,
    customerId,
    methodId: method?.id ?? null,
    email: customer?.email ?? '',
    duplicateWindowS,
  })
}

const accountTypeOf = ({ kind, brand }: Instrument): string => (kind === 'bank' ? 'eCheck' : brand)

export function transactionResponse(outcome: Outcome): {
  ok: boolean
  transactionResponse: object
} {
  if (!('transaction' in outcome)) {
    const { reasonCode, text, original } = outcome
    return {
      ok: false,
      transactionResponse: {
        responseCode: '3',
        authCode: '',
        avsResultCode: 'P',
        cvvResultCode: '',
        cavvResultCode: '',
        transId: original === undefined ? '0' : String(original),
        refTransID: '',
        transHash: '',
        testRequest: '0',
        accountNumber: '',
        accountType: '',
        errors: [{ errorCode: String(reasonCode), errorText: text }],
        transHashSha2: '',
      },
    }
  }
  const { transaction, text } = outcome
  const { responseCode, reasonCode } = transaction
  const message =
    responseCode === 2
      ? { errors: [{ errorCode: String(reasonCode), errorText: text }] }
      : { messages: [{ code: String(reasonCode), description: text }] }
  return {
    ok: true,
    transactionResponse: {
      responseCode: String(responseCode),
      authCode: transaction.authCode,
      avsResultCode: transaction.avs,
      cvvResultCode: transaction.cvv,
      cavvResultCode: '',
      transId: String(transaction.id),
      refTransID: transaction.refTransId === null ? '' : String(transaction.refTransId),
      transHash: '',
      testRequest: '0',
      accountNumber: maskedNumber(transaction.instrument.last4),
      accountType: accountTypeOf(transaction.instrument),
      ...message,
      transHashSha2: '',
    },
  }
}

export const summaryOf = (transaction: Transaction): object => ({
  transId: String(transaction.id),
  submitTimeUTC: transaction.submittedAt,
  submitTimeLocal: transaction.submittedAt,
  transactionStatus: transaction.status,
  invoiceNumber: transaction.invoice,
  firstName: '',
  lastName: transaction.instrument.name,
  accountType: accountTypeOf(transaction.instrument),
  accountNumber: maskedNumber(transaction.instrument.last4),
  settleAmount: Number(amountOf(transaction.cents)),
  marketType: 'eCommerce',
  product: 'Card Not Present',
  ...profileOf(transaction),
})

export function detailsOf(transaction: Transaction, ledger: Ledger): object {
  const { instrument, batchId } = transaction
  const batch = batchId === null ? undefined : ledger.batches.get(batchId)
  return {
    transId: String(transaction.id),
    ...(transaction.refTransId === null ? {} : { refTransId: String(transaction.refTransId) }),
    submitTimeUTC: transaction.submittedAt,
    submitTimeLocal: transaction.submittedAt,
    transactionType: transaction.kind,
    transactionStatus: transaction.status,
    responseCode: transaction.responseCode,
    responseReasonCode: transaction.reasonCode,
    responseReasonDescription: reasons[transaction.reasonCode] ?? '',
    authCode: transaction.authCode,
    AVSResponse: transaction.avs,
    cardCodeResponse: transaction.cvv,
    ...(batch
      ? {
          batch: {
            batchId: String(batch.id),
            settlementTimeUTC: batch.settledAt,
            settlementTimeLocal: batch.settledAt,
            settlementState: 'settledSuccessfully',
          },
        }
      : {}),
    order: { invoiceNumber: transaction.invoice, description: transaction.description },
    authAmount: Number(amountOf(transaction.cents)),
    settleAmount: Number(amountOf(transaction.cents)),
    ...(transaction.returnCode === null
      ? {}
      : {
          returnedItems: [
            {
              id: String(transaction.id),
              dateUTC: transaction.submittedAt,
              dateLocal: transaction.submittedAt,
              code: transaction.returnCode,
              description: 'Returned by the bank',
            },
          ],
        }),
    payment: maskedPayment(instrument),
    customer: { email: transaction.email },
    billTo: { zip: instrument.zip },
    ...profileOf(transaction),
    ...(transaction.refId ? { refId: transaction.refId } : {}),
  }
}
