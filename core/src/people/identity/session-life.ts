/** By default each use extends it. */
interface SessionLifetime {
  /** From the last use, or from the start where `isAbsolute`. */
  readonly lifeMs: number
  readonly isAbsolute: boolean
  /** Ends after this long without use; null: never. */
  readonly idleMs: number | null
  /** How often a use is recorded. */
  readonly noteEveryMs: number
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Staff are warned after this; the session ends two minutes later (WCAG 2.2.1). */
export const staffIdleWarningMs = 15 * minute

/** Residents and apps stay logged in until 30 days without use; staff for a working day. */
export const sessionLifetimes = {
  resident: { lifeMs: 30 * day, isAbsolute: false, idleMs: null, noteEveryMs: hour },
  mobile: { lifeMs: 30 * day, isAbsolute: false, idleMs: null, noteEveryMs: hour },
  staff: {
    lifeMs: 12 * hour,
    isAbsolute: true,
    idleMs: staffIdleWarningMs + 2 * minute,
    noteEveryMs: minute,
  },
} as const satisfies Readonly<Record<string, SessionLifetime>>

export type SessionApp = keyof typeof sessionLifetimes
