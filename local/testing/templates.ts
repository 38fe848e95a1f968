import pg from 'pg'
import { migrate } from '../database/migrate.ts'
import { withDatabase } from '../neon/databases.ts'

/** A new database's content: tables only, or the demo city. */
export type Template = 'empty' | 'demo'

const FILL: Record<Template, (databaseUrl: string) => Promise<void>> = {
  empty: migrate,
  async demo(databaseUrl) {
    await migrate(databaseUrl)
    // Imported late: few tests need the demo city's texts.
    const { seedDemoCity } = await import('../city/index.ts')
    await seedDemoCity({ databaseUrl, onProgress: () => {} })
  },
}

const LOCK = 20_260_702

/** Copies a template (about 50 ms), created once. `server` is the maintenance database. */
export async function createFromTemplate(server: string, template: Template, name: string) {
  const client = new pg.Client(server)
  await client.connect()
  try {
    const source = await templateDatabase(client, server, template)
    await client.query(`create database ${client.escapeIdentifier(name)} template ${source}`)
  } finally {
    await client.end()
  }
}

/** Even with open connections. */
export async function dropDatabase(server: string, name: string) {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
  } finally {
    await client.end()
  }
}

async function templateDatabase(client: pg.Client, server: string, template: Template) {
  const name = `template_${template}`
  await client.query('select pg_advisory_lock($1)', [LOCK])
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      // Seeded under another name: a failed one must not be used.
      const unfinished = `${name}_unfinished`
      await client.query(`drop database if exists ${unfinished} with (force)`)
      await client.query(`create database ${unfinished}`)
      await FILL[template](withDatabase(server, unfinished))
      await client.query(`alter database ${unfinished} rename to ${name}`)
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK])
  }
  return name
}
