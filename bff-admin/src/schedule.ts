import { type Bindings, errorLine, log, pictureStore } from '@portal/bff-pipeline'
import { loadCity } from '@portal/core/city'
import { openDatabase } from '@portal/core/database'
import { type Context, defaultLanguage, systemClock } from '@portal/core/kernel'

/** One thing that is done by the clock, where there is something to do. */
type Job = (context: Context, env: Bindings) => Promise<void>

/** News and events; the parsers load here, so that no page waits for them. */
const feeds: Job = async (context, env) => {
  const { refreshFeeds } = await import('@portal/core/feeds/refresh')
  const network = {
    // Called as a method the platform's fetch would not know its own global.
    fetch: (address: string, options: RequestInit) => fetch(address, options),
    timeoutMs: 10_000,
  }
  const report = await refreshFeeds(context, { network, pictures: pictureStore(env.DOCUMENTS) })
  const { requestId } = context
  for (const feed of report.feeds) {
    log(feed.outcome === 'refused' ? 'warn' : 'info', 'feed read', { requestId, ...feed })
  }
  if (report.pictures.taken + report.pictures.refused > 0) {
    log('info', 'pictures fetched', { requestId, ...report.pictures })
  }
}

/**
 * Whoever writes a record indexes it in the same transaction; what came in beside us (an import, a
 * statement by hand, another name of the city) is found from here on.
 */
const search: Job = async ({ database }) => {
  const { rebuildSearchIndex } = await import('@portal/core/search')
  await rebuildSearchIndex(database)
}

/** What is done by which cron of wrangler.toml. */
const schedule: Readonly<Record<string, Readonly<Record<string, Job>>>> = {
  '* * * * *': { feeds },
  '17 * * * *': { search },
}

/** Runs every job of a cron; one that fails is logged and keeps none of the others. */
export async function runSchedule(cron: string, env: Bindings): Promise<void> {
  const jobs = schedule[cron]
  if (!jobs) throw new Error(`No job is known for the cron ${cron}`)
  const database = openDatabase(env.DATABASE_URL, env.NEON_ENDPOINT)
  const requestId = crypto.randomUUID()
  const { settings } = await loadCity(database)
  const results = Object.entries(jobs).map(async ([job, run]) => {
    const context: Context = {
      actor: { kind: 'system', job },
      clock: systemClock,
      language: defaultLanguage,
      database,
      city: settings,
      requestId,
    }
    try {
      await run(context, env)
    } catch (error) {
      log('error', 'job failed', { requestId, job, ...errorLine(error) })
    }
  })
  await Promise.all(results)
}
