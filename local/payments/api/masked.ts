import { type Instrument, maskedNumber } from '../instrument.ts'
import type { Transaction } from '../ledger.ts'

/** A card's expiry only on request. */
export const maskedPayment = (
  { kind, brand, routing, name, last4 }: Instrument,
  expirationDate: string | null = 'XXXX',
): object =>
  kind === 'card'
    ? { creditCard: { cardNumber: maskedNumber(last4), expirationDate, cardType: brand } }
    : {
        bankAccount: {
          accountType: brand.toLowerCase(),
          routingNumber: routing ?? '',
          accountNumber: maskedNumber(last4),
          nameOnAccount: name,
          echeckType: 'WEB',
        },
      }

export const profileOf = ({ customerId, methodId }: Transaction): object =>
  customerId === null
    ? {}
    : {
        profile: {
          customerProfileId: String(customerId),
          customerPaymentProfileId: String(methodId),
        },
      }
