import { randomUUID } from 'node:crypto'
import { withDatabase } from '../neon/databases.ts'
import { createFromTemplate, dropDatabase } from './templates.ts'
import { startTestServer, testServer } from './test-server.ts'

export interface MeasuredDatabase {
  readonly databaseUrl: string
  readonly neonEndpoint: string
  /** Adds this latency to every round trip. */
  setLatency(ms: number): Promise<void>
  stop(): Promise<void>
}

/** A demo city's PostgreSQL, outside of any test runner. */
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
