/** Makes calls about a draft: the first alone, since its answer tells a guest's device who it is. */
export type InTurn = <Answer>(call: () => Promise<Answer>) => Promise<Answer>

/**
 * Lets the first call of a page end before others begin. Two at once would each give a device without a
 * secret its own, and what the earlier answer kept would be nobody's.
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
