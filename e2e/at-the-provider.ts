import { ask, merchant } from '@portal/local/testing'
import type { JourneyCity } from './city.ts'

type Where = Pick<JourneyCity, 'origins'>

const card = { cardNumber: '4111111111111111', expirationDate: '12/2040' } as const

async function order(providerUrl: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${providerUrl}/xml/v1/request.api`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  // The emulator's own tests hold this shape.
  return JSON.parse((await answer.text()).replace(/^\uFEFF/, '')) as Record<string, unknown>
}

/**
 * Pays a water bill as an app that sends the card to the provider itself; returns the reference.
 */
export async function payByNonce(
  { origins: { payments, resident } }: Where,
  payer: { readonly cookie: string; readonly accountNumber: string; readonly amount: number },
): Promise<string> {
  const { opaqueData: nonce } = await order(payments, {
    securePaymentContainerRequest: {
      merchantAuthentication: { name: merchant.loginId, clientKey: merchant.clientKey },
      data: { token: { ...card, zip: '60120' } },
    },
  })
  const [navilineCustomerId, navilineLocationId] = payer.accountNumber.split('-')
  const { status, text } = await ask(resident, '/api/payment', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: resident, cookie: payer.cookie },
    body: JSON.stringify({ nonce, amount: payer.amount, navilineCustomerId, navilineLocationId }),
  })
  if (status !== 200) throw new Error(`not paid: ${status} ${text}`)
  // The contract's `charged`.
  return (JSON.parse(text) as { payment: { reference: string } }).payment.reference
}

/** Saves a card as an app that sends it to the provider itself. */
export async function saveCardByNonce(
  { origins: { payments, resident } }: Where,
  cookie: string,
): Promise<void> {
  const { opaqueData: nonce } = await order(payments, {
    securePaymentContainerRequest: {
      merchantAuthentication: { name: merchant.loginId, clientKey: merchant.clientKey },
      data: { token: { ...card, zip: '60120' } },
    },
  })
  const { status, text } = await ask(resident, '/api/payment-methods', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: resident, cookie },
    body: JSON.stringify({ nonce }),
  })
  if (status !== 200) throw new Error(`not saved: ${status} ${text}`)
}

/** A charge entered at the provider, without the portal. */
export async function chargePastPortal(
  { origins: { payments } }: Where,
  { invoiceNumber, amount }: { readonly invoiceNumber: string; readonly amount: string },
): Promise<void> {
  const { messages } = await order(payments, {
    createTransactionRequest: {
      merchantAuthentication: { name: merchant.loginId, transactionKey: merchant.transactionKey },
      transactionRequest: {
        transactionType: 'authCaptureTransaction',
        amount,
        payment: { creditCard: card },
        order: { invoiceNumber },
      },
    },
  })
  if (!JSON.stringify(messages).includes('Ok')) throw new Error(JSON.stringify(messages))
}
