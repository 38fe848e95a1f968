import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import type { LinkPlace } from './rules.ts'

/**
 * Published rows of one kind of content as SQL with the columns `id`, `title`, `title_es`, `path` (of its editor), `language` (null: none),
 * `html` and `url`, of which either may be null.
 */
export interface LinkSource {
  readonly place: LinkPlace
  readonly rows: (context: Context) => SQL
}

/** Longer ones are no links (web-address.ts). */
const maxLength = 2000

/**
 * Every link of published content, once for each text that holds it: `address`, and the text's columns.
 * Without the part after `#`, of which a server knows nothing.
 */
export const linksIn = (context: Context, sources: readonly LinkSource[]): SQL => sql`(
  select place, title, title_es, path, language, address from (
    select t.place, t.title, t.title_es, t.path, t.language,
      btrim(split_part(replace(link, '&amp;', '&'), '#', 1)) as address
    from (${sql.join(
      sources.map(
        ({ place, rows }) =>
          sql`select ${sql.raw(`'${place}'`)} as place, title, title_es, path, language, html, url
            from (${rows(context)}) ${sql.raw(`as "${place}"`)}`,
      ),
      sql` union all `,
    )}) t, lateral (
      select found[1] as link from regexp_matches(t.html, 'href=["'']([^"'']+)["'']', 'gi') found
      union all select t.url where t.url is not null
    ) held
  ) all_links
  where address ~* '^(https?://[^/]|/[^/]|/$)' and length(address) <= ${maxLength})`
