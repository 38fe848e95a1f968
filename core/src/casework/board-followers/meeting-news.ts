import type { NoticedMeeting } from '../../content/boards/index.ts'
import type { BoardFileKind } from '../../content/boards/rules.ts'

/** A meeting now, and as its followers know it. */
export interface SeenMeeting extends Omit<NoticedMeeting, 'papers'> {
  readonly id: string
  readonly version: number
  readonly papers: readonly Paper[]
  /** Null: it was never announced. */
  readonly was: NoticedMeeting | null
}

export interface Paper {
  readonly kind: Exclude<BoardFileKind, 'resource'>
  readonly label: string
  readonly labelEs: string | null
  readonly url: string
}

export interface MeetingNews {
  readonly meeting: SeenMeeting
  /** Null: only papers are new. */
  readonly what: 'new' | 'canceled' | 'restored' | 'moved' | 'changed' | null
  readonly papers: readonly Paper[]
}

/** `moved` is another day; `changed` another time or place. */
function whatHappened(now: SeenMeeting, was: NoticedMeeting, today: string): MeetingNews['what'] {
  if (now.day < today && was.day < today) return null
  if (now.isCancelled) return was.isCancelled ? null : 'canceled'
  if (was.isCancelled) return 'restored'
  if (now.day !== was.day) return 'moved'
  return now.startsAt === was.startsAt && now.location === was.location ? null : 'changed'
}

/**
 * The news of a meeting for its followers; null if there is none: what was changed and changed
 * back, a corrected title or label, and the history of a board that is entered later.
 */
export function newsOf(now: SeenMeeting, today: string): MeetingNews | null {
  const { was } = now
  if (was === null) {
    return now.isCancelled || now.day < today
      ? null
      : { meeting: now, what: 'new', papers: now.papers }
  }
  const what = whatHappened(now, was, today)
  const papers = now.isCancelled
    ? []
    : now.papers.filter(({ kind, url }) => !was.papers.includes(`${kind} ${url}`))
  return what === null && papers.length === 0 ? null : { meeting: now, what, papers }
}
