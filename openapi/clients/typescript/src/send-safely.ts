/** What may be sent again without doing anything twice. */
const isRepeatable = ({ method, headers }: Request): boolean =>
  method === 'GET' || headers.has('idempotency-key')

const passing = new Set([429, 502, 503, 504])
const longestWaitSeconds = 30

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000)
  })

const secondsIn = (response: Response | null, attempt: number): number => {
  const asked = Number(response?.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(asked) ? asked : 2 ** attempt / 2
}

/**
 * Sends a request, and again after a lost connection or a passing refusal, if that is safe. Waits as
 * long as the portal asks, unless a person would not wait that long.
 */
export async function sendSafely(
  request: Request,
  send: typeof fetch,
  attempts = 3,
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt >= attempts || !isRepeatable(request)
    let response: Response | null = null
    try {
      // A body can be read once, so that each attempt sends a copy.
      // oxlint-disable-next-line no-await-in-loop -- an attempt follows the one that failed
      response = await send(request.clone())
    } catch (error) {
      if (isLast || request.signal.aborted) throw error
    }
    if (response && (isLast || !passing.has(response.status))) return response
    const seconds = secondsIn(response, attempt)
    if (response && seconds > longestWaitSeconds) return response
    // oxlint-disable-next-line no-await-in-loop -- between two attempts
    await pause(seconds)
  }
}
