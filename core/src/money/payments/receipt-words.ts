import type { Context } from '../../platform/kernel/context.ts'
import { dateText, moneyText } from '../../platform/kernel/format.ts'
import { say } from '../../platform/texts/index.ts'
import { purposes } from '../ledger/rules.ts'
import { itemName, paymentName } from './item-names.ts'
import type { Payment } from './payment.ts'

export interface ItemWords {
  /** `Water bill`, `Parking ticket: T-4711`. */
  readonly name: string
  /** `Account number`. */
  readonly numberName: string
  readonly number: string
  /** Empty if unknown. */
  readonly place: string
  readonly amount: string
}

/** For screen and PDF. */
export interface ReceiptWords {
  readonly purpose: string
  /** By number and address, each with its amount if there are several. */
  readonly accounts: string
  readonly items: readonly ItemWords[]
  readonly day: string
  /** Masked; null if unknown. */
  readonly method: string | null
}

export function receiptWords(context: Context, payment: Payment): ReceiptWords {
  const { accountType, createdAt, methodBrand, methodLast4 } = payment
  const { city, language } = context
  const items = payment.items.map((item) => ({
    name: itemName(context, payment, item),
    numberName: say(context, purposes[accountType].number),
    number: item.accountNumber,
    place: item.place,
    amount: moneyText(item.amountCents, language),
  }))
  const isAlone = items.length === 1
  return {
    purpose: paymentName(context, payment),
    accounts: items
      .map(({ numberName, number, place, amount }) => {
        const what = [`${numberName} ${number}`, place].filter(Boolean).join(', ')
        return isAlone ? what : `${what}: ${amount}`
      })
      .join('; '),
    items,
    day: dateText(createdAt, language, 'day', city.timeZone),
    method:
      methodBrand &&
      say(context, 'Payment.Ending', { brand: methodBrand, last4: methodLast4 ?? '' }),
  }
}
