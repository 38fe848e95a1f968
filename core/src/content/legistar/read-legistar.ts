import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { boards } from '../boards/boards.sql.ts'
import { type AlsoWritten, importFromSource, type SourceReport } from '../content-import/index.ts'
import { readState } from './city-state.ts'
import { importRows } from './import-rows.ts'
import { keepPage, requireRun } from './keep-page.ts'
import { LegistarRefused } from './legistar.errors.ts'
import { legistarReads, legistarRows, legistarSources } from './legistar.sql.ts'
import { firstPlace, type Place } from './place.ts'
import { type LegistarPort, readPage } from './read-page.ts'
import type { LegistarNote } from './rules.ts'
import { sourceName, type TokenBox, tokenPlace } from './token-box.ts'

const minuteMs = 60_000

/** From one read to the next. */
const everyMs = 60 * minuteMs

/** After failures the wait doubles, from a minute up to this. */
const seldomMs = 360 * minuteMs

/** Pages of one run; the next one goes on. Each costs one request and one round trip. */
const maxPages = 20

/**
 * Days before today from which meetings are read each time: minutes are approved months later, and
 * changes do not always raise `EventLastModifiedUtc` (opencivicdata/scrapers-us-municipal #311).
 */
const windowDays = 180

/** The first read goes back further, so that a board does not begin without its past meetings. */
const firstWindowDays = 3 * 365

export interface LegistarPorts extends LegistarPort {
  readonly box: TokenBox
}

export type LegistarRun =
  | { readonly outcome: 'paused'; readonly pages: number }
  | { readonly outcome: 'read'; readonly pages: number; readonly changed: boolean }
  | { readonly outcome: 'failed'; readonly pages: number; readonly problem: string }
  /** Staff changed or removed it meanwhile, or another run goes on. */
  | { readonly outcome: 'dropped'; readonly pages: number }

interface Claim extends Record<string, unknown> {
  readonly id: string
  readonly runId: string
  readonly client: string
  readonly token: string | null
  readonly place: Place
  readonly meetingsFrom: string
  readonly failures: number
}

/** A read that is a day old begins again: half of what it has is no longer so. */
async function claim({ city, clock, database }: Context): Promise<Claim | null> {
  const now = clock.now()
  const today = isoDay(now, city.timeZone)
  const at = sql`${now.toISOString()}::timestamptz`
  const goesOn = sql`(r.started_at > ${at} - interval '1 day')`
  const { claimed } = await database.write((builder) => ({
    claimed: builder.execute<Claim>(sql`
      with claimed as (
        update ${legistarReads} r set run_id = gen_random_uuid(), last_tried_at = ${at},
          due_at = ${at} + interval '20 minutes',
          started_at = case when ${goesOn} then r.started_at else ${at} end,
          place = case when ${goesOn} then r.place else ${JSON.stringify(firstPlace)}::jsonb end,
          meetings_from = case when ${goesOn} then r.meetings_from
            when r.last_good_at is null then ${daysAfter(today, -firstWindowDays)}::date
            else ${daysAfter(today, -windowDays)}::date end
        from ${legistarSources} s where s.id = r.source_id and r.due_at <= ${at}
        returning s.id, r.run_id as "runId", s.client, s.token, r.place,
          r.meetings_from::text as "meetingsFrom", r.failures, r.started_at
      ), forgotten as (
        delete from ${legistarRows} w using claimed c where w.source_id = c.id and c.started_at = ${at}
      )
      select * from claimed`),
  }))
  return claimed.rows[0] ?? null
}

/** Until the last page, or as many as one run may ask for. Returns where it goes on. */
async function readPages(
  context: Context,
  ports: LegistarPort,
  claimed: Claim & { readonly openToken: string | null },
  reached: { place: Place | null; pages: number },
): Promise<void> {
  const access = { ...claimed, token: claimed.openToken }
  while (reached.place !== null && reached.pages < maxPages) {
    // oxlint-disable-next-line no-await-in-loop -- where a page begins follows from the one before
    const page = await readPage(ports, access, reached.place)
    reached.pages += 1
    // oxlint-disable-next-line no-await-in-loop -- where a page begins follows from what the one before had
    reached.place = await keepPage(context, claimed, reached.place, page)
  }
}

