import { rmSync } from 'node:fs'
import { startNeonEndpoint } from '../neon/endpoint.ts'
import { freePorts } from '../ports.ts'
import { applicationUrl } from '../postgres/application-login.ts'
import { startCluster } from '../postgres/cluster.ts'
import { claim } from '../process/running.ts'
import { newStack } from '../process/stack.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { type DatabaseGate, openDatabaseGate } from './database-gate.ts'
import { type ProviderProcess, startProviderProcess } from './provider-process.ts'
import { startTestCity, type TestCity } from './start-test-city.ts'

/** What payments depend on. */
export const killableParts = ['database', 'workers', 'provider'] as const

export type KillablePart = (typeof killableParts)[number]

/** A city that shares nothing, so that each part can be killed. */
export interface KillableCity extends TestCity {
  /** Between the workers and the database. */
  readonly gate: DatabaseGate
  /** Kills a part with kill -9 and restarts it; `meanwhile` runs while it is down. */
  kill(part: KillablePart, meanwhile: () => Promise<void>): Promise<void>
}

/** Its database and payment provider run in their own processes. */
export async function startKillableCity(): Promise<KillableCity> {
  const stack = newStack()
  try {
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
    const gate = await openDatabaseGate(endpoint.url)
    stack.defer(gate.stop)
    let provider: ProviderProcess | undefined
    const city = await startTestCity({
      template: 'empty',
      server: { url, neonEndpoint: endpoint.url },
      neonEndpoint: gate.url,
      openProvider: async (folder, port) =>
        (provider = await startProviderProcess(folder, port, claimed)),
    })
    stack.defer(city.stop)
    const crash: Readonly<Record<KillablePart, KillableCity['crash']>> = {
      database: cluster.crash,
      workers: city.crash,
      provider: async (meanwhile) => provider?.crash(meanwhile),
    }
    return {
      ...city,
      gate,
      kill: (part, meanwhile) => crash[part](meanwhile),
      stop: stack.unwind,
    }
  } catch (error) {
    await stack.unwind()
    throw error
  }
}
