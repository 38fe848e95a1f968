import type { Context } from '../kernel/context.ts'
import { dayText } from '../kernel/format.ts'
import { say } from '../translations/index.ts'
import type { Payment } from './payment.ts'
import { purposes } from './rules.ts'

/** What a receipt says in words, wherever it is read. */
export interface ReceiptWords {
  readonly purpose: string
  readonly accounts: string
  /** The city's day. */
  readonly day: string
  /** Masked; null where it is not known. */
  readonly method: string | null
}

/** A payment's words in the payer's language. */
export function receiptWords(context: Context, payment: Payment): ReceiptWords {
  const { accountType, createdAt, items, language, methodBrand, methodLast4 } = payment
  const own = { ...context, language }
  const { timeZone } = context.city
  const day = new Date(createdAt).toLocaleDateString('en-CA', { timeZone })
  return {
    purpose: say(own, purposes[accountType].text),
    accounts: items.map(({ accountNumber }) => accountNumber).join(', '),
    day: dayText(day, language),
    method:
      methodBrand && say(own, 'Payment.Ending', { brand: methodBrand, last4: methodLast4 ?? '' }),
  }
}
