const traceparentPattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/
const requestIdPattern = /^[\w.-]{8,64}$/

// The platform's fastest source of hex digits.
const hex = (): string => crypto.randomUUID().replaceAll('-', '')

/** From the caller if well formed (W3C Trace Context), otherwise new. */
export function traceOf(headers: Headers): {
  requestId: string
  traceId: string
  traceparent: string
} {
  const given = traceparentPattern.exec(headers.get('traceparent') ?? '')?.[1]
  const traceId = given && !/^0+$/.test(given) ? given : hex()
  const asked = headers.get('x-request-id') ?? ''
  const own = hex()
  return {
    requestId: requestIdPattern.test(asked) ? asked : own,
    traceId,
    traceparent: `00-${traceId}-${own.slice(16)}-01`,
  }
}
