import type { RequestState } from './request-state.ts'

/** The caller went away in the middle of what it sent: nobody waits for the answer, and nothing of ours failed. */
export class BrokenBody extends Error {
  constructor(cause: unknown) {
    super('The body of the request ended early', { cause })
    this.name = 'BrokenBody'
  }
}

/** What a body holds; that it broke off is told from every fault of ours. */
export async function unlessBroken<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading
  } catch (error) {
    throw new BrokenBody(error)
  }
}

/**
 * A body that is passed on as it comes, noting where it breaks off: a store that reads it throws an error of its
 * own then.
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
