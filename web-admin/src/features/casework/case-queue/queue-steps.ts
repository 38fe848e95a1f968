import { useState } from 'react'
import { apiQuery, type QueueSearch, queryText, requestHref } from './desk-search.ts'
import type { DeskQueue } from './queries.ts'

export interface QueueStep {
  readonly href: string
  /** Null beyond the page, whose rows are not loaded. */
  readonly row: DeskQueue['data'][number] | null
}

export interface QueueSteps {
  readonly previous: QueueStep | null
  readonly next: QueueStep | null
}

/** What stands before and after a request, also beyond its page. */
export function stepsAt(search: QueueSearch, queue: DeskQueue, openId: string): QueueSteps | null {
  const { data, next, previous, following, preceding } = queue
  const at = data.findIndex(({ id }) => id === openId)
  if (at < 0) return null
  const here = queryText(search)
  const filter = apiQuery(search)
  const within = (row: DeskQueue['data'][number] | undefined): QueueStep | null =>
    row ? { href: requestHref(row.id, here), row } : null
  const beyond = (id: string | null, page: QueueSearch): QueueStep | null =>
    id === null ? null : { href: requestHref(id, queryText(page)), row: null }
  return {
    previous: within(data[at - 1]) ?? beyond(preceding, { ...filter, before: previous ?? '' }),
    next: within(data[at + 1]) ?? beyond(following, { ...filter, after: next ?? '' }),
  }
}

/** Remembered: a request that was acted on may leave the list, and the clerk still goes on. */
export function useSteps(search: QueueSearch, queue: DeskQueue, openId: string): QueueSteps {
  const now = stepsAt(search, queue, openId)
  const [kept, setKept] = useState<{ openId: string; steps: QueueSteps } | null>(null)
  if (now && (kept?.openId !== openId || isOther(kept.steps, now))) setKept({ openId, steps: now })
  if (now) return now
  return kept?.openId === openId ? kept.steps : { previous: null, next: null }
}

const isOther = (one: QueueSteps, other: QueueSteps): boolean =>
  one.next?.href !== other.next?.href || one.previous?.href !== other.previous?.href
