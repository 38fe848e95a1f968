interface Clock {
  readonly now: () => number
  readonly wait: (ms: number) => Promise<unknown>
}

const ofTheMachine: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** Each call returns when it is its turn: evenly, at most so many a minute. */
export function takeTurns(perMinute: number, clock: Clock = ofTheMachine): () => Promise<void> {
  const stepMs = 60_000 / perMinute
  let next = 0
  return async () => {
    const now = clock.now()
    const at = Math.max(next, now)
    next = at + stepMs
    if (at > now) await clock.wait(at - now)
  }
}
