import autocannon from 'autocannon'
import type { Lane } from './lanes.ts'

export interface Outcome {
  readonly lane: string
  /** A second, as planned and as answered. */
  readonly planned: number
  readonly answered: number
  /** Milliseconds; a request that had to wait for its turn counts from when it was due. */
  readonly p50: number
  readonly p99: number
  /** Other statuses, broken connections, and no answer within ten seconds. */
  readonly failed: number
}

const seconds = 10

/** At a fixed rate, however slowly it is answered. */
export async function fire(
  origin: string,
  lane: Lane,
  rate: number,
  duration: number,
): Promise<Outcome> {
  const { newBody, paths, status } = lane
  const result = await autocannon({
    url: origin,
    duration,
    overallRate: rate,
    // Enough that waiting for a slow answer does not lower the rate.
    connections: Math.min(200, Math.max(1, Math.ceil(rate / 2))),
    timeout: seconds,
    requests: paths.map((path) => ({
      path,
      method: newBody ? 'POST' : 'GET',
      setupRequest(request) {
        const sent = newBody?.()
        return sent ? { ...request, headers: sent.headers, body: sent.bytes } : request
      },
    })),
  })
  const { errors, latency, statusCodeStats = {} } = result
  const counts = Object.entries(statusCodeStats).map(
    ([code, { count = 0 }]) => [Number(code), count] as const,
  )
  const answers = counts.reduce((sum, [, count]) => sum + count, 0)
  const right = counts.find(([code]) => code === status)?.[1] ?? 0
  return {
    lane: lane.name,
    planned: rate,
    answered: right / duration,
    p50: latency.p50,
    p99: latency.p99,
    failed: answers - right + errors,
  }
}
