import { rmSync } from 'node:fs'
import { startNeonEndpoint } from '../neon/endpoint.ts'
import { freePorts } from '../ports.ts'
import { applicationUrl } from '../postgres/application-login.ts'
import { startCluster } from '../postgres/cluster.ts'
import { claim } from '../process/running.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** The one PostgreSQL of a test run. */
export interface TestServer {
  url: string
  neonEndpoint: string
}

// The environment reaches every process of a run.
const VARIABLE = 'PORTAL_TEST_SERVER'

/** Undefined before `startTestServer`. */
export function testServer(): TestServer {
  const inherited = process.env[VARIABLE]
  if (inherited === undefined)
    throw new Error('Run this test by vitest or playwright: its set-up starts the database')
  // Written by startTestServer below.
  return JSON.parse(inherited) as TestServer
}

/** Starts a PostgreSQL with Neon endpoint, unless an outer run has one. Returns a stop function. */
export async function startTestServer(): Promise<() => Promise<void>> {
  if (process.env[VARIABLE] !== undefined) return () => Promise.resolve()
  const directory = temporaryFolder()
  const claimed = await claim(directory)
  claimed.removes(directory)
  const ports = await freePorts()
  const cluster = await startCluster(
    { directory, port: ports.postgres, isTemporary: true },
    claimed,
  )
  const endpoint = await startNeonEndpoint(
    await applicationUrl(cluster.url('postgres')),
    ports.neon,
  )
  const server: TestServer = { url: cluster.url('postgres'), neonEndpoint: endpoint.url }
  process.env[VARIABLE] = JSON.stringify(server)
  return async () => {
    delete process.env[VARIABLE]
    await endpoint.stop()
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
    claimed.release()
  }
}
