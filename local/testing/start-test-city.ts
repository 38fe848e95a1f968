import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openCity, type City, type CityOptions } from '../city.ts'
import { withDatabase } from '../neon/databases.ts'
import { freePorts } from '../ports.ts'
import { claim } from '../process/running.ts'
import { newStack } from '../process/stack.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { createFromTemplate, dropDatabase, type Template } from './templates.ts'
import { testServer, type TestServer } from './test-server.ts'

/** Both built workers over their own database. */
export interface TestCity {
  /** `http://localhost:port` of the resident app, the staff app, the mailbox and the demo feeds. */
  origins: City['origins']
  /** To look into the database, or change what no screen changes. */
  databaseUrl: string
  neonEndpoint: string
  trips(): Promise<number>
  /** Adds this latency to every round trip of this run. */
  setLatency(ms: number): Promise<void>
  runScheduled(cron?: string): Promise<void>
  /** Kills both workers (kill -9) and restarts them. `meanwhile` runs while they are down. */
  crash(meanwhile?: () => Promise<void>): Promise<void>
  stored(): Promise<readonly string[]>
  logged(): Promise<string>
  stop(): Promise<void>
}

export interface TestCityOptions {
  /** Default: the demo city. */
  template?: Template
  /** Requests a minute per client; default: more than any test sends. */
  rateLimit?: number
  variables?: Readonly<Record<string, string>>
  /** Replaces the database endpoint, for example with a gate. */
  neonEndpoint?: string
  /** The database server; default: the run's. */
  server?: TestServer
  openProvider?: CityOptions['openProvider']
}

const NO_LIMIT = 1_000_000

/** On free ports, beside any other city. */
export async function startTestCity({
  template = 'demo',
  rateLimit = NO_LIMIT,
  neonEndpoint,
  variables = {},
  server = testServer(),
  openProvider,
}: TestCityOptions = {}): Promise<TestCity> {
  const stack = newStack()
  const name = `city_${randomUUID().replaceAll('-', '')}`
  const databaseUrl = withDatabase(server.url, name)
  const call = (path: string, method: string) =>
    fetch(new URL(path, server.neonEndpoint), { method })
  try {
    const directory = temporaryFolder()
    stack.defer(() => rmSync(directory, { recursive: true, force: true }))
    const claimed = await claim(directory)
    claimed.removes(directory)
    stack.defer(claimed.release)
    stack.defer(() => dropDatabase(server.url, name))
    await createFromTemplate(server.url, template, name)
    const options = {
      directory,
      databaseUrl,
      rateLimit,
      variables,
      neonEndpoint: neonEndpoint ?? server.neonEndpoint,
      environment: 'test',
      hasDemoDocuments: template === 'demo',
      ...(openProvider && { openProvider }),
    } as const
    const city = await openCity({ ...options, ports: await freePorts() }, claimed, stack)
    return {
      origins: city.origins,
      databaseUrl,
      neonEndpoint: server.neonEndpoint,
      trips: async () => Number(await (await call(`/trips?database=${name}`, 'GET')).text()),
      setLatency: async (ms) => void (await call(`/latency?ms=${ms}`, 'PUT')),
      runScheduled: (cron = city.workers.crons[0] ?? '* * * * *') =>
        city.workers.runScheduled(cron),
      crash: (meanwhile) => city.workers.crash(meanwhile),
      stored: () => city.workers.stored(),
      logged: () => readFile(join(directory, 'workers.log'), 'utf8'),
      stop: stack.unwind,
    }
  } catch (error) {
    await stack.unwind()
    throw error
  }
}
