import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { ownNetworkOf } from '@portal/core/city'
import { coarseNetwork } from '@portal/core/kernel'
import { noteSlowdowns, type Slowdown } from '@portal/core/rate-limits'
import { lastCopy } from '../city-copy.ts'
import { clientAddress } from '../request/client-address.ts'
import type { PipelineEnv } from '../request/request-state.ts'
import { authSecret } from '../session/auth-secret.ts'
import type { WebApp } from '../session/session-cookie.ts'
import type { Caller } from './callers.ts'
import type { RequestWeight } from './request-weight.ts'

const everyMs = 60_000
/** Callers of one minute that are told apart; more are an attack, and count together. */
const mostCallers = 200
const hourMs = 3_600_000

interface Tally {
  readonly rows: Map<string, Slowdown>
  noteAt: number
}

const tallies = new Map<string, Tally>()

/** This isolate's refusals that staff do not see yet. */
function tallyOf(databaseUrl: string): Tally {
  const tally = tallies.get(databaseUrl) ?? { rows: new Map<string, Slowdown>(), noteAt: 0 }
  tallies.set(databaseUrl, tally)
  return tally
}

/** A request that was refused. */
interface Refused {
  readonly app: WebApp
  readonly caller: Caller
  readonly weight: RequestWeight
}

/** Counts a refusal in memory, without its caller's address. */
export function tallySlowdown(c: Context<PipelineEnv>, refused: Refused): void {
  const { rows } = tallyOf(c.env.DATABASE_URL)
  const now = Date.now()
  const hour = new Date(Math.floor(now / hourMs) * hourMs)
  const { app, caller, weight } = refused
  const name = rows.size < mostCallers ? hashOf(c, caller, hour) : 'others'
  const key = [hour.getTime(), app, weight, caller.kind, name].join('/')
  const { refusals = 0 } = rows.get(key) ?? {}
  const network = name === 'others' ? null : networkOf(c, caller)
  const row = { hour, app, weight, callerKind: caller.kind, caller: name, network }
  rows.set(key, { ...row, refusals: refusals + 1 })
}

function hashOf(c: Context<PipelineEnv>, { kind, name }: Caller, hour: Date): string {
  const day = hour.toISOString().slice(0, 10)
  const text = `slowed\n${day}\n${kind}\n${name}`
  return createHmac('sha256', authSecret(c.env)).update(text).digest('hex').slice(0, 8)
}

function networkOf(c: Context<PipelineEnv>, { kind }: Caller): string | null {
  if (kind === 'session' || kind === 'account') return null
  const address = clientAddress(c.req.raw.headers)
  const copy = lastCopy(c.env)
  return (copy && ownNetworkOf(copy.settings, address)) ?? coarseNetwork(address)
}

/** Hands over what was counted, once a minute at most, beside the answer: no caller waits or pays for it. */
export function noteTally(c: Context<PipelineEnv>): void {
  const tally = tallyOf(c.env.DATABASE_URL)
  const now = Date.now()
  if (tally.rows.size === 0 || now < tally.noteAt) return
  const rows = [...tally.rows.values()]
  tally.rows.clear()
  tally.noteAt = now + everyMs
  c.var.state.afterwards((database) => noteSlowdowns(database, rows))
}
