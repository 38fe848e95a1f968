import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

export async function ping(database: Database): Promise<void> {
  await database.read((builder) => builder.execute(sql`select 1`))
}