async function takeOver(context: Context, claimed: Claim): Promise<SourceReport> {
  const { id, client, meetingsFrom } = claimed
  const source = sourceName(client)
  const { rows, notes, adopted } = await importRows(
    await readState(context, { id, source }),
    source,
  )
  if (adopted.length > 0)
    await context.database.write((builder) => ({
      adopted: adopted.map((board) =>
        builder.update(boards).set({ sourceKey: board.key }).where(eq(boards.id, board.id)),
      ),
    }))
  const sent = { name: `Legistar ${client}`, source, meetingsFrom, rows }
  return importFromSource(context, sent, (report) => finished(context, claimed, report, notes))
}

const finished =
  (
    { clock }: Context,
    claimed: Claim,
    report: SourceReport,
    notes: readonly LegistarNote[],
  ): AlsoWritten =>
  (builder) => {
    const now = clock.now()
    const problem = report.isRefused ? 'refused' : null
    return [
      ...requireRun(builder, claimed),
      builder.delete(legistarRows).where(eq(legistarRows.sourceId, claimed.id)),
      builder
        .update(legistarReads)
        .set({
          runId: null,
          startedAt: null,
          place: null,
          dueAt: new Date(now.getTime() + everyMs),
          failures: problem === null ? 0 : claimed.failures + 1,
          lastProblem: problem,
          report: { ...report, notes },
          ...(problem === null && { lastGoodAt: now }),
        })
        .where(eq(legistarReads.sourceId, claimed.id)),
    ]
  }

/** The read stands still, and goes on where it is. */
async function stop(
  { clock, database }: Context,
  claimed: Claim,
  place: Place | null,
  problem: string | null,
): Promise<void> {
  const failures = problem === null ? claimed.failures : claimed.failures + 1
  const waitMs =
    problem === null ? 0 : Math.min(minuteMs * 2 ** Math.min(failures - 1, 10), seldomMs)
  await database.write((builder) => [
    ...requireRun(builder, claimed),
    builder
      .update(legistarReads)
      .set({
        runId: null,
        place,
        failures,
        lastProblem: problem,
        dueAt: new Date(clock.now().getTime() + waitMs),
      })
      .where(eq(legistarReads.sourceId, claimed.id)),
  ])
}

async function run(context: Context, ports: LegistarPorts, claimed: Claim): Promise<LegistarRun> {
  const reached: { place: Place | null; pages: number } = { place: claimed.place, pages: 0 }
  try {
    const { id, token } = claimed
    const openToken = token === null ? null : await ports.box.open(token, tokenPlace(id))
    // The workers' secret was replaced: staff have to type it once more.
    if (token !== null && openToken === null) throw new LegistarRefused('token')
    await readPages(context, ports, { ...claimed, openToken }, reached)
    const { place, pages } = reached
    if (place !== null) {
      await stop(context, claimed, place, null)
      return { outcome: 'paused', pages }
    }
    const { isRefused, importId } = await takeOver(context, claimed)
    if (isRefused) return { outcome: 'failed', pages, problem: 'refused' }
    return { outcome: 'read', pages, changed: importId !== null }
  } catch (error) {
    if (!(error instanceof LegistarRefused)) throw error
    await stop(context, claimed, reached.place, error.message)
    return { outcome: 'failed', pages: reached.pages, problem: error.message }
  }
}

/**
 * Reads the city's boards from Legistar, at most 20 pages at a time; the next run goes on. What was read
 * takes effect as a whole. For the scheduler, every minute. Null: nothing is due.
 * @throws forbidden for all others.
 */
export async function readLegistar(
  context: Context,
  ports: LegistarPorts,
): Promise<LegistarRun | null> {
  if (context.actor.kind !== 'system') throw new DomainError('forbidden', 'Error.Forbidden')
  const claimed = await claim(context)
  if (!claimed) return null
  try {
    return await run(context, ports, claimed)
  } catch (error) {
    // The next run reads what is there then.
    if (error instanceof DomainError && (error.kind === 'conflict' || error.kind === 'stale'))
      return { outcome: 'dropped', pages: 0 }
    throw error
  }
}
