import { startWithin } from '../../platform/kernel/graphemes.ts'

/** How soon it must be shown (RFC 8030, 5.3). */
export type Urgency = 'normal' | 'high'

export interface PushText {
  /** A push with the same tag replaces an earlier one, also one that was sent twice after a crash. */
  readonly tag: string
  readonly title: string
  readonly body: string
  /** Of a page of the app. */
  readonly path: string
  /** High: it lights up the screen of a device that saves power. */
  readonly urgency?: Urgency
  /** Useless after that. */
  readonly until?: Date
}

/** Bytes. In JSON they can double, and a push has 4,000 at most. */
const mostBytes = { title: 300, body: 1500 } as const
/** How long a push service keeps it for a device that is off. */
const mostSeconds = 86_400

/** As much of it as a push holds. */
export const fitted = ({ title, body }: PushText) => ({
  title: startWithin(title, mostBytes.title),
  body: startWithin(body, mostBytes.body),
})

export function ttlSeconds({ until }: PushText, now: Date): number {
  if (until === undefined) return mostSeconds
  const left = Math.floor((until.getTime() - now.getTime()) / 1000)
  return Math.max(0, Math.min(left, mostSeconds))
}
