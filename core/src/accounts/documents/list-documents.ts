import { type SQL, sql } from 'drizzle-orm'
import { isOwn } from '../../casework/requests/index.ts'
import { requestFiles, requests } from '../../casework/requests/requests.sql.ts'
import { hasNumber, isOwnAccount } from '../../money/utility-accounts/index.ts'
import { utilityAccounts } from '../../money/utility-accounts/utility-accounts.sql.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { folderExpired, folderNotFound } from './documents.errors.ts'
import { documents } from './documents.sql.ts'
import type { FolderGrant, FolderName } from './folders.ts'

const pageSize = 25

interface FolderDocument {
  readonly id: string
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
  readonly by: 'resident' | 'staff'
  /** ISO 8601. */
  readonly createdAt: string
  /** Its key in the bucket; not for the wire. */
  readonly objectKey: string
}

/** Newest first. */
export interface FolderPage {
  readonly folderId: string
  readonly kind: FolderName['kind']
  /** The request's title, or the account's service address. */
  readonly name: string
  /** The request's or account's number. */
  readonly number: string
  readonly canAdd: boolean
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly documents: readonly FolderDocument[]
}

export interface FolderQuery {
  readonly folderId: string
  readonly name: FolderName
  /** From 1. */
  readonly page: number
}

/** @throws not-found without a grant for this folder, forbidden once it has expired. */
export function requireGrant(
  { clock }: Context,
  grant: FolderGrant | null,
  { folderId, name }: Pick<FolderQuery, 'folderId' | 'name'>,
): FolderGrant {
  const isFor = grant?.folderId === folderId && grant.kind === name.kind
  if (!isFor || (name.kind === 'request' && name.id !== folderId)) throw folderNotFound()
  if (grant.expiresAt <= clock.now().getTime()) throw folderExpired()
  return grant
}

const shown = (from: SQL, { page }: Pick<FolderQuery, 'page'>) => sql`
  'total', (select count(*)::int from ${from}),
  'documents', (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name,
      'type', d.content_type, 'size', d.size, 'by', d.by, 'objectKey', d.object_key,
      'createdAt', ${isoInstant(sql`d.created_at`)}) order by d.created_at desc, d.id desc), '[]')
    from (select * from ${from} order by created_at desc, id desc
      limit ${pageSize} offset ${(page - 1) * pageSize}) d)`

const inRequest = (grant: FolderGrant, query: FolderQuery, { language }: Context): SQL => sql`
  select json_build_object('number', requests.number, 'name', ${
    language === 'es' ? sql`coalesce(requests.title_es, requests.title)` : sql`requests.title`
  }, 'canAdd', requests.closed_at is null, ${shown(
    sql`(select * from ${requestFiles} where request_id = requests.id and is_public) f`,
    query,
  )}) as found
  from ${requests} where requests.id = ${grant.folderId} and ${isOwn(grant)}`

const inAccount = (grant: FolderGrant, query: FolderQuery, number: string): SQL => sql`
  select json_build_object(
    'number', ${utilityAccounts.customerId} || '-' || ${utilityAccounts.locationId},
    'name', ${utilityAccounts.address1}, 'canAdd', false, ${shown(
      sql`(select id, name, content_type, size, object_key, created_at, 'staff' as by
        from ${documents} where utility_account_id = ${utilityAccounts.id}) f`,
      query,
    )}) as found
  from ${utilityAccounts}
  where ${utilityAccounts.id} = ${grant.folderId} and ${hasNumber(number)} and ${isOwnAccount(grant)}`

/** Needs no session: a web view has none. @throws not-found, forbidden for an expired grant. */
export async function listDocuments(
  context: Context,
  given: FolderGrant | null,
  query: FolderQuery,
): Promise<FolderPage> {
  const grant = requireGrant(context, given, query)
  const { name, page } = query
  const statement =
    name.kind === 'request'
      ? inRequest(grant, query, context)
      : inAccount(grant, query, name.number)
  const rows = await context.database.rows<{
    found: Pick<FolderPage, 'canAdd' | 'documents' | 'name' | 'number' | 'total'>
  }>(statement)
  const found = rows[0]?.found
  if (!found) throw folderNotFound()
  const pages = Math.max(1, Math.ceil(found.total / pageSize))
  return { folderId: grant.folderId, kind: grant.kind, page, pages, ...found }
}
