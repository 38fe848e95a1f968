/** Where "now" comes from; injected, so that a test decides what time it is. */
export interface Clock {
  now(): Date
}

/** The real time. */
export const systemClock: Clock = { now: () => new Date() }
