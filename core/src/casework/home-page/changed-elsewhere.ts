import { type SQL, sql } from 'drizzle-orm'
import { contentItems } from '../../content/content-editing/content-editing.sql.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { homePageId } from './rules.ts'

/** Tells an editor of the home page that a list of it changed outside their editor. */
export const changedElsewhere = (builder: Builder, { clock }: Context, isChanged: SQL) =>
  builder.execute(sql`
    insert into ${contentItems} (id, kind, created_at, revision)
    select ${homePageId}::uuid, 'home-page', ${clock.now().toISOString()}::timestamptz, 1
    where ${isChanged}
    on conflict (id) do update set revision = content_items.revision + 1`)
