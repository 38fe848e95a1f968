import type { Context } from '../../platform/kernel/context.ts'
import { moneyText } from '../../platform/kernel/format.ts'
import type { Language } from '../../platform/kernel/language.ts'
import type { Block, Letter } from '../../platform/pdf/index.ts'
import { say, type TextKey } from '../../platform/texts/index.ts'
import { payerStatus } from './get-payment.ts'
import type { Payment } from './payment.ts'
import { type ItemWords, receiptWords } from './receipt-words.ts'

/** As PDF, by default in the payment's language. The caller must have checked the user. */
export async function getReceiptDocument(
  context: Context,
  payment: Payment,
  language: Language = payment.language,
): Promise<Uint8Array> {
  // Loaded on use: it brings the PDF fonts, which slow down a worker's start.
  const { drawLetter } = await import('../../platform/pdf/index.ts')
  return drawLetter(receiptLetter({ ...context, language }, payment))
}

const titles = {
  open: 'Payment.Checking',
  paid: 'Payment.Receipt',
  checking: 'Payment.Checking',
  declined: 'Payment.NotPaid',
  failed: 'Payment.NotPaid',
  returned: 'Payment.Returned',
} as const

export function receiptLetter(context: Context, payment: Payment): Letter {
  const { city, clock, language } = context
  const { amountCents, reference, transactionId } = payment
  const status = payerStatus(payment)
  const total = say(context, status === 'paid' ? 'Payment.TotalPaid' : 'Payment.TotalWord')
  const amount = moneyText(amountCents, language)
  const { items, day, method } = receiptWords(context, payment)
  const optional = (label: TextKey, value: string | null): readonly (readonly [string, string])[] =>
    value === null || value === '' ? [] : [[say(context, label), value]]
  return {
    language,
    title: say(context, titles[status]),
    letterhead: {
      name: say(context, 'Util.CityOf', { city: city.name }),
      lines: [city.address.line1, city.address.line2, city.phone],
    },
    madeAt: clock.now(),
    footer: `${say(context, 'Payment.Number')}: ${reference}`,
    blocks: [
      ...whatWasPaid(context, items, [total, amount]),
      {
        kind: 'rows',
        rows: [
          ...optional('Payment.When', day),
          ...optional('Payment.PaidWith', method),
          ...optional('Payment.Number', reference),
          ...optional('Payment.Transaction', transactionId),
        ],
      },
    ],
  }
}

/** A single item shows only the total. */
function whatWasPaid(
  context: Context,
  items: readonly ItemWords[],
  total: readonly [name: string, amount: string],
): readonly Block[] {
  const [first, ...others] = items
  if (first && others.length === 0)
    return [
      {
        kind: 'rows',
        rows: [
          [say(context, 'Payment.For'), first.name],
          [first.numberName, first.number],
          ...(first.place === '' ? [] : [[say(context, 'Payment.Where'), first.place] as const]),
        ],
      },
      { kind: 'highlight', name: total[0], value: total[1] },
    ]
  return [
    {
      kind: 'table',
      columns: [
        { title: say(context, 'Payment.For'), share: 4 },
        { title: say(context, 'Payment.Where'), share: 3 },
        { title: say(context, 'Payment.Amount'), share: 2, isSum: true },
      ],
      rows: items.map(({ name, number, place, amount }) => [`${name} ${number}`, place, amount]),
      total: [total[0], '', total[1]],
    },
  ]
}
