import { type SQL, sql } from 'drizzle-orm'
import { DomainError } from '../../platform/kernel/errors.ts'
import { dueOrNever } from '../requests/requests.sql.ts'
import type { CaseQueueFilter } from './filter.ts'
import { type QueueSort, queueSortOf } from './rules.ts'

interface Order {
  readonly key: SQL
  readonly isDescending: boolean
}

const orders: Readonly<Record<QueueSort, Order>> = {
  due: { key: dueOrNever, isDescending: false },
  oldest: { key: sql`requests.created_at`, isDescending: false },
  newest: { key: sql`requests.created_at`, isDescending: true },
  changed: { key: sql`requests.updated_at`, isDescending: true },
}

/** On rows of `requests`. */
export const orderOf = (filter: CaseQueueFilter): Order => orders[queueSortOf(filter)]

/** The id has the key's direction, so that one index serves both directions. */
export const orderBy = ({ key, isDescending }: Order): SQL =>
  isDescending ? sql`${key} desc, requests.id desc` : sql`${key}, requests.id`

export const reversed = ({ key, isDescending }: Order): Order => ({
  key,
  isDescending: !isDescending,
})

/** `2026-11-20T18:00:00.000Z_{id}`, or `infinity_{id}` without a due date. */
const cursorPattern =
  /^(infinity|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Instants are stored in whole milliseconds, so none is lost. */
export const cursorOf = ({ key, id }: { readonly key: string; readonly id: string }): string =>
  `${key === 'infinity' ? key : new Date(key).toISOString()}_${id}`

/** A place in an order: before or after this row. */
export interface Cursor {
  readonly moment: string
  readonly id: string
}

/** @throws invalid for an invalid cursor. */
export function cursorIn(text: string | undefined): Cursor | null {
  if (text === undefined) return null
  const [, moment, id] = cursorPattern.exec(text) ?? []
  if (!moment || !id) throw new DomainError('invalid', 'Error.InvalidInput')
  return { moment, id }
}

/** Rows of `requests` that follow a cursor in this order. */
export const isAfter = ({ key, isDescending }: Order, { moment, id }: Cursor): SQL =>
  sql`(${key}, requests.id) ${isDescending ? sql`<` : sql`>`} (${moment}::timestamptz, ${id}::uuid)`
