import { DomainError } from '@portal/core/kernel'
import { authorizeNet, type PaymentProvider } from '@portal/core/payments'
import type { Bindings } from '../bindings.ts'

/** The address of Authorize.Net; a production worker uses no other. */
const realHosts: ReadonlySet<string> = new Set(['api.authorize.net', 'api2.authorize.net'])

/** What the city knows of its payment provider. */
export interface PaymentSettings {
  readonly provider: PaymentProvider
  /** The origin of pages that we show in frames. */
  readonly pagesOrigin: string
  /** The script by which a browser sends numbers to the provider, and whom it says that we are. */
  readonly accept: {
    readonly scriptUrl: string
    readonly apiOrigin: string
    readonly loginId: string
    readonly clientKey: string
  }
  /** By which webhooks are signed: hexadecimal digits. */
  readonly signatureKey: string
}

/**
 * Refuses to start a production worker with the emulator or any other provider: people would believe
 * that they paid.
 */
export function refuseEmulator({ ENVIRONMENT, PAYMENTS_API_URL }: Bindings): void {
  if (ENVIRONMENT !== 'production' || PAYMENTS_API_URL === undefined) return
  const { protocol, hostname } = new URL(PAYMENTS_API_URL)
  if (protocol !== 'https:' || !realHosts.has(hostname))
    throw new Error('PAYMENTS_API_URL is not the payment provider')
}

/** The city's payment provider; null if it has none. */
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

/**
 * The city's payment provider, for what cannot be done without it.
 * @throws DomainError unavailable `Payment.NotOpen`
 */
export function expectPayments(env: Bindings): PaymentSettings {
  const settings = paymentSettings(env)
  if (!settings) throw new DomainError('unavailable', 'Payment.NotOpen')
  return settings
}
