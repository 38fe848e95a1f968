import pg from 'pg'
import type { Launch } from '../launch.ts'
import { startNeonEndpoint } from '../neon/endpoint.ts'
import type { Part, Ports } from '../ports.ts'
import { applicationUrl } from '../postgres/application-login.ts'
import { startCluster } from '../postgres/cluster.ts'
import type { Claim } from '../process/running.ts'
import type { Stack } from '../process/stack.ts'
import { migrate } from './migrate.ts'

export interface DatabaseOptions {
  directory: string
  ports: Ports
  databaseUrl: string | undefined
  scale: number
}

const NAME = 'portal'

/** Ports to reserve; your own database uses none. */
export const databaseParts = (databaseUrl: string | undefined): Part[] =>
  databaseUrl === undefined ? ['neon', 'postgres'] : ['neon']

/** Starts (unless it is yours), migrates, seeds and serves the city's database. */
export async function openCityDatabase(
  options: DatabaseOptions,
  { claimed, stack, progress }: Launch,
) {
  const databaseUrl =
    options.databaseUrl ??
    (await progress.step('Starting the database', () => embedded(options, claimed, stack)))
  await progress.step('Migrating the database', () => migrate(databaseUrl))
  await progress.step('Seeding the demo city', async (note) => {
    // Imported late: the demo city has many texts.
    const { seedDemoCity } = await import('../city/index.ts')
    await seedDemoCity({ databaseUrl, scale: options.scale, onProgress: note })
  })
  // A database of yours is entered as its address says.
  const entrance = options.databaseUrl ?? (await applicationUrl(databaseUrl))
  const endpoint = await startNeonEndpoint(entrance, options.ports.neon)
  stack.defer(endpoint.stop)
  const where = { databaseUrl, neonEndpoint: endpoint.url }
  // Goes through the staff operation, as the seed cannot.
  const { askDemoFees } = await import('../city/ask-fees.ts')
  await askDemoFees(where)
  return where
}

async function embedded({ directory, ports }: DatabaseOptions, claim: Claim, stack: Stack) {
  const cluster = await startCluster({ directory, port: ports.postgres, isTemporary: false }, claim)
  stack.defer(cluster.stop)
  const client = new pg.Client(cluster.url('postgres'))
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME])
    if (rowCount === 0) await client.query(`create database ${NAME}`)
  } finally {
    await client.end()
  }
  return cluster.url(NAME)
}
