import { sql } from 'drizzle-orm'
import { staffName, users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { type Link, type LinkReach, visit } from './check-links.ts'
import { linkChecks } from './link-checks.sql.ts'
import { type LinkSource, linksIn } from './link-source.ts'
import { namesRecord } from './portal-link.ts'
import { recordVisits } from './record-visits.ts'
import { linkLimits } from './rules.ts'
import type { LinkVisit } from './visit-link.ts'

/**
 * Links of published content that failed twice in a row, with every text that holds them now; those that staff say work
 * come last. @throws forbidden unless staff.
 */
export async function listBrokenLinks(
  context: Context,
  sources: readonly LinkSource[],
): Promise<JsonText> {
  requireStaff(context, 'listBrokenLinks')
  const title = context.language === 'es' ? sql`coalesce(title_es, title)` : sql`title`
  return context.database.json(sql`
    with bad as (
      select * from ${linkChecks} where failures >= ${linkLimits.failures}
    ), held as materialized (
      select place, ${title} as title, path, address,
        array_remove(array_agg(distinct language order by language), null) as languages
      from ${linksIn(context, sources)} h where address in (select address from bad)
      group by place, 2, path, address
    ), listed as (
      select bad.* from bad where address in (select address from held)
      order by ignored_at is not null, failed_since, id limit ${linkLimits.listed}
    )
    select coalesce(json_agg(json_build_object('id', l.id, 'address', l.address, 'problem', l.problem,
      'seen', l.seen, 'failedSince', ${isoInstant(sql`l.failed_since`)}, 'checkedAt', ${isoInstant(sql`l.checked_at`)},
      'ignored', case when l.ignored_at is not null then json_build_object('at', ${isoInstant(sql`l.ignored_at`)},
        'by', case when u.deleted_at is null then ${staffName(sql`u`)} end) end,
      'places', (select json_agg(json_build_object('place', p.place, 'title', p.title, 'path', p.path,
          'languages', p.languages) order by p.title, p.path)
        from (select * from held where held.address = l.address order by title, path
          limit ${linkLimits.places}) p))
      order by l.ignored_at is not null, l.failed_since, l.id), '[]')::text as body
    from listed l left join ${users} u on u.id = l.ignored_by`)
}

/** Now, by the same rules: two checks of one day count once. @throws forbidden, not-found. */
export async function checkBrokenLink(
  context: Context,
  reach: LinkReach,
  id: string,
): Promise<LinkVisit> {
  requireStaff(context, 'checkBrokenLink')
  const [link] = await context.database.rows<Link>(sql`
    select l.id, l.address, ${namesRecord(sql`l.address`, reach.portalUrl)} as "isRecord"
    from ${linkChecks} l where l.id = ${id}::uuid`)
  if (!link) throw new DomainError('not-found', 'BrokenLinks.NotFound')
  const found = await visit(context, reach, link)
  await context.database.write((builder) => [
    recordVisits(builder, [{ id, visit: found }], context.clock.now()),
    audit(context, builder, {
      operation: 'checkBrokenLink',
      entity: 'link',
      entityId: id,
      details: { address: link.address, outcome: found.outcome },
    }),
  ])
  return found
}

/** "It works for me", or to list it again. @throws forbidden, not-found. */
export async function ignoreBrokenLink(
  context: Context,
  { id, isIgnored }: { readonly id: string; readonly isIgnored: boolean },
): Promise<void> {
  const { userId } = requireStaff(context, 'ignoreBrokenLink')
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  await context.database.write((builder) => [
    builder.execute(sql`select from ${linkChecks} where id = ${id}::uuid for update`),
    requireThat(
      builder,
      sql`exists (select from ${linkChecks} where id = ${id}::uuid)`,
      'not-found',
      'BrokenLinks.NotFound',
    ),
    builder.execute(sql`
      update ${linkChecks} set ignored_at = case when ${isIgnored} then ${now} end,
        ignored_by = case when ${isIgnored} then ${userId}::uuid end
      where id = ${id}::uuid`),
    audit(context, builder, {
      operation: 'ignoreBrokenLink',
      entity: 'link',
      entityId: id,
      details: { isIgnored },
    }),
  ])
}
