import type { LegistarProblem } from './rules.ts'

/** The message has nothing of the reply, and no address. */
export class LegistarRefused extends Error {
  readonly problem: LegistarProblem
  /** What was found instead, such as a status. */
  readonly seen: string

  constructor(problem: LegistarProblem, seen = '', cause?: unknown) {
    super(seen ? `${problem}: ${seen}` : problem, { cause })
    this.name = 'LegistarRefused'
    this.problem = problem
    this.seen = seen
  }
}
