import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { requireAdmin } from '../access/index.ts'
import { literally } from '../database/like.ts'
import { directoryText, sortedBy, users } from '../identity/identity.sql.ts'
import type { Context } from '../kernel/context.ts'
import { type JsonText, jsonTextOf } from '../kernel/json-text.ts'
import { userObject } from '../residents/index.ts'
import { type DirectoryColumn, mostListedUsers } from './rules.ts'
import { directoryTerm, type DirectoryTerm } from './search-term.ts'

/** Which page of whom, and in which order. */
export interface DirectoryQuery {
  /** From 0. */
  readonly page: number
  readonly pageSize: number
  readonly sortColumn: DirectoryColumn
  readonly direction: 'asc' | 'desc'
  readonly term: string
}

const columns: Readonly<Record<DirectoryColumn, AnyPgColumn>> = {
  Email: users.email,
  FirstName: users.firstName,
  LastName: users.lastName,
  PhoneNumber: users.phoneNumber,
  SalesforceId: users.contactId,
}

const everybody = sql`users.deleted_at is null`

// The greatest character of all: what begins with a text sorts before that text and this.
const beyond = '\u{10FFFF}'

const beginning = (column: AnyPgColumn, prefix: string): SQL => sql`(
  select id from ${users}
  where ${everybody} and ${sortedBy(column)} >= ${prefix} and ${sortedBy(column)} < ${prefix + beyond}
  order by ${sortedBy(column)}, id limit ${mostListedUsers})`

const containing = ({ words }: DirectoryTerm): SQL =>
  words.length === 0
    ? sql`false`
    : sql.join(
        words.map((word) => sql`${directoryText(users)} like ${`%${literally(word)}%`}`),
        sql` and `,
      )

/**
 * Who is found: those of whom a column begins with the term, by five short walks along indexes; only
 * where there is nobody, those who contain each of its words. PostgreSQL looks at the second part not at
 * all when the first gave somebody.
 */
function found(term: DirectoryTerm): SQL {
  const beginnings = Object.entries(columns).map(([name, column]) =>
    beginning(column, name === 'PhoneNumber' ? term.phonePrefix : term.prefix),
  )
  return sql`
    with beginning as materialized (
      select id from (${sql.join(beginnings, sql` union `)}) walks limit ${mostListedUsers}
    ), containing as materialized (
      select id from ${users}
      where not exists (select from beginning) and ${everybody} and ${containing(term)}
      limit ${mostListedUsers}
    ), found as (select id from beginning union all select id from containing)`
}

/**
 * A page of the directory as the reply's JSON: users in the wire's names, and how many pages there are
 * of the first thousand who fit. Without a term all fit, in the order of an index.
 * @throws DomainError unauthenticated, forbidden to all but staff.
 */
export async function searchUsers(context: Context, query: DirectoryQuery): Promise<JsonText> {
  requireAdmin(context)
  const { page, pageSize, sortColumn } = query
  const term = directoryTerm(query.term)
  const hasTerm = term.prefix !== ''
  const direction = sql.raw(query.direction)
  const order = sql`${sortedBy(columns[sortColumn])} ${direction}, users.id ${direction}`
  // What lies beyond the thousand is not walked to.
  const offset = Math.min(page * pageSize, mostListedUsers)
  const size = Math.min(pageSize, mostListedUsers - offset)
  const { rows } = await context.database.read((builder) =>
    builder.execute<{ body: string }>(sql`
      ${hasTerm ? found(term) : sql``}
      select json_build_object(
        'data', (
          select coalesce(json_agg(listed.body order by listed.place), '[]') from (
            select ${userObject} as body, row_number() over () as place from (
              select users.* from ${users} where ${everybody}
              ${hasTerm ? sql`and users.id in (select id from found)` : sql``}
              order by ${order} limit ${size} offset ${offset}
            ) users) listed),
        'totalPages', ceil(total / ${pageSize}::numeric), 'total', total)::text as body
      from (
        select count(*)::int as total from (
          ${hasTerm ? sql`select from found` : sql`select from ${users} where ${everybody}`}
          limit ${mostListedUsers}) counted) counts`),
  )
  // An aggregate always gives its one row.
  return jsonTextOf(rows) as JsonText
}

/** The first thousand users by last name, for the simple list (spec, admin section 2.2, v1), as JSON. */
export async function listUsers(context: Context): Promise<JsonText> {
  requireAdmin(context)
  const { rows } = await context.database.read((builder) =>
    builder.execute<{ body: string }>(sql`
      select coalesce(json_agg(listed.body order by listed.place), '[]')::text as body from (
        select ${userObject} as body, row_number() over () as place from (
          select users.* from ${users} where ${everybody}
          order by ${sortedBy(users.lastName)}, users.id limit ${mostListedUsers}
        ) users) listed`),
  )
  // An aggregate always gives its one row.
  return jsonTextOf(rows) as JsonText
}
