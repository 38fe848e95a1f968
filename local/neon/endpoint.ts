import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { databaseIn, openDatabases } from './databases.ts'
import { acceptWebSockets } from './websocket.ts'
import { beginStatement, errorToWire, MAX_BYTES, parseRequest, Refusal, toWire } from './wire.ts'
import type { SqlRequest, Statement } from './wire.ts'

/** PostgreSQL behind Neon's interface: POST /sql, and WebSockets for pools. */
export interface NeonEndpoint {
  url: string
  /** Round trips since the start. */
  trips(database: string): number
  /** Delays every later request. */
  setLatency(ms: number): void
  /** Closes its connections, so that it can be dropped. */
  forget(database: string): Promise<void>
  stop(): Promise<void>
}

// Neon's raw-text mode sends text; pg's type wants a binary parser, too.
const AS_TEXT: pg.CustomTypesConfig = { getTypeParser: () => (value: unknown) => value }

/**
 * Serves a PostgreSQL server as Neon does. `server` is the address of any of its databases; the
 * driver's Neon-Connection-String selects one. `GET /trips?database=…` and `PUT /latency?ms=…` are
 * for measurements in other processes.
 */
export async function startNeonEndpoint(server: string, port: number): Promise<NeonEndpoint> {
  const databases = openDatabases(server)
  let latencyMs = 0

  async function sql(request: IncomingMessage) {
    const name = databaseIn(request.headers['neon-connection-string'])
    const body = parseRequest(await readBody(request))
    databases.countTrip(name)
    if (latencyMs > 0) await pause(latencyMs)
    const answer = JSON.stringify(await run(databases.pool(name), body, request))
    if (Buffer.byteLength(answer) > MAX_BYTES) {
      throw new Refusal(507, `response is too large (max is ${MAX_BYTES} bytes)`)
    }
    return answer
  }

  async function route(request: IncomingMessage): Promise<string> {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const call = `${request.method} ${url.pathname}`
    if (call === 'POST /sql') return sql(request)
    if (call === 'GET /trips')
      return String(databases.trips(url.searchParams.get('database') ?? ''))
    if (call === 'PUT /latency') return String((latencyMs = Number(url.searchParams.get('ms'))))
    throw new Refusal(404, 'there is only POST /sql here')
  }

  const http = createServer((request, response) => {
    route(request)
      .then((body) => reply(response, 200, body))
      .catch((error: unknown) => reply(response, ...refusal(error)))
  })
  // The workers reuse connections; a query on one that we just closed would fail.
  http.keepAliveTimeout = 0
  const closeWebSockets = acceptWebSockets(http, server, {
    countTrip: databases.countTrip,
    delay: () => latencyMs,
  })
  http.listen(port, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port')
  return {
    url: `http://127.0.0.1:${address.port}/sql`,
    trips: databases.trips,
    setLatency: (ms) => (latencyMs = ms),
    forget: databases.forget,
    async stop() {
      closeWebSockets()
      http.close()
      http.closeAllConnections()
      await databases.close()
    },
  }
}

async function run(pool: pg.Pool, body: SqlRequest, { headers }: IncomingMessage) {
  const isArray = headers['neon-array-mode'] !== 'false'
  if (!('queries' in body)) return query(pool, body, isArray)
  const begin = beginStatement(headers)
  const client = await pool.connect()
  try {
    await client.query(begin)
    const results = []
    for (const statement of body.queries) results.push(await query(client, statement, isArray))
    await client.query('commit')
    client.release()
    return { results }
  } catch (error) {
    // A broken connection cannot roll back and is discarded, as is one whose rollback fails.
    const rolledBack = await client.query('rollback').then(
      () => true,
      () => false,
    )
    client.release(!rolledBack)
    throw error
  }
}

async function query(to: pg.Pool | pg.PoolClient, statement: Statement, isArray: boolean) {
  const config = { text: statement.query, values: statement.params ?? [], types: AS_TEXT }
  const result = isArray ? await to.query({ ...config, rowMode: 'array' }) : await to.query(config)
  return toWire(result, isArray)
}

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = []
  let bytes = 0
  // A request without an encoding yields buffers; its type says any.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_BYTES)
      throw new Refusal(413, `request is too large (max is ${MAX_BYTES} bytes)`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function refusal(error: unknown): [number, string] {
  const wire = errorToWire(error)
  if (wire) return [400, JSON.stringify(wire)]
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof Refusal) return [error.status, JSON.stringify({ message, code: null })]
  return [500, JSON.stringify({ message: `Error connecting to database: ${message}`, code: null })]
}

function reply(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}
