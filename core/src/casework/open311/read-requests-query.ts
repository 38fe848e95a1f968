import type { Context } from '../../platform/kernel/context.ts'
import { open311Limits } from './rules.ts'
import { FieldReader, requireNone, type SentFields } from './sent-fields.ts'
import { readInstant } from './w3c-instant.ts'

export interface Span {
  readonly from: Date
  readonly to: Date
}

export interface Page {
  readonly page: number
  readonly pageSize: number
}

/** Which requests, as GeoReport v2 and its extension for pages name them. */
export interface RequestsQuery extends Page {
  /** Overrides all else; empty: not named. */
  readonly ids: readonly string[]
  /** Empty: all. */
  readonly serviceCodes: readonly string[]
  readonly statuses: readonly ('open' | 'closed')[]
  readonly requested: Span | null
  readonly updated: Span | null
  readonly isExtended: boolean
}

const spanMs = open311Limits.spanDays * 86_400_000
/** Clock changes and rounding to whole days are the client's to make. */
const slackMs = 86_400_000

function instantOf(context: Context, reader: FieldReader, field: string, at: 'start' | 'end') {
  const text = reader.one(field)
  if (text === '') return null
  const instant = readInstant(text, context.city.timeZone, at)
  if (!instant) reader.wrong(field, 'Open311.NotADate')
  return instant
}

interface SpanNames {
  readonly from: string
  readonly to: string
}

/** Null if neither is named. With one of them, up to 90 days from it. */
export function readSpan(
  context: Context,
  reader: FieldReader,
  { from: start, to: end }: SpanNames,
): Span | null {
  const from = instantOf(context, reader, start, 'start')
  const to = instantOf(context, reader, end, 'end')
  if (from && to) {
    const ms = to.getTime() - from.getTime()
    if (ms < 0) reader.wrong(end, 'Open311.EndsFirst')
    if (ms > spanMs + slackMs)
      reader.wrong(start, 'Open311.SpanTooLong', { count: open311Limits.spanDays })
    return { from, to }
  }
  if (from) return { from, to: new Date(from.getTime() + spanMs) }
  return to && { from: new Date(to.getTime() - spanMs), to }
}

export const latestSpan = ({ clock }: Context): Span => {
  const now = clock.now().getTime()
  // A report of this very second is part of it.
  return { from: new Date(now - spanMs), to: new Date(now + 60_000) }
}

export const readPage = (reader: FieldReader): Page => ({
  page: reader.whole('page', { min: 1, max: open311Limits.page }) ?? 1,
  pageSize:
    reader.whole('page_size', { min: 1, max: open311Limits.listed }) ?? open311Limits.listed,
})

/** @throws invalid with each wrong field */
export function readRequestsQuery(context: Context, fields: SentFields): RequestsQuery {
  const reader = new FieldReader(context, fields)
  const isExtended = reader.one('extensions').toLowerCase() === 'true'
  const ids = reader.list('service_request_id')
  if (ids.length > open311Limits.listed)
    reader.wrong('service_request_id', 'Open311.TooMany', { count: open311Limits.listed })
  const page = readPage(reader)
  const base = { ...page, ids, isExtended }
  if (ids.length > 0) {
    requireNone(reader.problems)
    return { ...base, serviceCodes: [], statuses: [], requested: null, updated: null }
  }
  const serviceCodes = reader.list('service_code')
  const statuses = reader.list('status').map((status) => status.toLowerCase())
  const known = (['open', 'closed'] as const).filter((status) => statuses.includes(status))
  if (known.length < statuses.length) reader.wrong('status', 'Open311.NoSuchStatus')
  const requested = readSpan(context, reader, { from: 'start_date', to: 'end_date' })
  const updated = readSpan(context, reader, { from: 'updated_after', to: 'updated_before' })
  requireNone(reader.problems)
  return {
    ...base,
    serviceCodes,
    statuses: known,
    requested: requested ?? (updated ? null : latestSpan(context)),
    updated,
  }
}
