import { demoBytes } from './city/documents/index.ts'
import { localSecret } from './city/secret.ts'
import { pointCityAt } from './database/point-city.ts'
import { fcmAccount } from './fcm/fcm-account.ts'
import { legistarUrl } from './feeds/legistar.ts'
import { feedAddresses, serveFeeds } from './feeds/serve-feeds.ts'
import { fcmPath, openMailbox } from './mailbox/open-mailbox.ts'
import { merchant, openPayments } from './payments/open-payments.ts'
import type { Ports } from './ports.ts'
import type { Claim } from './process/running.ts'
import type { Stack } from './process/stack.ts'
import type { App } from './workers/apps.ts'
import { scheduleCrons } from './workers/crons.ts'
import { pushKeys } from './workers/push-keys.ts'
import { samlKeys } from './workers/saml-keys.ts'
import type { Workers } from './workers/workers.ts'

export interface CityOptions {
  directory: string
  ports: Ports
  /** For PostgreSQL clients; migrated and seeded. */
  databaseUrl: string
  neonEndpoint: string
  environment: 'local' | 'test'
  /** Requests a minute; a test run would exceed the usual limit. */
  rateLimit?: number
  /** Copies the demo documents into the workers' bucket. */
  hasDemoDocuments?: boolean
  variables?: Readonly<Record<string, string>>
  /** Opens the payment provider's emulator; by default in this process. */
  openProvider?: typeof openPayments
}

export type Origins = Record<App | 'mailbox' | 'feeds' | 'payments', string>

export interface City {
  origins: Origins
  workers: Workers
}

/** Starts feeds, mailbox and both built workers over a database. */
export async function openCity(options: CityOptions, claim: Claim, stack: Stack): Promise<City> {
  const { directory, ports, rateLimit, hasDemoDocuments = true } = options
  const { origins, variables } = await openSurroundings(options, stack)
  const limit = rateLimit === undefined ? {} : { rateLimit }
  // Imported late: wrangler takes a second, and a refusal must not wait for it.
  const { startWorkers } = await import('./workers/workers.ts')
  const workers = await startWorkers(
    { ports, directory, variables: { ...variables, ...options.variables }, ...limit },
    claim,
  )
  stack.defer(workers.stop)
  if (hasDemoDocuments) await workers.putDocuments(demoBytes())
  return { origins, workers }
}

/** Starts the apps' dependencies and returns the variables that point to them. */
export async function openSurroundings(options: CityOptions, stack: Stack) {
  const { directory, ports, databaseUrl, neonEndpoint, environment } = options
  const { openProvider = openPayments } = options
  const feeds = await serveFeeds(ports.feeds)
  stack.defer(feeds.stop)
  const mailbox = await openMailbox(directory, ports)
  stack.defer(mailbox.stop)
  const payments = await openProvider(directory, ports.payments)
  stack.defer(payments.stop)
  await tellOfPayments(payments.url, ports.resident)
  await pointCityAt(databaseUrl, feedAddresses(ports.feeds))
  const origins: Origins = {
    resident: `http://localhost:${ports.resident}`,
    staff: `http://localhost:${ports.staff}`,
    mailbox: mailbox.url,
    feeds: feeds.url,
    payments: payments.url,
  }
  const variables = {
    // The driver requires a password; the endpoint ignores it.
    DATABASE_URL: `postgres://city:city@database.local${new URL(databaseUrl).pathname}`,
    NEON_ENDPOINT: neonEndpoint,
    ENVIRONMENT: environment,
    CHECK_REPLIES: 'on',
    COMPRESS: 'on',
    // Tests see each change with the next page.
    ...(environment === 'test' ? { PAGE_CHECK_MS: '0' } : {}),
    AUTH_SECRET: localSecret,
    LEGISTAR_URL: legistarUrl(ports.feeds),
    MAIL_EVENTS_TOKEN: 'local-only-password-of-the-mail-service',
    BILLING_IMPORT_TOKEN: 'local-only-token-of-the-billing-system',
    PORTAL_URL: origins.resident,
    STAFF_URL: origins.staff,
    PAYMENTS_API_URL: payments.url,
    PAYMENTS_PAGES_URL: payments.url,
    PAYMENTS_SCRIPT_URL: `${payments.url}/v1/Accept.js`,
    PAYMENTS_LOGIN_ID: merchant.loginId,
    PAYMENTS_CLIENT_KEY: merchant.clientKey,
    PAYMENTS_TRANSACTION_KEY: merchant.transactionKey,
    PAYMENTS_SIGNATURE_KEY: merchant.signatureKey,
    ...pushKeys,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    FCM_URL: mailbox.url + fcmPath,
    ...(environment === 'local'
      ? {
          ...(await localSaml(directory)),
          FCM_ACCOUNT: fcmAccount(directory, mailbox.url + fcmPath),
        }
      : {}),
  }
  return { origins, variables }
}

/** Registers our webhook with the payment provider, as a merchant does once. */
async function tellOfPayments(providerUrl: string, residentPort: number): Promise<void> {
  const url = `http://localhost:${residentPort}/api/payments/webhook`
  const api = `${providerUrl}/rest/v1/webhooks`
  const authorization = `Basic ${btoa(`${merchant.loginId}:${merchant.transactionKey}`)}`
  const known = await fetch(api, { headers: { authorization } })
  if ((await known.text()).includes(url)) return
  const eventTypes = [
    'authcapture.created',
    'fraud.approved',
    'fraud.declined',
    'fraud.held',
    'refund.created',
    'void.created',
  ].map((event) => `net.authorize.payment.${event}`)
  await fetch(api, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'The city', url, eventTypes, status: 'active' }),
  })
}

/** SAML service providers, from the environment. */
const localSaml = async (directory: string) => ({
  ...(await samlKeys(directory)),
  SAML_SERVICE_PROVIDERS: process.env['SAML_SERVICE_PROVIDERS'] ?? '[]',
})

/** Runs crons by the minute, and each once right away so that the first visitor finds news. */
export function runCrons(
  crons: readonly string[],
  run: (cron: string) => Promise<void>,
  stack: Stack,
) {
  let isStopping = false
  const report = (error: unknown) => {
    // A run cut off by our own shutdown is no failure.
    if (!isStopping) console.error('A scheduled run failed:', error)
  }
  for (const cron of crons) run(cron).catch(report)
  const scheduler = scheduleCrons(crons, run, report)
  stack.defer(() => {
    isStopping = true
    scheduler.stop()
  })
}
