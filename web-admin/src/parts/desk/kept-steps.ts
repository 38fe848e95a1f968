import { useState } from 'react'

/** A record beside the open one, as its link says. */
export interface Step {
  readonly href: string
  readonly label: string
}

export interface Steps {
  readonly previous: Step | null
  readonly next: Step | null
}

const nowhere: Steps = { previous: null, next: null }

const isOther = (one: Steps, other: Steps): boolean =>
  one.next?.href !== other.next?.href || one.previous?.href !== other.previous?.href

/**
 * The steps from an open record, remembered: one that was acted on may leave the list, and the clerk
 * still goes on. `now` is null while the list does not have it.
 */
export function useKeptSteps(openId: string, now: Steps | null): Steps {
  const [kept, setKept] = useState<{ openId: string; steps: Steps } | null>(null)
  if (now && (kept?.openId !== openId || isOther(kept.steps, now))) setKept({ openId, steps: now })
  if (now) return now
  return kept?.openId === openId ? kept.steps : nowhere
}
