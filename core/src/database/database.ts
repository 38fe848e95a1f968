import { neon, neonConfig } from '@neondatabase/serverless'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import { drizzle } from 'drizzle-orm/neon-http'
import { DomainError } from '../kernel/errors.ts'
import { refusalIn } from './refusal.ts'

/** drizzle's builder, bound to Neon over HTTP: one fetch is one round trip. */
export type Builder = ReturnType<typeof connect>

/** What a request has asked of the database so far. */
export interface Usage {
  readonly trips: number
  /** Milliseconds spent waiting, trips laid end to end. */
  readonly ms: number
}

/** The database as an operation sees it for the length of one request. */
export interface Database {
  /**
   * Runs one read. Reads issued side by side leave together, as one read-only batch: a page whose
   * loaders run side by side costs one round trip. Where one of them fails, the others are asked again by
   * themselves.
   */
  read<Query extends BatchItem<'pg'>>(
    build: (builder: Builder) => Query,
  ): Promise<Query['_']['result']>
  /**
   * Runs all statements as one transaction in one round trip; answers stand in their order.
   * @throws DomainError what a `requireThat` among them says, and nothing of it has happened.
   */
  write<Query extends BatchItem<'pg'>, Rest extends readonly BatchItem<'pg'>[]>(
    build: (builder: Builder) => readonly [Query, ...Rest],
  ): Promise<BatchResponse<[Query, ...Rest]>>
  readonly usage: Usage
}

function connect(url: string) {
  return drizzle({ client: neon(url), casing: 'snake_case' })
}

// A builder holds no connection, only the address; making one is what costs.
const builders = new Map<string, Builder>()

function builderFor(url: string): Builder {
  const known = builders.get(url)
  if (known) return known
  const made = connect(url)
  builders.set(url, made)
  return made
}

interface Waiting {
  readonly query: BatchItem<'pg'>
  readonly resolve: (rows: unknown) => void
  readonly reject: (reason: unknown) => void
}

/** How long reads wait for others to leave with: those of one step, or of one turn of the event loop. */
export type Gathering = 'step' | 'turn'

const later: Record<Gathering, (flush: () => void) => void> = {
  step: (flush) => queueMicrotask(flush),
  // A page's loaders pass through the API before they read, each in its own number of steps.
  turn: (flush) => void setTimeout(flush, 0),
}

/**
 * Opens the database for one request. `endpoint` replaces Neon's own HTTP address, as the city in a
 * box does. Nothing is connected until the first query.
 * @throws DomainError `unavailable` from every call while the database cannot be reached.
 */
export function openDatabase(
  url: string,
  endpoint?: string,
  gathering: Gathering = 'step',
): Database {
  if (endpoint) neonConfig.fetchEndpoint = () => endpoint
  const builder = builderFor(url)
  const usage = { trips: 0, ms: 0 }
  let waiting: Waiting[] = []

  async function trip<Answer>(send: () => PromiseLike<Answer>): Promise<Answer> {
    usage.trips += 1
    const start = performance.now()
    try {
      return await send()
    } catch (error) {
      throw isUnreachable(error) ? unreachable(error) : (refusalIn(error) ?? error)
    } finally {
      usage.ms += performance.now() - start
    }
  }

  async function flush(): Promise<void> {
    const batch = waiting
    waiting = []
    const [first, ...rest] = batch
    if (!first) return
    try {
      const answers: readonly unknown[] =
        rest.length === 0
          ? // A batch item is a thenable that runs itself; its type does not say so.
            [await trip(() => first.query as unknown as PromiseLike<unknown>)]
          : await trip(() => builder.batch([first.query, ...rest.map(({ query }) => query)]))
      batch.forEach(({ resolve }, i) => resolve(answers[i]))
    } catch (error) {
      if (rest.length === 0 || error instanceof DomainError)
        for (const { reject } of batch) reject(error)
      // One read that fails takes no other part of a page along: each asks for itself.
      else for (const one of batch) void alone(one)
    }
  }

  async function alone({ query, resolve, reject }: Waiting): Promise<void> {
    try {
      // As above.
      resolve(await trip(() => query as unknown as PromiseLike<unknown>))
    } catch (error) {
      reject(error)
    }
  }

  return {
    usage,
    read(build) {
      return new Promise((resolve, reject) => {
        if (waiting.length === 0) later[gathering](() => void flush())
        waiting.push({ query: build(builder), resolve, reject })
      })
    },
    write(build) {
      const [first, ...rest] = build(builder)
      return trip(() => builder.batch([first, ...rest]))
    },
  }
}

// drizzle wraps what the driver throws; a failed fetch and a dead server both end in these.
function isUnreachable(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('sourceError' in at && at.sourceError) return true
    const code = 'code' in at ? String(at.code) : ''
    if (/^(08|57P|53)/.test(code)) return true
    if (/error connecting to database|fetch failed|network connection lost/i.test(at.message))
      return true
  }
  return false
}

function unreachable(cause: unknown): DomainError {
  const error = new DomainError('unavailable', 'Error.DatabaseUnavailable')
  error.cause = cause
  return error
}
