import { neon, neonConfig } from '@neondatabase/serverless'
import type { SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { drizzle } from 'drizzle-orm/neon-http'
import { DomainError } from '../kernel/errors.ts'
import type { JsonText } from '../kernel/json-text.ts'
import { guardRefusal, refusalIn } from './refusal.ts'

/** drizzle's builder over Neon's HTTP: one fetch is one round trip. */
export type Builder = ReturnType<typeof connect>

/** Of one request. */
export interface Usage {
  readonly trips: number
  /** Milliseconds waited, as if round trips did not overlap. */
  readonly ms: number
}

/** Raises if the caller's session is no longer valid (identity/standing.ts). */
export type Guard = (builder: Builder) => BatchItem<'pg'>

/** The guard's results in a request. */
export interface GuardAnswers {
  /** It let a batch or transaction pass. */
  hasPassed: boolean
  hasRefused: boolean
}

/** Statements whose results are not needed. */
type List = readonly [BatchItem<'pg'>, ...BatchItem<'pg'>[]]

/** Statements by name, in order; a name may stand for several of one kind, or none. */
type Named = Readonly<Record<string, BatchItem<'pg'> | readonly BatchItem<'pg'>[]>>

type AnswerOf<Part> =
  Part extends BatchItem<'pg'>
    ? Part['_']['result']
    : Part extends readonly (infer Each)[]
      ? readonly AnswerOf<Each>[]
      : never

/** Each named statement's result by name; nothing for a list. */
export type Answers<Parts extends List | Named> = Parts extends List
  ? void
  : { readonly [Name in keyof Parts]: AnswerOf<Parts[Name]> }

interface JsonRow extends Record<string, unknown> {
  readonly body: string | null
}

interface JsonAnswer {
  readonly rows: readonly JsonRow[]
}

/** SQL, or a prepared statement, whose one row has JSON as text in the column `body`. */
type JsonQuery = SQL | ((builder: Builder) => BatchItem<'pg'> & { _: { result: JsonAnswer } })

/** For one request. */
export interface Database {
  /**
   * Concurrent reads go as one read-only batch: a page whose loaders run in parallel costs one
   * round trip. If one fails, the others are retried on their own.
   */
  read<Query extends BatchItem<'pg'>>(
    build: (builder: Builder) => Query,
  ): Promise<Query['_']['result']>
  /** The rows of one `read` of SQL. */
  rows<Row extends Record<string, unknown>>(statement: SQL | string): Promise<Row[]>
  /** The JSON that a query built as text in the column `body` of its one row. */
  json(query: JsonQuery): Promise<JsonText>
  /** The same, or null if the query found no row. */
  findJson(query: JsonQuery): Promise<JsonText | null>
  /**
   * One transaction in one round trip. Name statements whose results are needed. Reads that wait at
   * this moment go along, ahead of it.
   * @throws DomainError from a failed `requireThat`, after a rollback.
   */
  write<const Parts extends List | Named>(
    build: (builder: Builder) => Parts,
  ): Promise<Answers<Parts>>
  readonly usage: Usage
  /**
   * Precedes every batch of reads and every `write` until the first `write` succeeds: a request
   * that has begun may finish. Null: no guard.
   * @throws unauthenticated `Auth.SignInRequired` from every call that it refuses.
   */
  guard(guard: Guard | null): void
  /** Begins every `write`, so that the database can note who changed what. Null: no one. */
  attribute(begin: Guard | null): void
  readonly guarded: Readonly<GuardAnswers>
}

function connect(url: string) {
  return drizzle({ client: neon(url), casing: 'snake_case' })
}

// A builder has an address and no connection, but costs time to make.
const builders = new Map<string, Builder>()

function builderFor(url: string): Builder {
  const known = builders.get(url)
  if (known) return known
  const created = connect(url)
  builders.set(url, created)
  return created
}

interface Waiting {
  readonly query: BatchItem<'pg'>
  readonly resolve: (rows: unknown) => void
  readonly reject: (reason: unknown) => void
}

/** How long reads are collected for a batch: one microtask, or one turn of the event loop. */
export type Gathering = 'step' | 'turn'

const later: Record<Gathering, (flush: () => void) => void> = {
  step: (flush) => queueMicrotask(flush),
  // A page's loaders pass through the API before they read, each in its own number of microtasks.
  turn: (flush) => void setTimeout(flush, 0),
}

/**
 * For one request, without connecting yet. `endpoint` replaces Neon's own HTTP address.
 * @throws DomainError unavailable from every call while the database cannot be reached.
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
  let guard: Guard | null = null
  let attribution: Guard | null = null
  const guarded: GuardAnswers = { hasPassed: false, hasRefused: false }

  async function trip<Answer>(send: () => PromiseLike<Answer>): Promise<Answer> {
    usage.trips += 1
    const start = performance.now()
    try {
      return await send()
    } catch (error) {
      if (isUnreachable(error)) throw unreachable(error)
      const refusal = refusalIn(error)
      if (refusal !== guardRefusal) throw refusal ?? error
      guarded.hasRefused = true
      throw new DomainError('unauthenticated', 'Auth.SignInRequired')
    } finally {
      usage.ms += performance.now() - start
    }
  }

  /** Runs queries as one transaction, after the guard if any. */
  async function together(
    first: BatchItem<'pg'>,
    rest: readonly BatchItem<'pg'>[],
  ): Promise<readonly unknown[]> {
    if (!guard) return trip(() => builder.batch([first, ...rest]))
    const guarding = guard(builder)
    const [, ...answers] = await trip(() => builder.batch([guarding, first, ...rest]))
    guarded.hasPassed = true
    return answers
  }

  /** Without a guard, a single read needs no transaction. */
  const one = async (query: BatchItem<'pg'>): Promise<unknown> =>
    guard
      ? (await together(query, []))[0]
      : // A batch item is a thenable that runs itself; its type does not say so.
        trip(() => query as unknown as PromiseLike<unknown>)

  function flush(): void {
    const batch = waiting
    waiting = []
    void readAll(batch)
  }

  async function readAll(batch: readonly Waiting[]): Promise<void> {
    const [first, ...rest] = batch
    if (!first) return
    try {
      const answers: readonly unknown[] =
        rest.length === 0
          ? [await one(first.query)]
          : await together(
              first.query,
              rest.map(({ query }) => query),
            )
      resolveAll(batch, answers)
    } catch (error) {
      if (rest.length === 0 || error instanceof DomainError) rejectAll(batch, error)
      // One failed read must not fail the page's others: each is retried on its own.
      else for (const read of batch) void alone(read)
    }
  }

  /** A transaction whose statements are the writer's own; reads that wait go along. */
  async function writeAll(
    first: BatchItem<'pg'>,
    rest: readonly BatchItem<'pg'>[],
  ): Promise<readonly unknown[]> {
    const along = waiting
    waiting = []
    const queries = along.map(({ query }) => query)
    const [head = first, ...tail] = [
      ...(attribution ? [attribution(builder)] : []),
      ...queries,
      first,
      ...rest,
    ]
    const before = (attribution ? 1 : 0) + queries.length
    try {
      const answers = await together(head, tail)
      resolveAll(along, answers.slice(before - queries.length, before))
      return answers.slice(before)
    } catch (error) {
      // Reads fail for their own reasons only.
      if (error instanceof DomainError && !isOfWrite(error)) rejectAll(along, error)
      else void readAll(along)
      throw error
    }
  }

  async function alone({ query, resolve, reject }: Waiting): Promise<void> {
    try {
      resolve(await one(query))
    } catch (error) {
      reject(error)
    }
  }

  const read: Database['read'] = (build) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) later[gathering](flush)
      waiting.push({ query: build(builder), resolve, reject })
    })

  const findJson: Database['findJson'] = async (query) => {
    // Both kinds of queries give this; drizzle types a batch item's result as any.
    const { rows } = (await read((reader) =>
      typeof query === 'function' ? query(reader) : reader.execute<JsonRow>(query),
    )) as JsonAnswer
    // The statement cast its own JSON to text.
    return (rows[0]?.body ?? null) as JsonText | null
  }

  return {
    usage,
    read,
    async rows<Row extends Record<string, unknown>>(statement: SQL | string) {
      const { rows } = await read((reader) => reader.execute<Row>(statement))
      return rows
    },
    async json(query) {
      return (await findJson(query)) ?? Promise.reject(new Error('A query without a row'))
    },
    findJson,
    async write<const Parts extends List | Named>(build: (builder: Builder) => Parts) {
      const parts = build(builder)
      const [first, ...rest] = Object.values(parts).flat()
      if (!first) throw new Error('nothing to write')
      const answers = await writeAll(first, rest)
      // A request that ends or changes its own session passed the guard, and goes on without it.
      guard = null
      // Built from the same parts that the type is computed from.
      return answersOf(parts, answers) as Answers<Parts>
    },
    guard(asked) {
      guard = asked
      guarded.hasPassed = false
      guarded.hasRefused = false
    },
    attribute(begin) {
      attribution = begin
    },
    guarded,
  }
}

/** Not of a lost connection or of a guard, which would fail reads too. */
const isOfWrite = ({ kind }: DomainError): boolean =>
  kind !== 'unavailable' && kind !== 'unauthenticated'

function resolveAll(reads: readonly Waiting[], answers: readonly unknown[]): void {
  reads.forEach(({ resolve }, i) => resolve(answers[i]))
}

function rejectAll(reads: readonly Waiting[], error: unknown): void {
  for (const { reject } of reads) reject(error)
}

/** Results are in the order of the statements; maps them to names. */
function answersOf(parts: List | Named, answers: readonly unknown[]): unknown {
  if (Array.isArray(parts)) return undefined
  let at = 0
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) =>
      Array.isArray(part) ? [name, answers.slice(at, (at += part.length))] : [name, answers[at++]],
    ),
  )
}

// drizzle wraps the driver's error; a failed fetch and a stopped server both end in these.
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
