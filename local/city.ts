import type { App } from './apps.ts'
import { scheduleCrons } from './crons.ts'
import { pointCityAt } from './database/point-city.ts'
import { feedAddresses, serveFeeds } from './feeds/serve-feeds.ts'
import { openMailbox } from './mailbox/open-mailbox.ts'
import type { Ports } from './ports.ts'
import type { Claim } from './running.ts'
import type { Stack } from './stack.ts'
import { startWorkers, type Workers } from './workers.ts'

export interface CityOptions {
  /** Where documents, mails and logs are kept. */
  directory: string
  ports: Ports
  /** The database as PostgreSQL's own clients reach it; migrated and filled. */
  databaseUrl: string
  neonEndpoint: string
  environment: 'local' | 'test'
  /** Raises the limits on requests a minute, which a test run would meet. */
  rateLimit?: number
}

export interface City {
  origins: Record<App | 'mailbox' | 'feeds', string>
  workers: Workers
}

/** Opens a city over a database: feeds, mailbox, and both workers in one workerd. */
export async function openCity(options: CityOptions, claim: Claim, stack: Stack): Promise<City> {
  const { directory, ports, databaseUrl } = options
  const feeds = await serveFeeds(ports.feeds)
  stack.defer(feeds.stop)
  const mailbox = await openMailbox(directory, ports)
  stack.defer(mailbox.stop)
  await pointCityAt(databaseUrl, feedAddresses(ports.feeds))
  const workers = await startWorkers(
    {
      ports: { resident: ports.resident, staff: ports.staff },
      directory,
      variables: {
        DATABASE_URL: addressFor(databaseUrl),
        NEON_ENDPOINT: options.neonEndpoint,
        ENVIRONMENT: options.environment,
        CHECK_REPLIES: 'on',
        COMPRESS: 'on',
        SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      },
      ...(options.rateLimit !== undefined && { rateLimit: options.rateLimit }),
    },
    claim,
  )
  stack.defer(workers.stop)
  return {
    origins: {
      resident: `http://localhost:${ports.resident}`,
      staff: `http://localhost:${ports.staff}`,
      mailbox: mailbox.url,
      feeds: feeds.url,
    },
    workers,
  }
}

/** Runs the crons of wrangler.toml, and each once at once, so that the first visitor finds news. */
export function runCrons({ workers }: City, stack: Stack, report: (error: unknown) => void) {
  let isStopping = false
  // A run that our own stopping cuts off is no failure.
  const reportWhileOpen = (error: unknown) => void (isStopping || report(error))
  for (const cron of workers.crons) workers.runScheduled(cron).catch(reportWhileOpen)
  const scheduler = scheduleCrons(workers.crons, workers.runScheduled, reportWhileOpen)
  stack.defer(() => {
    isStopping = true
    scheduler.stop()
  })
}

/** The driver wants a password, which a database of one's own may not need: the endpoint knows it. */
function addressFor(databaseUrl: string) {
  return `postgres://city:city@database.local${new URL(databaseUrl).pathname}`
}
