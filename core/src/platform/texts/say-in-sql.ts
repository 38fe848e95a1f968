import { type SQL, sql } from 'drizzle-orm'
import type { TextKey } from './defaults/index.ts'
import { say, type Speaker } from './say.ts'
import type { Values } from './text-engine.ts'

const mark = (name: string): string => `{{${name}}}`

/**
 * A text as `say` gives it, as SQL: what stands in `known` for a placeholder the database alone knows, and
 * fills in; null is left out.
 */
export function sayInSql(
  speaker: Speaker,
  key: TextKey,
  known: Readonly<Record<string, SQL>>,
  values?: Values,
): SQL {
  const marks = Object.fromEntries(Object.keys(known).map((name) => [name, mark(name)]))
  const text = say(speaker, key, { ...marks, ...values })
  return Object.entries(known)
    .filter(([name]) => text.includes(mark(name)))
    .reduce(
      (filled, [name, value]) => sql`replace(${filled}, ${mark(name)}, coalesce(${value}, ''))`,
      sql`${text}::text`,
    )
}
