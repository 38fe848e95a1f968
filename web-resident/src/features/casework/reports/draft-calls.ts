/** Queues a draft's calls behind the first, whose reply gives a guest's device its secret. */
export type InTurn = <Answer>(call: () => Promise<Answer>) => Promise<Answer>

/**
 * Waits for a page's first call before others start. Two at the same time would each create a
 * device secret, and one draft would be lost.
 */
export function newTurns(): InTurn {
  let first: Promise<boolean> | null = null
  return async function inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    if (first !== null) return (await first) ? call() : inTurn(call)
    const made = call()
    first = made.then(
      () => true,
      () => {
        first = null
        return false
      },
    )
    return made
  }
}
