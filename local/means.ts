import type { Progress } from './progress.ts'
import type { Claim } from './running.ts'
import type { Stack } from './stack.ts'

/** What every step of opening a city is given: whom to tell, what to own, how to be undone. */
export interface Means {
  progress: Progress
  claimed: Claim
  stack: Stack
}
