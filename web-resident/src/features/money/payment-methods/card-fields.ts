import { type ValidationError, required } from '@portal/core/kernel/rules'
import type { Fields } from '@portal/web-ui/forms/fields'
import type { CardData } from './accept.ts'

/** Fields of the older card form, in order. */
export const cardLabels = {
  cardNumber: 'StoredPayment.CardNumber',
  month: 'StoredPayment.ExpiryMonth',
  year: 'StoredPayment.ExpiryYear',
  cardCode: 'StoredPayment.CardCode',
  zip: 'StoredPayment.Zip',
  fullName: 'StoredPayment.NameOnCard',
} as const satisfies Readonly<Record<keyof CardData, string>>

const shapes: Readonly<Partial<Record<keyof CardData, RegExp>>> = {
  cardNumber: /^\d{13,19}$/,
  cardCode: /^\d{3,4}$/,
  zip: /^\d{5}$/,
}

export const cardErrors = (card: CardData): readonly ValidationError[] =>
  // Object.keys loses the constant's literal names.
  (Object.keys(cardLabels) as (keyof CardData)[]).flatMap((field): readonly ValidationError[] => {
    const missing = required(field, card[field])
    const shape = shapes[field]
    if (missing.length > 0 || !shape || shape.test(card[field])) return missing
    return [{ field, kind: 'Invalid' }]
  })

export function cardIn(fields: Fields): CardData {
  const text = (name: keyof CardData) => fields.text(name).trim()
  const digits = (name: keyof CardData) => text(name).replaceAll(/[\s-]/g, '')
  return {
    cardNumber: digits('cardNumber'),
    month: text('month'),
    year: text('year'),
    cardCode: digits('cardCode'),
    zip: digits('zip'),
    fullName: text('fullName'),
  }
}
