import type { Progress } from './process/progress.ts'
import type { Claim } from './process/running.ts'
import type { Stack } from './process/stack.ts'

/** What every step of opening a city is given: whom to tell, what to own, how to be undone. */
export interface Means {
  progress: Progress
  claimed: Claim
  stack: Stack
}
