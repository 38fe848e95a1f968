import pg from 'pg'
import { Refusal } from './wire.ts'

export interface Databases {
  pool(name: string): pg.Pool
  trips(name: string): number
  countTrip(name: string): void
  /** Closes its connections, so that it can be dropped. */
  forget(name: string): Promise<void>
  close(): Promise<void>
}

const CONNECTIONS_PER_DATABASE = 20
const IDLE_MS = 5_000
const CONNECT_TIMEOUT_MS = 10_000

/** `server` is the address of any of its databases. */
export function openDatabases(server: string): Databases {
  const pools = new Map<string, pg.Pool>()
  const trips = new Map<string, number>()
  return {
    pool(name) {
      const known = pools.get(name)
      if (known) return known
      const pool = new pg.Pool({
        connectionString: withDatabase(server, name),
        max: CONNECTIONS_PER_DATABASE,
        idleTimeoutMillis: IDLE_MS,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        keepAlive: true,
      })
      // The next query replaces a closed idle connection.
      pool.on('error', () => {})
      // A connection that dies while in use fails its query, which is enough.
      pool.on('connect', (client) => client.on('error', () => {}))
      pools.set(name, pool)
      return pool
    },
    trips: (name) => trips.get(name) ?? 0,
    countTrip: (name) => trips.set(name, (trips.get(name) ?? 0) + 1),
    async forget(name) {
      const pool = pools.get(name)
      pools.delete(name)
      await pool?.end()
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.end()))
    },
  }
}

export function withDatabase(server: string, name: string) {
  const url = new URL(server)
  url.pathname = `/${encodeURIComponent(name)}`
  return url.href
}

/** From the header that the driver sends with every request. */
export function databaseIn(connectionString: string | string[] | undefined) {
  if (typeof connectionString !== 'string')
    throw new Refusal(400, 'missing header Neon-Connection-String')
  const url = URL.parse(connectionString)
  const name = url && decodeURIComponent(url.pathname.slice(1))
  if (!name) throw new Refusal(400, 'invalid connection string: it names no database')
  return name
}
