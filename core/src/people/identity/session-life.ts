/** How long a kind of session lives. By default each use extends it. */
interface SessionLife {
  /** From the last use, or from the start where `isAbsolute`. */
  readonly lifeMs: number
  readonly isAbsolute: boolean
  /** Without a use for so long it ends; null knows no such end. */
  readonly idleMs: number | null
  /** A use is noted when the last one that was noted is so old. */
  readonly noteEveryMs: number
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** After so long without a use staff are warned; the session ends two minutes later (WCAG 2.2.1). */
export const staffIdleWarningMs = 15 * minute

/** Residents and apps stay signed in for 30 days of not coming back; staff for a working day. */
export const sessionLives = {
  resident: { lifeMs: 30 * day, isAbsolute: false, idleMs: null, noteEveryMs: hour },
  mobile: { lifeMs: 30 * day, isAbsolute: false, idleMs: null, noteEveryMs: hour },
  staff: {
    lifeMs: 12 * hour,
    isAbsolute: true,
    idleMs: staffIdleWarningMs + 2 * minute,
    noteEveryMs: minute,
  },
} as const satisfies Readonly<Record<string, SessionLife>>

/** Where a session was opened. */
export type SessionApp = keyof typeof sessionLives
