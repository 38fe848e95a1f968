import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { Network } from '../feeds/index.ts'
import { linkChecks } from './link-checks.sql.ts'
import { type LinkSource, linksIn } from './link-source.ts'
import { namesRecord, portalPath, visitPortal } from './portal-link.ts'
import { recordVisits, type Visited } from './record-visits.ts'
import { linkLimits } from './rules.ts'
import { type LinkVisit, visitLink } from './visit-link.ts'

export interface LinkReach {
  readonly network: Network
  /** The origin of the residents' app. */
  readonly portalUrl: string
}

export interface Link extends Record<string, unknown> {
  readonly id: string
  readonly address: string
  readonly isRecord: boolean
}

/** Of the portal by its rules, others by a request. */
export async function visit(
  context: Context,
  { network, portalUrl }: LinkReach,
  { address, isRecord }: Link,
): Promise<LinkVisit> {
  const path = portalPath(address, portalUrl)
  return path === null ? visitLink(network, address) : visitPortal(context, { path, isRecord })
}

/** Empty for an address of the portal. */
const host = sql`coalesce(substring(lower(address) from '^https?://([^/?]+)'), '')`

/** Links of new content are checked soon, those of no content are forgotten. Two schedulers never claim the same link. */
async function claimDue(
  context: Context,
  sources: readonly LinkSource[],
  portalUrl: string,
): Promise<readonly Link[]> {
  const now: SQL = sql`${context.clock.now().toISOString()}::timestamptz`
  const held = linksIn(context, sources)
  const { due } = await context.database.write((builder) => ({
    added: builder.execute(sql`
      insert into ${linkChecks} (id, address, due_at, created_at)
      select gen_random_uuid(), address, ${now}, ${now} from ${held} h group by address order by address
      on conflict do nothing`),
    forgotten: builder.execute(
      sql`delete from ${linkChecks} where address not in (select address from ${held} h)`,
    ),
    due: builder.execute<Link>(sql`
      with due as (
        select id, due_at, ${host} as host, row_number() over (partition by ${host} order by due_at, id) as nth
        from ${linkChecks} where due_at <= ${now}
      ), chosen as (
        select id from due where host = '' or nth <= ${linkLimits.ofHost}
        order by due_at, id limit ${linkLimits.links}
      )
      update ${linkChecks} l set due_at = ${now} + interval '1 day' from chosen
      where l.id = chosen.id and l.due_at <= ${now}
      returning l.id, l.address, ${namesRecord(sql`l.address`, portalUrl)} as "isRecord"`),
  }))
  return due.rows
}

/** One after the other. */
async function visitHost(
  context: Context,
  reach: LinkReach,
  links: readonly Link[],
): Promise<readonly Visited[]> {
  const visited: Visited[] = []
  for (const link of links) {
    // oxlint-disable-next-line no-await-in-loop -- no website is asked for two pages at a time
    visited.push({ id: link.id, visit: await visit(context, reach, link) })
  }
  return visited
}

export interface LinksReport {
  readonly checked: number
  readonly broken: number
}

/**
 * Checks some of the links in published content; each comes up once a week. For the scheduler, every hour.
 * @throws forbidden for all others.
 */
export async function checkLinks(
  context: Context,
  sources: readonly LinkSource[],
  reach: LinkReach,
): Promise<LinksReport> {
  if (context.actor.kind !== 'system') throw new DomainError('forbidden', 'Error.Forbidden')
  const due = await claimDue(context, sources, reach.portalUrl)
  if (due.length === 0) return { checked: 0, broken: 0 }
  const hosts = Object.values(
    Object.groupBy(due, ({ address }) => (address.startsWith('/') ? '' : new URL(address).host)),
  )
  const waiting = hosts.values()
  const visited: Visited[] = []
  const lane = async () => {
    for (const links of waiting)
      // oxlint-disable-next-line no-await-in-loop -- a lane asks one website after the other
      visited.push(...(await visitHost(context, reach, links ?? [])))
  }
  await Promise.all(Array.from({ length: linkLimits.hosts }, lane))
  await context.database.write((builder) => [recordVisits(builder, visited, context.clock.now())])
  const broken = visited.filter(({ visit: { outcome } }) => outcome === 'broken').length
  return { checked: visited.length, broken }
}
