import { requireDatabase } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { Failure, runScript } from './process/failure.ts'
import { showProgress } from './process/progress.ts'

// `DATABASE_URL=… npm run migrate` migrates a city's own database.
await runScript(async () => {
  const databaseUrl = process.env['DATABASE_URL']
  if (!databaseUrl) {
    throw new Failure('Set DATABASE_URL to the address of the database that is to be migrated.')
  }
  await requireDatabase(databaseUrl)
  await showProgress().step('Migrating the database', () => migrate(databaseUrl))
})
