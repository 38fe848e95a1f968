import type { HandlerContext } from '@portal/bff-pipeline'
import { dollarsOf, signedPath } from '@portal/core/kernel'
import {
  type Asker,
  declineCodes,
  isNameInEnglish,
  itemName,
  payerStatus,
  type Payment,
  receiptPath,
} from '@portal/core/payments'

type Link = Pick<Asker, 'isSigned'>

/** Signed for a guest, and for a caller with a signed link. */
const receiptUrlOf = (
  { state }: HandlerContext,
  { reference, userId }: Payment,
  { isSigned }: Link,
): string =>
  userId === null || isSigned
    ? signedPath(state.authSecret, receiptPath(reference))
    : receiptPath(reference)

/** For every paid payment, also after a refund or return. */
export function hasReceipt(payment: Payment): boolean {
  const status = payerStatus(payment)
  return status === 'paid' || status === 'returned'
}

/** The PDF's signature is the receipt's. */
function pdfUrlOf(
  { language }: HandlerContext,
  { reference }: Payment,
  receiptUrl: string,
): string {
  const { searchParams } = new URL(receiptUrl, 'http://path.local')
  searchParams.set('lng', language)
  return `/api/payments/${reference}/pdf?${searchParams}`
}

const framePath = '/core/bill-pay/frame'

/** In a frame on our page, or instead of it. */
export type FrameMode = 'frame' | 'redirect'

export const framePathOf = (reference: string, mode: FrameMode): string =>
  `/api${framePath}/${reference}?mode=${mode}`

/** In the language in which the payment was started. */
export const frameUrl = (
  { state }: HandlerContext,
  { reference, language }: Pick<Payment, 'reference' | 'language'>,
  mode: FrameMode,
): string => `${signedPath(state.authSecret, framePathOf(reference, mode))}&lng=${language}`

export const paymentView = (
  context: HandlerContext,
  payment: Payment,
  link: Link = { isSigned: false },
) => {
  const { methodKind, methodBrand, methodLast4 } = payment
  const status = payerStatus(payment)
  const receiptUrl = receiptUrlOf(context, payment, link)
  const isOpen = status === 'open' && payment.channel === 'hosted'
  return {
    reference: payment.reference,
    status,
    amount: dollarsOf(payment.amountCents),
    paymentType: payment.accountType,
    authNetTransId: payment.transactionId,
    navilineRoutingIds: payment.items.map(({ accountNumber }) => accountNumber),
    items: payment.items.map((item) => ({
      accountNumber: item.accountNumber,
      activityId: item.requestId,
      amount: dollarsOf(item.amountCents),
      name: itemName(context, payment, item),
      place: item.place,
      inEnglish: isNameInEnglish(context, item) ? ['name'] : [],
    })),
    method: methodKind && {
      kind: methodKind,
      brand: methodBrand ?? '',
      last4: methodLast4 ?? '',
    },
    declineReason: payment.declineReason && declineCodes[payment.declineReason],
    createdAt: new Date(payment.createdAt).toISOString(),
    frameUrl: isOpen ? frameUrl(context, payment, 'frame') : null,
    redirectUrl: isOpen ? frameUrl(context, payment, 'redirect') : null,
    pdfUrl: hasReceipt(payment) ? pdfUrlOf(context, payment, receiptUrl) : null,
    receiptUrl,
  }
}
