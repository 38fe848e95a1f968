import { randomUUID } from 'node:crypto'
import { withDatabase } from '../neon/databases.ts'
import { createFromTemplate, dropDatabase } from './templates.ts'
import { startTestServer, testServer } from './test-server.ts'

/** The demo city in a database of its own, outside of any test runner. */
export interface MeasuredDatabase {
  readonly databaseUrl: string
  readonly neonEndpoint: string
  /** From now on, every round trip takes this long, as over a network. */
  setLatency(ms: number): Promise<void>
  stop(): Promise<void>
}

/** Starts a PostgreSQL with the demo city for a measurement. */
export async function startMeasuredDatabase(): Promise<MeasuredDatabase> {
  const stopServer = await startTestServer()
  const server = testServer()
  const name = `measured_${randomUUID().replaceAll('-', '')}`
  await createFromTemplate(server.url, 'demo', name)
  return {
    databaseUrl: withDatabase(server.url, name),
    neonEndpoint: server.neonEndpoint,
    async setLatency(ms) {
      await fetch(new URL(`/latency?ms=${ms}`, server.neonEndpoint), { method: 'PUT' })
    },
    async stop() {
      await dropDatabase(server.url, name)
      await stopServer()
    },
  }
}
