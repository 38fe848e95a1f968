import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { userObject } from '../../people/profiles/index.ts'
import { directoryText, sortedBy, users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { literally } from '../../platform/database/like.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { type DirectoryColumn, directoryColumns, maxFoundUsers, maxListedUsers } from './rules.ts'
import { directoryTerm, type DirectoryTerm } from './search-term.ts'

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

// The last code point: texts with a prefix sort before prefix + this.
const beyond = '\u{10FFFF}'

const beginning = (column: AnyPgColumn, prefix: string): SQL => sql`(
  select id from ${users}
  where ${everybody} and ${sortedBy(column)} >= ${prefix} and ${sortedBy(column)} < ${prefix + beyond}
  order by ${sortedBy(column)}, id limit ${maxFoundUsers})`

const containing = ({ words }: DirectoryTerm): SQL =>
  words.length === 0
    ? sql`false`
    : sql.join(
        words.map((word) => sql`${directoryText(users)} like ${`%${literally(word)}%`}`),
        sql` and `,
      )

/**
 * By five short index scans on columns' beginnings; if there are none, users who contain each word.
 * PostgreSQL skips the second part when the first finds any.
 */
function found(term: DirectoryTerm): SQL {
  const beginnings = Object.entries(columns).map(([name, column]) =>
    beginning(column, name === 'PhoneNumber' ? term.phonePrefix : term.prefix),
  )
  return sql`
    with beginning as materialized (
      select id from (${sql.join(beginnings, sql` union `)}) walks limit ${maxFoundUsers}
    ), containing as materialized (
      select id from ${users}
      where not exists (select from beginning) and ${everybody} and ${containing(term)}
      limit ${maxFoundUsers}
    ), found as (select id from beginning union all select id from containing)`
}

/** A page of the matching users in wire names, in order. */
const listed = (fitting: SQL, order: SQL, limit: SQL, offset: SQL): SQL => sql`(
  select coalesce(json_agg(listed.body order by listed.place), '[]') from (
    select ${userObject} as body, row_number() over () as place from (
      select users.* from ${users} where ${everybody} ${fitting}
      order by ${order} limit ${limit} offset ${offset}
    ) users) listed)`

const directions = ['asc', 'desc'] as const
type Direction = (typeof directions)[number]

const orderBy = (column: DirectoryColumn, direction: Direction): SQL =>
  sql`${sortedBy(columns[column])} ${sql.raw(direction)}, users.id ${sql.raw(direction)}`

// If the statistics show far more, the thousand need not be counted.
const countedUsers = sql`(
  case when (select reltuples from pg_class where oid = 'users'::regclass) > ${10 * maxListedUsers}
  then ${maxListedUsers}::int
  else (select count(*)::int from (
    select from ${users} where ${everybody} limit ${maxListedUsers}) counted) end)`

/** The page without a term, for each order that has an index. */
const pages = new Map(
  directoryColumns.flatMap((column) =>
    directions.map((direction) => [
      `${column} ${direction}`,
      statement<{ body: string }>(sql`
        select json_build_object(
          'data', ${listed(sql``, orderBy(column, direction), sql`${sql.placeholder('limit')}`, sql`${sql.placeholder('offset')}`)},
          'totalPages', ceil(total / ${sql.placeholder('pageSize')}::numeric), 'total', total)::text as body
        from (select ${countedUsers} as total) counts`),
    ]),
  ),
)

/**
 * Pages count the first thousand users, or the first five hundred that match a term.
 * @throws unauthenticated, forbidden unless staff.
 */
export async function searchUsers(context: Context, query: DirectoryQuery): Promise<JsonText> {
  requireStaff(context, 'searchUsers')
  const { pageSize, sortColumn, direction } = query
  const term = directoryTerm(query.term)
  const max = term.prefix === '' ? maxListedUsers : maxFoundUsers
  // Rows beyond the limit are not read.
  const offset = Math.min(query.page * pageSize, max)
  const limit = Math.min(pageSize, max - offset)
  const page = term.prefix === '' ? pages.get(`${sortColumn} ${direction}`) : undefined
  return context.database.json((builder) =>
    page
      ? page(builder, { pageSize, limit, offset })
      : builder.execute<{ body: string }>(sql`
          ${found(term)}
          select json_build_object(
            'data', ${listed(
              sql`and users.id in (select id from found)`,
              orderBy(sortColumn, direction),
              sql`${limit}`,
              sql`${offset}`,
            )},
            'totalPages', ceil(total / ${pageSize}::numeric), 'total', total)::text as body
          from (select count(*)::int as total from found) counts`),
  )
}

/** The first thousand by last name, for the simple list (spec, admin section 2.2, v1). */
export async function listUsers(context: Context): Promise<JsonText> {
  requireStaff(context, 'listUsers')
  return context.database.json(sql`
    select coalesce(json_agg(listed.body order by listed.place), '[]')::text as body from (
      select ${userObject} as body, row_number() over () as place from (
        select users.* from ${users} where ${everybody}
        order by ${sortedBy(users.lastName)}, users.id limit ${maxListedUsers}
      ) users) listed`)
}
