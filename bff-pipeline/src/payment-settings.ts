import { DomainError } from '@portal/core/kernel'
import { authorizeNet, type PaymentProvider } from '@portal/core/payments'
import type { Bindings } from './bindings.ts'

/** Authorize.Net's hosts, the only ones for a production worker. */
const realHosts: ReadonlySet<string> = new Set(['api.authorize.net', 'api2.authorize.net'])

export interface PaymentSettings {
  readonly provider: PaymentProvider
  /** Of pages that we show in frames. */
  readonly pagesOrigin: string
  /** Accept.js, and our public client key. */
  readonly accept: {
    readonly scriptUrl: string
    readonly apiOrigin: string
    readonly loginId: string
    readonly clientKey: string
  }
  /** Signs webhooks; hexadecimal digits. */
  readonly signatureKey: string
}

/** Refuses any other provider in production: people would believe that they paid. */
export function refuseEmulator({ ENVIRONMENT, PAYMENTS_API_URL }: Bindings): void {
  if (ENVIRONMENT !== 'production' || PAYMENTS_API_URL === undefined) return
  const { protocol, hostname } = new URL(PAYMENTS_API_URL)
  if (protocol !== 'https:' || !realHosts.has(hostname))
    throw new Error('PAYMENTS_API_URL is not the payment provider')
}

/** Null without a provider. */
export function paymentSettings(env: Bindings): PaymentSettings | null {
  const { PAYMENTS_API_URL: apiUrl, PAYMENTS_PAGES_URL: pagesUrl } = env
  const { PAYMENTS_SCRIPT_URL: scriptUrl, PAYMENTS_LOGIN_ID: loginId } = env
  const { PAYMENTS_TRANSACTION_KEY: transactionKey, PAYMENTS_CLIENT_KEY: clientKey } = env
  const { PAYMENTS_SIGNATURE_KEY: signatureKey } = env
  if (!apiUrl || !pagesUrl || !scriptUrl || !loginId) return null
  if (!transactionKey || !clientKey || !signatureKey) return null
  return {
    provider: authorizeNet({ apiUrl, pagesUrl, loginId, transactionKey }),
    pagesOrigin: new URL(pagesUrl).origin,
    accept: { scriptUrl, apiOrigin: new URL(apiUrl).origin, loginId, clientKey },
    signatureKey,
  }
}

/** @throws DomainError unavailable `Payment.NotOpen` */
export function expectPayments(env: Bindings): PaymentSettings {
  const settings = paymentSettings(env)
  if (!settings) throw new DomainError('unavailable', 'Payment.NotOpen')
  return settings
}
