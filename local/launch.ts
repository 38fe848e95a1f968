import type { Progress } from './process/progress.ts'
import type { Claim } from './process/running.ts'
import type { Stack } from './process/stack.ts'

export interface Launch {
  progress: Progress
  claimed: Claim
  stack: Stack
}
