import { type SQL, sql } from 'drizzle-orm'
import { organizationMembers } from '../../people/organizations/organizations.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import { isBlocked } from '../../platform/mail/index.ts'
import { arrangedCents, dueNowCents } from '../billing/index.ts'
import { utilityAccountOwners, utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import type { NoticeRow, NoticeWarning } from './rules.ts'
import { shutoffBatches, shutoffNotices } from './shutoff-notices.sql.ts'

/** SQL: those who have the account `account_id`, and the members of organizations that do. */
export const peopleOf = (accountId: SQL): SQL => sql`
  select distinct on (u.id) u.id, u.email, u.language, u.first_name, u.last_name, u.phone_number,
    o.user_id is null as is_member, o.created_at
  from ${utilityAccountOwners} o
  left join ${organizationMembers} m on m.organization_id = o.organization_id and m.is_verified
  join ${users} u on u.id = coalesce(o.user_id, m.user_id) and u.deleted_at is null
  where o.utility_account_id = ${accountId}
  order by u.id, o.user_id is null`

/** JSON of the first of them, as the specification has it (admin section 3.5). */
export const userObject = (person: SQL): SQL => sql`json_build_object(
  'hasPortalAccount', ${person}.id is not null,
  'userName', nullif(trim(concat_ws(' ', ${person}.first_name, ${person}.last_name)), ''),
  'userId', ${person}.id, 'userEmail', ${person}.email, 'userPhone', ${person}.phone_number)`

/** Lateral: the person to call, and whether mail arrives at any of them. */
export const firstPerson = (accountId: SQL): SQL => sql`
  left join lateral (select *, bool_or(not ${isBlocked(sql`p.email`, 'bounced')}) over () as has_mail
    from (${peopleOf(accountId)}) p
    order by p.is_member, p.created_at, p.id limit 1) person on true`

export const addressOf = (account: SQL): SQL => sql`case when ${account}.id is not null then
  ${account}.address1 || ', ' || ${account}.city || ', ' || ${account}.state || ' ' || ${account}.zip end`

const warning = (name: NoticeWarning, holds: SQL): SQL =>
  sql`case when ${holds} then ${name}::text end`

const listOf = (values: readonly unknown[]): string => `{${values.join(',')}}`

/**
 * The rows of a file as one parameter for each column: half the bytes of objects, since the database
 * takes at most 10 MB. None of the values, all checked, needs quotes.
 */
export const sentRows = (rows: readonly NoticeRow[]): SQL => sql`
  unnest(${listOf(rows.map(({ line }) => line))}::int[],
    ${listOf(rows.map(({ customerId }) => customerId))}::text[],
    ${listOf(rows.map(({ locationId }) => locationId))}::text[],
    ${listOf(rows.map(({ amountCents }) => amountCents))}::int[],
    ${listOf(rows.map(({ shutoffOn }) => shutoffOn))}::date[],
    ${listOf(rows.map(({ wantsPhone }) => wantsPhone))}::boolean[])
    as r(line, "customerId", "locationId", "amountCents", "shutoffOn", "wantsPhone")`

/**
 * SQL: each row with its account, its person, and what must be acknowledged before it is sent. In the
 * last batch: the account had a notice for the same day or a later one.
 */
export const matchedRows = (rows: readonly NoticeRow[]): SQL => sql`
  select r.*, a.id as account_id, ${addressOf(sql`a`)} as address, ${userObject(sql`person`)} as person,
    a.id is not null and person.has_mail is not true as needs_letter,
    array_remove(array[
      ${warning(
        'in-last-batch',
        sql`exists (select from ${shutoffNotices} n where n.batch_id = last.id
          and n.customer_id = r."customerId" and n.location_id = r."locationId")`,
      )},
      ${warning('nothing-due', sql`a.id is not null and ${dueNowCents(sql`a`)} <= 0`)},
      ${warning('arranged', sql`a.id is not null and ${arrangedCents(sql`a`)} > 0`)},
      ${warning('unknown-account', sql`a.id is null`)}], null) as warnings
  from ${sentRows(rows)}
  left join (select id from ${shutoffBatches} order by created_at desc, id desc limit 1) last on true
  left join ${utilityAccounts} a on a.customer_id = r."customerId" and a.location_id = r."locationId"
  ${firstPerson(sql`a.id`)}`
