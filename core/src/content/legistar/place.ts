import { LegistarRefused } from './legistar.errors.ts'
import { type LegistarList, legistarLists } from './lists.ts'

/** Where a read goes on. */
export interface Place {
  readonly list: LegistarList
  /** Rows of the list before it. */
  readonly skip: number
  /** Rows of the list's first page; null before it. */
  readonly size: number | null
  /** Full pages in a row that had nothing new. */
  readonly idle: number
}

/** The most that Legistar sends in one reply. */
export const pageSize = 1000

/** Pages overlap, so that rows deleted meanwhile do not push others across a page's edge unseen. */
const overlap = 10

const maxIdle = 2

const startOf = (list: LegistarList): Place => ({ list, skip: 0, size: null, idle: 0 })

export const firstPlace = startOf(legistarLists[0])

/**
 * After a page of `count` rows, `fresh` of which no page had before. Null after the last page.
 * A page that is shorter than the first one and has nothing new is the last one: some clients send
 * fewer than 1,000 rows a reply. A full one that has nothing new was sent again, and is asked for once
 * more; then it is one that an interrupted run had kept, and the next one follows.
 * @throws LegistarRefused if that happens over and over: the service does not page.
 */
export function placeAfter(
  { list, skip, size, idle }: Place,
  { count, fresh }: { readonly count: number; readonly fresh: number },
): Place | null {
  const full = size ?? count
  if (count === 0 || (fresh === 0 && count < full)) {
    const next = legistarLists[legistarLists.indexOf(list) + 1]
    return next ? startOf(next) : null
  }
  const next = skip + Math.max(count - overlap, 1)
  if (fresh > 0) return { list, skip: next, size: full, idle: 0 }
  if (idle === maxIdle) throw new LegistarRefused('repeats', list)
  return { list, skip: idle === 0 ? skip : next, size: full, idle: idle + 1 }
}
