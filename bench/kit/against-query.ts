import { neon, neonConfig } from '@neondatabase/serverless'
import { cityOf } from '@portal/core/city'
import { openDatabase } from '@portal/core/database'
import { anonymous, type Context, systemClock } from '@portal/core/kernel'
import { median, percentile } from './statistics.ts'

/** An operation of core about a row that there is, and the bare query that it is compared with. */
export interface Compared<Row> {
  readonly what: string
  readonly example: (row: Row) => string
  readonly ask: (context: Context, row: Row) => Promise<unknown>
  readonly bare: string
  readonly params: (row: Row) => unknown[]
}

interface Where {
  readonly databaseUrl: string
  readonly neonEndpoint: string
}

/** These first turns only warm the caches. */
export const warmUpTurns = 10

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/**
 * As a guest asks, by the driver and in turn with the bare query; every turn asks about another row.
 * Gives a line per question: what, example, ratio of the p50, both p50, ratio of the p95, both p95, in
 * ms. Ratios over the limit are marked.
 * @throws when a question takes more than one round trip.
 */
export async function againstQuery<Row>(
  { databaseUrl, neonEndpoint }: Where,
  questions: readonly Compared<Row>[],
  { known, limit }: { readonly known: readonly Row[]; readonly limit: number },
): Promise<string[][]> {
  const asGuest = (): Context => ({
    actor: anonymous,
    clock: systemClock,
    language: 'en',
    database: openDatabase(databaseUrl, neonEndpoint),
    city: cityOf({}),
    requestId: 'bench',
  })
  neonConfig.fetchEndpoint = () => neonEndpoint
  const bareDriver = neon(databaseUrl)
  const rows: string[][] = []
  for (const { what, example, ask, bare, params } of questions) {
    const ours: number[] = []
    const least: number[] = []
    for (const [turn, row] of known.entries()) {
      const context = asGuest()
      const own = () => timed(() => ask(context, row))
      const other = () => timed(() => bareDriver.query(bare, params(row)))
      // Who asks first reads the rows into the cache: each does so every other turn.
      const [first, second] = turn % 2 === 0 ? [own, other] : [other, own]
      const [one, two] = [await first(), await second()]
      const { trips } = context.database.usage
      if (trips !== 1) throw new Error(`It took ${trips} round trips`)
      if (turn < warmUpTurns) continue
      ours.push(turn % 2 === 0 ? one : two)
      least.push(turn % 2 === 0 ? two : one)
    }
    const ratio = (share: number): string => {
      const value = percentile(ours, share) / percentile(least, share)
      return value > limit ? `**${value.toFixed(2)}, over**` : value.toFixed(2)
    }
    const [sample] = known
    rows.push([
      what,
      sample ? example(sample) : '',
      ratio(0.5),
      `${median(ours).toFixed(2)} / ${median(least).toFixed(2)}`,
      ratio(0.95),
      [ours, least].map((times) => percentile(times, 0.95).toFixed(2)).join(' / '),
    ])
  }
  return rows
}
