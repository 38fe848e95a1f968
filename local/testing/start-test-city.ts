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

/** Both built workers over a database of their own. */
export interface TestCity {
  /** `http://localhost:port` of the resident app, the staff app, the mailbox and the demo feeds. */
  origins: City['origins']
  /** For looking into the database, and for changing what no screen changes yet. */
  databaseUrl: string
  neonEndpoint: string
  /** Round trips to this city's database so far. */
  trips(): Promise<number>
  /** From now on, every round trip of this run's databases takes this long. */
  setLatency(ms: number): Promise<void>
  /** Runs a cron of wrangler.toml, as the minute would. */
  runScheduled(cron?: string): Promise<void>
  /** Kills both workers (kill -9) and restarts them. `meanwhile` runs while they are down. */
  crash(meanwhile?: () => Promise<void>): Promise<void>
  /** Keys of everything that is stored as a document. */
  stored(): Promise<readonly string[]>
  /** What both workers logged so far. */
  logged(): Promise<string>
  stop(): Promise<void>
}

export interface TestCityOptions {
  /** The demo city, unless a test wants one without content. */
  template?: Template
  /** Requests a minute that one client may send; by default more than any test sends. */
  rateLimit?: number
  /** Variables of the workers beside those of every city. */
  variables?: Readonly<Record<string, string>>
  /** Where the workers find the database, when something is to stand between the two. */
  neonEndpoint?: string
  /** The server that its database is made in; the run's own where nothing is said. */
  server?: TestServer
  openProvider?: CityOptions['openProvider']
}

const NO_LIMIT = 1_000_000

/** Starts a city for a test file or a run of journeys, on free ports beside any other. */
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
