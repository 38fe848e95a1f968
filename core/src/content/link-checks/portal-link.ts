import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { screenAt, screenRules } from '../../platform/access/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { articles } from '../knowledge/knowledge.sql.ts'
import { searchDocuments } from '../search/search.sql.ts'
import type { LinkVisit } from './visit-link.ts'

/** With the query; null for an address of another site. */
export function portalPath(address: string, portalUrl: string): string | null {
  if (address.startsWith('/')) return address
  const { origin, pathname, search } = new URL(address)
  return origin === portalUrl ? pathname + search : null
}

/** Screens of a record that the search finds, if it is public. */
const screensOfRecords = new Set([
  '/knowledgebase/{id}',
  '/what-goes-where/{slug}',
  '/boards-and-commissions/{id}',
  '/activities/{id}',
])

/** SQL: whether an address of the portal names a public record, also one that was merged into another. */
export function namesRecord(address: AnyColumn | SQL, portalUrl: string): SQL {
  const path = sql`replace(${address}, ${portalUrl}, '')`
  const id = sql`substring(${path} from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')::uuid`
  return sql`(exists (select from ${searchDocuments} d
      where d.url in (${path}, split_part(${path}, '?', 1)) or d.entity_id = ${id})
    or exists (select from ${articles} a where a.merged_into_id is not null
      and (a.id = ${id} or split_part(${path}, '?', 1) = '/knowledgebase/' || a.slug)))`
}

/** By the screens' rules, without a request. Files and calls of the API are not screens. */
export function visitPortal(
  { city }: Context,
  { path, isRecord }: { readonly path: string; readonly isRecord: boolean },
): LinkVisit {
  const { pathname, searchParams } = new URL(path, 'https://portal.example')
  if (/^\/(?:api|media)\/|\.\w+$/.test(pathname)) return { outcome: 'works' }
  const screen = screenAt(pathname, city.slug)
  if (screen === null || screen === '/{RecordId}')
    return { outcome: 'broken', problem: 'not-found', seen: '' }
  if (screenRules[screen].administrator === 'staff')
    return { outcome: 'broken', problem: 'staff-only', seen: '' }
  const namesOne =
    screensOfRecords.has(screen) || (screen === '/activity/start' && searchParams.has('activityId'))
  return namesOne && !isRecord
    ? { outcome: 'broken', problem: 'not-found', seen: '' }
    : { outcome: 'works' }
}
