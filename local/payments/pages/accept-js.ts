import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { bankFrom, cardFrom, type Flaw } from '../instrument.ts'
import type { Ledger } from '../ledger.ts'

/** A browser's request for a nonce: the merchant's public key, and a card or an account. */
const container = z.object({
  securePaymentContainerRequest: z.object({
    merchantAuthentication: z.object({ name: z.string(), clientKey: z.string() }),
    data: z.object({
      token: z
        .object({
          cardNumber: z.string(),
          expirationDate: z.string(),
          cardCode: z.string().optional(),
          zip: z.string().optional(),
          fullName: z.string().optional(),
        })
        .optional(),
      bankToken: z
        .object({
          accountNumber: z.string(),
          routingNumber: z.string(),
          nameOnAccount: z.string(),
          accountType: z.string(),
        })
        .optional(),
    }),
  }),
})

const flawErrors: Readonly<Record<Flaw, readonly [string, string]>> = {
  number: ['E_WC_05', 'Please provide valid credit card number.'],
  expiry: ['E_WC_08', 'Expiration date must be in the future.'],
  routing: ['E_WC_25', 'Please provide valid routing number.'],
  account: ['E_WC_26', 'Please provide valid account number.'],
}

const says = (resultCode: 'Ok' | 'Error', code: string, text: string) => ({
  resultCode,
  message: [{ code, text }],
})

const minuteMs = 60_000
const nonceLivesMs = 15 * minuteMs

/** Returns a nonce for one charge. */
export function containerAnswer(
  body: unknown,
  { clientKey, loginId }: { clientKey: string; loginId: string },
  { ledger, now }: { ledger: Ledger; now: Date },
): object {
  const { data } = container.safeParse(body)
  if (!data) return { messages: says('Error', 'E_WC_04', 'Please provide mandatory field.') }
  const { merchantAuthentication, data: sent } = data.securePaymentContainerRequest
  if (merchantAuthentication.name !== loginId || merchantAuthentication.clientKey !== clientKey)
    return { messages: says('Error', 'E_WC_21', 'User authentication failed.') }
  const { token, bankToken } = sent
  const made = token
    ? cardFrom(
        {
          number: token.cardNumber,
          expiry: token.expirationDate,
          code: token.cardCode,
          zip: token.zip,
          name: token.fullName,
        },
        now,
      )
    : bankFrom({
        accountType: bankToken?.accountType ?? '',
        routing: bankToken?.routingNumber ?? '',
        account: bankToken?.accountNumber ?? '',
        name: bankToken?.nameOnAccount,
      })
  if (typeof made === 'string') return { messages: says('Error', ...flawErrors[made]) }
  const dataValue = randomUUID()
  ledger.nonces.add(dataValue, made, new Date(now.getTime() + nonceLivesMs).toISOString())
  return {
    opaqueData: { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', dataValue },
    messages: says('Ok', 'I_WC_01', 'Successful.'),
  }
}

/** Sends card and bank numbers from a page straight to the provider. */
export const acceptJs = `
const origin = new URL(document.currentScript.src).origin
window.Accept = {
  async dispatchData({ authData, cardData, bankData }, handler) {
    const call = typeof handler === 'function' ? handler : window[handler]
    try {
      const answer = await fetch(origin + '/xml/v1/request.api', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          securePaymentContainerRequest: {
            merchantAuthentication: { name: authData.apiLoginID, clientKey: authData.clientKey },
            data: {
              type: 'TOKEN',
              id: crypto.randomUUID(),
              ...(cardData && { token: {
                cardNumber: cardData.cardNumber,
                expirationDate: cardData.month + '/' + cardData.year,
                cardCode: cardData.cardCode, zip: cardData.zip, fullName: cardData.fullName,
              } }),
              ...(bankData && { bankToken: bankData }),
            },
          },
        }),
      })
      call(JSON.parse((await answer.text()).replace(/^\\uFEFF/, '')))
    } catch {
      call({ messages: { resultCode: 'Error', message: [{ code: 'E_WC_14', text: 'Accept.js encryption failed.' }] } })
    }
  },
}
`
