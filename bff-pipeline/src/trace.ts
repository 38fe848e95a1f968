const traceparentPattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/
const requestIdPattern = /^[\w.-]{8,64}$/

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Ids of a request: taken from the caller where well formed (W3C Trace Context), else new. */
export function traceOf(headers: Headers): {
  requestId: string
  traceId: string
  traceparent: string
} {
  const given = traceparentPattern.exec(headers.get('traceparent') ?? '')?.[1]
  const traceId = given && !/^0+$/.test(given) ? given : hex(16)
  const asked = headers.get('x-request-id') ?? ''
  return {
    requestId: requestIdPattern.test(asked) ? asked : hex(16),
    traceId,
    traceparent: `00-${traceId}-${hex(8)}-01`,
  }
}
