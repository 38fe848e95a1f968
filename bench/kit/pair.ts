import { cpuMicroseconds } from './cpu.ts'
import type { HttpClient } from './http-client.ts'
import { median } from './statistics.ts'

export interface Side {
  readonly client: HttpClient
  readonly path: string
  /** Sent by POST, as JSON unless it is a `Post`. */
  readonly body?: unknown
  /** Makes a body for each request instead. */
  readonly newBody?: () => unknown
  readonly pid: number
}

/** Side A over side B: processor time and median latency, one ratio per round. */
export interface Ratios {
  readonly cpu: readonly number[]
  readonly p50: readonly number[]
  /** Processor microseconds per request of A and of B, median over rounds. */
  readonly cpuOfA: number
  readonly cpuOfB: number
  /** Median latency of A and of B in milliseconds. */
  readonly p50OfA: number
  readonly p50OfB: number
}

export interface Rounds {
  readonly rounds: number
  /** Per side and round. */
  readonly requests: number
  readonly warmUp: number
}

interface Slice {
  readonly cpu: number
  readonly p50: number
}

async function slice({ client, path, body, newBody, pid }: Side, requests: number): Promise<Slice> {
  const before = cpuMicroseconds(pid)
  const times: number[] = []
  for (let i = 0; i < requests; i++) {
    const sent = newBody ? newBody() : body
    const { status, ms, body: answer } = await client.ask(path, sent)
    if (status !== 200 && status !== 201)
      throw new Error(`${path} answered ${status}: ${answer.toString()}`)
    times.push(ms)
  }
  return { cpu: (cpuMicroseconds(pid) - before) / requests, p50: median(times) }
}

/** Alternates A B A B, so that drift affects both sides. */
export async function pair(
  a: Side,
  b: Side,
  { rounds, requests, warmUp }: Rounds,
): Promise<Ratios> {
  await slice(a, warmUp)
  await slice(b, warmUp)
  const slices: { a: Slice; b: Slice }[] = []
  for (let i = 0; i < rounds; i++) {
    slices.push({ a: await slice(a, requests), b: await slice(b, requests) })
  }
  return {
    cpu: slices.map((round) => round.a.cpu / round.b.cpu),
    p50: slices.map((round) => round.a.p50 / round.b.p50),
    cpuOfA: median(slices.map((round) => round.a.cpu)),
    cpuOfB: median(slices.map((round) => round.b.cpu)),
    p50OfA: median(slices.map((round) => round.a.p50)),
    p50OfB: median(slices.map((round) => round.b.p50)),
  }
}
