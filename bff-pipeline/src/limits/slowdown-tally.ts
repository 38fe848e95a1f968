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
import type { RateLimitKey } from './rate-limit-keys.ts'
import type { RequestWeight } from './request-weight.ts'

const everyMs = 60_000
/** Keys listed separately per minute; more are an attack, and share one row. */
const maxCallers = 200
const hourMs = 3_600_000

interface Tally {
  readonly rows: Map<string, Slowdown>
  noteAt: number
}

const tallies = new Map<string, Tally>()

/** Refusals of this isolate that are not saved yet. */
function tallyOf(databaseUrl: string): Tally {
  const tally = tallies.get(databaseUrl) ?? { rows: new Map<string, Slowdown>(), noteAt: 0 }
  tallies.set(databaseUrl, tally)
  return tally
}

interface Refused {
  readonly app: WebApp
  readonly key: RateLimitKey
  readonly weight: RequestWeight
}

/** Without the network address. */
export function tallySlowdown(c: Context<PipelineEnv>, refused: Refused): void {
  const { rows } = tallyOf(c.env.DATABASE_URL)
  const now = Date.now()
  const hour = new Date(Math.floor(now / hourMs) * hourMs)
  const { app, key, weight } = refused
  const name = rows.size < maxCallers ? hashOf(c, key, hour) : 'others'
  const rowKey = [hour.getTime(), app, weight, key.kind, name].join('/')
  const { refusals = 0 } = rows.get(rowKey) ?? {}
  const network = name === 'others' ? null : networkOf(c, key)
  const row = { hour, app, weight, callerKind: key.kind, caller: name, network }
  rows.set(rowKey, { ...row, refusals: refusals + 1 })
}

function hashOf(c: Context<PipelineEnv>, { kind, name }: RateLimitKey, hour: Date): string {
  const day = hour.toISOString().slice(0, 10)
  const text = `slowed\n${day}\n${kind}\n${name}`
  return createHmac('sha256', authSecret(c.env)).update(text).digest('hex').slice(0, 8)
}

function networkOf(c: Context<PipelineEnv>, { kind }: RateLimitKey): string | null {
  if (kind === 'session' || kind === 'account') return null
  const address = clientAddress(c.req.raw.headers)
  const copy = lastCopy(c.env)
  return (copy && ownNetworkOf(copy.settings, address)) ?? coarseNetwork(address)
}

/** Saves the tally at most once a minute, after the reply. */
export function noteTally(c: Context<PipelineEnv>): void {
  const tally = tallyOf(c.env.DATABASE_URL)
  const now = Date.now()
  if (tally.rows.size === 0 || now < tally.noteAt) return
  const rows = [...tally.rows.values()]
  tally.rows.clear()
  tally.noteAt = now + everyMs
  c.var.state.afterwards((database) => noteSlowdowns(database, rows))
}
