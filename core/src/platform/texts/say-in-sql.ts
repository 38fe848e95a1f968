import { type SQL, sql } from 'drizzle-orm'
import type { TextKey } from './defaults/index.ts'
import { lateMark, lateValues } from './late-values.ts'
import { say, type Speaker } from './say.ts'
import type { Values } from './text-engine.ts'

/** `say` in SQL: expressions in `known` fill their placeholders; null is left out. */
export function sayInSql(
  speaker: Speaker,
  key: TextKey,
  known: Readonly<Record<string, SQL>>,
  values?: Values,
): SQL {
  const text = say(speaker, key, { ...lateValues(Object.keys(known)), ...values })
  return Object.entries(known)
    .filter(([name]) => text.includes(lateMark(name)))
    .reduce(
      (filled, [name, value]) => sql`replace(${filled}, ${lateMark(name)}, coalesce(${value}, ''))`,
      sql`${text}::text`,
    )
}
