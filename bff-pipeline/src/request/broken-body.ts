import type { RequestState } from './request-state.ts'

/** The client disconnected while sending: no one waits for the reply, and nothing failed here. */
export class BrokenBody extends Error {
  constructor(cause: unknown) {
    super('The body of the request ended early', { cause })
    this.name = 'BrokenBody'
  }
}

/** @throws BrokenBody for a dropped connection */
export async function unlessBroken<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading
  } catch (error) {
    throw new BrokenBody(error)
  }
}

/** Streams a body and records whether it breaks off, since a store would throw its own error. */
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
  // Stores need the length in advance; only the workers' runtime has such a stream.
  return typeof FixedLengthStream === 'undefined' || Number.isNaN(length)
    ? watched
    : watched.pipeThrough(new FixedLengthStream(length))
}

/** The part of the platform's class that we use. */
declare const FixedLengthStream: new (length: number) => TransformStream<Uint8Array, Uint8Array>
