import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { withDatabase } from '../neon/databases.ts'
import { startNeonEndpoint } from '../neon/endpoint.ts'
import { freePorts } from '../ports.ts'
import { applicationUrl } from '../postgres/application-login.ts'
import { startCluster } from '../postgres/cluster.ts'
import { claim } from '../process/running.ts'
import { newStack } from '../process/stack.ts'
import { temporaryFolder } from '../temporary-folder.ts'
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

export interface KillableDatabase {
  readonly databaseUrl: string
  readonly neonEndpoint: string
  /** Kills PostgreSQL with kill -9 and restarts it; `meanwhile` runs while it is down. */
  kill(meanwhile: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** An empty city's PostgreSQL that shares nothing. */
export async function startKillableDatabase(): Promise<KillableDatabase> {
  const stack = newStack()
  const directory = temporaryFolder()
  stack.defer(() => rmSync(directory, { recursive: true, force: true }))
  const claimed = await claim(directory)
  claimed.removes(directory)
  stack.defer(claimed.release)
  const ports = await freePorts()
  const cluster = await startCluster(
    { directory, port: ports.postgres, isTemporary: true },
    claimed,
  )
  stack.defer(cluster.stop)
  const url = cluster.url('postgres')
  const endpoint = await startNeonEndpoint(await applicationUrl(url), ports.neon)
  stack.defer(endpoint.stop)
  await createFromTemplate(url, 'empty', 'killable')
  return {
    databaseUrl: withDatabase(url, 'killable'),
    neonEndpoint: endpoint.url,
    kill: cluster.crash,
    stop: stack.unwind,
  }
}
