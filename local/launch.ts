import type { Progress } from './process/progress.ts'
import type { Claim } from './process/running.ts'
import type { Stack } from './process/stack.ts'

/** What every step of starting a city needs: progress output, the claimed folder, and the cleanup stack. */
export interface Launch {
  progress: Progress
  claimed: Claim
  stack: Stack
}
