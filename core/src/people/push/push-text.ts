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

function cut(text: string, most: number): string {
  // A character has three bytes at most, or two halves of two.
  if (text.length * 3 <= most) return text
  const bytes = Buffer.from(text)
  if (bytes.length <= most) return text
  const ellipsis = '…'
  let end = most - Buffer.byteLength(ellipsis)
  // Not within a character: its further bytes begin with the bits 10.
  while (((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000) end -= 1
  return `${bytes.toString('utf8', 0, end)}${ellipsis}`
}

/** As much of it as a push holds. */
export const fitted = ({ title, body }: PushText) => ({
  title: cut(title, mostBytes.title),
  body: cut(body, mostBytes.body),
})

export function ttlSeconds({ until }: PushText, now: Date): number {
  if (until === undefined) return mostSeconds
  const left = Math.floor((until.getTime() - now.getTime()) / 1000)
  return Math.max(0, Math.min(left, mostSeconds))
}
