import type { RequestState } from './request-state.ts'

/** The client disconnected while sending: no one waits for the answer, and nothing failed here. */
export class BrokenBody extends Error {
  constructor(cause: unknown) {
    super('The body of the request ended early', { cause })
    this.name = 'BrokenBody'
  }
}

/** Reads a body; a dropped connection is distinguished from errors of our own. */
export async function unlessBroken<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading
  } catch (error) {
    throw new BrokenBody(error)
  }
}

/**
 * A body passed on as a stream, recording whether it breaks off: a store that reads it then throws an
 * error of its own.
 */
export function watchedBody(
  body: ReadableStream<Uint8Array>,
  length: number,
  { notes }: Pick<RequestState, 'notes'>,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const watched = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await reader.read().catch((error: unknown) => {
        notes.isBodyBroken = true
        throw new BrokenBody(error)
      })
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  // A store wants to know the length before; only the workers' runtime has such a stream.
  return typeof FixedLengthStream === 'undefined' || Number.isNaN(length)
    ? watched
    : watched.pipeThrough(new FixedLengthStream(length))
}

/** The platform's stream of a known length, as far as we use it. */
declare const FixedLengthStream: new (length: number) => TransformStream<Uint8Array, Uint8Array>
