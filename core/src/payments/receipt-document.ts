import type { Context } from '../kernel/context.ts'
import { moneyText } from '../kernel/format.ts'
import type { Letter } from '../pdf/index.ts'
import { say } from '../translations/index.ts'
import type { Payment } from './payment.ts'
import { receiptWords } from './receipt-words.ts'
import { payerStatus } from './view-payment.ts'

/** A payment's receipt as PDF, in the payer's language. Its caller has made sure who asks. */
export async function getReceiptDocument(context: Context, payment: Payment): Promise<Uint8Array> {
  // It draws letters and brings their fonts: nothing that a worker should start with.
  const { drawLetter } = await import('../pdf/index.ts')
  return drawLetter(receiptLetter({ ...context, language: payment.language }, payment))
}

/** How each outcome is headed. */
const titles = {
  open: 'Payment.Checking',
  paid: 'Payment.Receipt',
  checking: 'Payment.Checking',
  declined: 'Payment.NotPaid',
  failed: 'Payment.NotPaid',
  returned: 'Payment.Returned',
} as const

/** What stands on a receipt. */
export function receiptLetter(context: Context, payment: Payment): Letter {
  const { city, clock, language } = context
  const { amountCents, items, reference, transactionId } = payment
  const money = (cents: number): string => moneyText(cents, language)
  const { purpose, day, method } = receiptWords(context, payment)
  const optional = (label: string, value: string | null): readonly (readonly [string, string])[] =>
    value === null ? [] : [[label, value]]
  return {
    language,
    title: say(context, titles[payerStatus(payment)]),
    letterhead: {
      name: say(context, 'Util.CityOf', { city: city.name }),
      lines: [city.address.line1, city.address.line2, city.phone],
    },
    madeAt: clock.now(),
    footer: `${say(context, 'Payment.Number')}: ${reference}`,
    blocks: [
      {
        kind: 'rows',
        rows: [
          [say(context, 'Payment.For'), purpose],
          [say(context, 'Payment.When'), day],
          ...optional(say(context, 'Payment.PaidWith'), method),
          [say(context, 'Payment.Number'), reference],
          ...optional(say(context, 'Payment.Transaction'), transactionId),
        ],
      },
      { kind: 'highlight', name: say(context, 'Payment.Amount'), value: money(amountCents) },
      {
        kind: 'table',
        columns: [
          { title: say(context, 'Payment.AccountNumber'), share: 3 },
          { title: say(context, 'Payment.Amount'), share: 1, isSum: true },
        ],
        rows: items.map((item) => [item.accountNumber, money(item.amountCents)]),
        total: [say(context, 'Payment.Amount'), money(amountCents)],
      },
    ],
  }
}
