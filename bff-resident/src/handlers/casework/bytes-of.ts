/** The operation's limit keeps it small enough to hold. */
export const bytesOf = async (stream: ReadableStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream).arrayBuffer())
