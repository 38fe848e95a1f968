import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { citySettings, services } from '@portal/core/schema'
import { DEMO_DAY } from './demo.ts'
import { insertRows, isEmpty, type Seeding } from './fill-table.ts'
import { demoServices } from './services/index.ts'
import { type DemoPlaces, demoSettings } from './settings.ts'

/** What `seedDemoCity` is told. */
export interface DemoCityOptions extends DemoPlaces {
  readonly databaseUrl: string
  /** How many searchable documents the city is grown by, for measurements. */
  readonly scale?: number | undefined
  /** Told in a few words what is being filled. */
  readonly onProgress: (text: string) => void
}

// Any number that nobody else takes: two starts on one database must not seed it at once.
const LOCK = 20_260_703

/**
 * Fills a migrated database with the demo city, the same on every run. What is there is left alone:
 * each table is filled only while it is empty, so that a second run changes nothing and staff's
 * changes stay. A database that belongs to a real city is not touched.
 */
export async function seedDemoCity(options: DemoCityOptions): Promise<void> {
  const client = new pg.Client(options.databaseUrl)
  await client.connect()
  try {
    await drizzle(client, { casing: 'snake_case' }).transaction(async (seeding) => {
      await seeding.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
      if (await isRealCity(seeding)) return
      await fill(seeding, options)
    })
  } finally {
    await client.end()
  }
}

// A real city has a catalogue or settings, and they do not say that it is a demo.
async function isRealCity(seeding: Seeding): Promise<boolean> {
  const { rows } = await seeding.execute<{ isDemo: boolean }>(
    sql`select (overrides ->> 'isDemo')::boolean is true as "isDemo" from ${citySettings}`,
  )
  return rows[0] ? !rows[0].isDemo : !(await isEmpty(seeding, services))
}

async function fill(seeding: Seeding, options: DemoCityOptions): Promise<void> {
  await keepSettings(seeding, options)
  if (await isEmpty(seeding, services)) {
    options.onProgress('services')
    await insertRows(seeding, services, demoServices())
  }
}

// Where this box serves its feeds and chat can change with its ports; the rest is staff's to change.
async function keepSettings(seeding: Seeding, options: DemoCityOptions): Promise<void> {
  if (await isEmpty(seeding, citySettings)) {
    const overrides = demoSettings(options)
    await insertRows(seeding, citySettings, [{ isOnly: true, overrides, updatedAt: DEMO_DAY }])
    return
  }
  const { chatUrl, feeds } = demoSettings(options)
  const places = JSON.stringify({
    ...(options.chatUrl && { chatUrl }),
    ...(options.feedsOrigin && { feeds }),
  })
  await seeding.execute(sql`
    update ${citySettings} set overrides = overrides || ${places}::jsonb
    where overrides || ${places}::jsonb <> overrides`)
}
