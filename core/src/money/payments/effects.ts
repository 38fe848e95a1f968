import { sql } from 'drizzle-orm'
import { notify } from '../../casework/messages/index.ts'
import { noteEvent } from '../../casework/requests/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { moneyText } from '../../platform/kernel/format.ts'
import { type MailOrder, queueMails } from '../../platform/mail/index.ts'
import { postPartBack, postPayments, unpostPayment } from '../billing/index.ts'
import { reopenCitation, settleCitation } from '../citations/index.ts'
import { isByJob, purposes } from '../ledger/rules.ts'
import { settlePermitBill } from '../permit-fees/index.ts'
import { askForPaymentAgain, movePaidRequests } from './move-requests.ts'
import type { Payment } from './payment.ts'
import { receiptPath } from './receipt-path.ts'
import { receiptWords } from './receipt-words.ts'

const requestsOf = ({ items }: Payment): readonly string[] =>
  items.flatMap(({ requestId }) => (requestId === null ? [] : [requestId]))

const citationsOf = ({ accountType, items, reference }: Payment) =>
  purposes[accountType].pays === 'number'
    ? items.map(({ accountNumber, amountCents }) => ({
        number: accountNumber,
        reference,
        cents: amountCents,
      }))
    : []

type News = 'payment-receipt' | 'payment-taken-back' | 'payment-not-taken'

/** A guest's link works without an account. */
function mailOf(
  context: Context,
  kind: News,
  payment: Payment,
): readonly { readonly order: MailOrder; readonly reason: string }[] {
  const { email, id, language, reference, userId, amountCents } = payment
  if (email === null) return []
  const { accounts, day, method, purpose } = receiptWords({ ...context, language }, payment)
  const order = {
    kind,
    to: email,
    language,
    path: receiptPath(reference),
    isSigned: userId === null,
    values: {
      accounts,
      day,
      purpose,
      amount: moneyText(amountCents, language),
      reference,
      method: method ?? '',
    },
  }
  return [{ order, reason: id }]
}

const mails = (context: Context, builder: Builder, kind: News, ...of: readonly Payment[]) =>
  queueMails(
    context,
    builder,
    of.flatMap((payment) => mailOf(context, kind, payment)),
  )

/** Effects of payments that only water accounts wait for, all at once. */
export const jobsPaidEffects = (context: Context, builder: Builder, paid: readonly Payment[]) => [
  postPayments(
    context,
    builder,
    paid.map(({ id }) => id),
  ),
  ...mails(context, builder, 'payment-receipt', ...paid),
]

/** Effects of a paid payment: posting, the requests that waited for it, receipt. */
export function paidEffects(context: Context, builder: Builder, payment: Payment) {
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  const { reference } = payment
  return [
    postPayments(context, builder, [payment.id]),
    ...citationsOf(payment).map((one) => builder.execute(settleCitation(context, one))),
    ...requestsOf(payment).flatMap((requestId) => [
      builder.execute(settlePermitBill(requestId, at)),
      movePaidRequests(context, builder, requestId),
      noteEvent(context, builder, {
        requestId,
        kind: 'paid',
        by: 'resident',
        isPublic: true,
        facts: { reference },
      }),
      ...notify(context, builder, { kind: 'paid', requestId }),
    ]),
    ...mails(context, builder, 'payment-receipt', payment),
  ]
}

/** Its payer was promised an email. Autopay and scheduled payments send their own. */
export const notTakenEffects = (context: Context, builder: Builder, payment: Payment) =>
  isByJob(payment.channel) ? [] : mails(context, builder, 'payment-not-taken', payment)

/** Effects of a voided, refunded or returned payment. */
export function reversalEffects(
  context: Context,
  builder: Builder,
  payment: Payment,
  backCents: number,
) {
  const { reference } = payment
  // After a partial refund, its items stay paid.
  const isWhole = backCents === payment.amountCents
  return [
    isWhole
      ? unpostPayment(context, builder, payment.id)
      : postPartBack(context, builder, payment.id, backCents),
    ...citationsOf(payment).map((one) => {
      const back = isWhole ? one : { ...one, cents: backCents }
      return builder.execute(reopenCitation(context, back, isWhole))
    }),
    ...(isWhole ? requestsOf(payment) : []).flatMap((requestId) => [
      builder.execute(settlePermitBill(requestId, null)),
      askForPaymentAgain(context, builder, requestId),
      noteEvent(context, builder, {
        requestId,
        kind: 'paid',
        by: 'system',
        isPublic: true,
        facts: { reference, takenBack: reference },
      }),
      ...notify(context, builder, { kind: 'payment-taken-back', requestId }),
    ]),
    ...mails(context, builder, 'payment-taken-back', { ...payment, amountCents: backCents }),
  ]
}
