import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { sayInSql } from '../../platform/texts/index.ts'
import { inboxKindNames } from './kinds.ts'

/** For example "Request 00001234 was assigned to you". */
const headlineIn = ({ texts }: Context, language: Language, number: SQL): SQL =>
  sql`case n.kind ${sql.join(
    inboxKindNames.map(
      (kind) =>
        sql`when ${kind} then ${sayInSql({ language, texts }, `Inbox.${kind}`, { number })}`,
    ),
    sql` `,
  )} end`

/** Of a row `n` of notifications, in the language of a row of `users`. */
export const headline = (context: Context): SQL => sql`case when users.language = 'es'
  then ${headlineIn(context, 'es', sql`n.reference`)}
  else ${headlineIn(context, 'en', sql`n.reference`)} end`

/** With what the request is about. */
export const headlineWithTitle = (context: Context): SQL => sql`${headline(context)}
  || coalesce(': ' || nullif(case when users.language = 'es' then coalesce(n.title_es, n.title) else n.title end, ''), '')`
