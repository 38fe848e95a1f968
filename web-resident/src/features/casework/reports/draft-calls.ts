/** Queues a draft's calls behind the first, whose reply gives a guest's device its secret. */
export type InTurn = <Answer>(call: () => Promise<Answer>) => Promise<Answer>

/** The first call goes alone: two would each create a device secret and lose a draft. */
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
