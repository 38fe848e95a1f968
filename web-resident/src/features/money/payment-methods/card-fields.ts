import { type ValidationError, required } from '@portal/core/kernel/rules'
import type { CardData } from './accept.ts'

/** What the older card form asks for, by its fields, in their order. */
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

/** What is wrong with a card before the provider is asked. */
export const cardErrors = (card: CardData): readonly ValidationError[] =>
  // Object.keys forgets the literal names that the constant has.
  (Object.keys(cardLabels) as (keyof CardData)[]).flatMap((field): readonly ValidationError[] => {
    const missing = required(field, card[field])
    const shape = shapes[field]
    if (missing.length > 0 || !shape || shape.test(card[field])) return missing
    return [{ field, kind: 'Invalid' }]
  })
