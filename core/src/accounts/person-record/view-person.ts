import { type SQL, sql } from 'drizzle-orm'
import { broadcastRecipients } from '../../casework/messages/broadcasts.sql.ts'
import { messages } from '../../casework/messages/messages.sql.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { autopays } from '../../money/autopay/autopay.sql.ts'
import { delinquencies } from '../../money/billing/billing.sql.ts'
import { payments } from '../../money/ledger/payments.sql.ts'
import {
  utilityAccountOwners,
  utilityAccounts,
} from '../../money/utility-accounts/utility-accounts.sql.ts'
import { organizationMembers, organizations } from '../../people/organizations/organizations.sql.ts'
import { contactProperties, contacts } from '../../people/profiles/residents.sql.ts'
import { secondFactors } from '../../people/users/second-factors.sql.ts'
import { sessions, userEvents, users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { dollars } from '../../platform/database/dollars.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { blockOf } from '../../platform/mail/index.ts'
import { documents } from '../documents/documents.sql.ts'
import { kindsFor, mayReadMoney } from './may-see.ts'
import { personNotes } from './person-notes.sql.ts'
import { noPerson } from './person.errors.ts'
import { personLimits } from './rules.ts'

const fullName = (table: SQL): SQL =>
  sql`coalesce(nullif(trim(${table}.first_name || ' ' || ${table}.last_name), ''), ${table}.email)`

const addressOf = (table: SQL): SQL => sql`nullif(concat_ws(', ',
  nullif(concat_ws(' ', nullif(${table}.address1, ''), nullif(${table}.address2, '')), ''),
  nullif(${table}.city, ''), nullif(concat_ws(' ', nullif(${table}.state, ''), nullif(${table}.zip, '')), '')), '')`

/** Counting ends at a hundred. */
const counted = (rows: SQL): SQL =>
  sql`(select count(*)::int from (${rows} limit ${personLimits.counted}) counted)`

/** Water accounts with what is due; null for those who may not read payments. */
const accountsOf = (actor: UserActor, isOwner: SQL): SQL =>
  mayReadMoney(actor)
    ? sql`(select coalesce(json_agg(json_build_object(
        'number', a.customer_id || '-' || a.location_id, 'address', a.address1,
        'balance', ${dollars(sql`a.balance_cents`)}, 'dueOn', a.due_on,
        'isOverdue', exists (select from ${delinquencies} d where d.utility_account_id = a.id),
        'hasAutopay', exists (select from ${autopays} p
          where p.utility_account_id = a.id and p.ended_at is null),
        'documents', (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name,
            'at', ${isoInstant(sql`f.created_at`)}) order by f.created_at desc, f.id desc), '[]')
          from (select * from ${documents} where utility_account_id = a.id
            order by created_at desc, id desc limit ${personLimits.documents}) f)
        ) order by w.created_at, a.id), '[]')
      from ${utilityAccountOwners} w join ${utilityAccounts} a on a.id = w.utility_account_id
      where ${isOwner})`
    : sql`null`

const notesOf = ({ userId }: UserActor, isTheirs: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', n.id, 'text', n.body,
    'at', ${isoInstant(sql`n.created_at`)}, 'author', ${fullName(sql`author`)},
    'isOwn', n.author_id = ${userId}) order by n.created_at desc, n.id desc), '[]')
  from ${personNotes} n join ${users} author on author.id = n.author_id where ${isTheirs})`

const messagesOf = (own: SQL): SQL => sql`select from ${messages} where ${own} union all
  select from ${broadcastRecipients} where ${own} and deleted_at is null`

const countsOf = (actor: UserActor, column: 'user_id' | 'organization_id', id: string): SQL => {
  const own = sql`${sql.raw(column)} = ${id}`
  return sql`json_build_object(
    'request', ${counted(sql`select from ${requests} where ${own}`)},
    'payment', ${mayReadMoney(actor) ? counted(sql`select from ${payments} where ${own}`) : sql`0`},
    'message', ${column === 'user_id' ? counted(messagesOf(own)) : sql`0`},
    'note', ${counted(sql`select from ${personNotes} where ${own}`)})`
}

const kindsJson = (actor: UserActor): SQL =>
  sql`array_to_json(string_to_array(${kindsFor(actor).join(' ')}, ' '))`

/** All that the page of a person shows besides the history. @throws forbidden unless staff, not-found. */
export async function getPerson(context: Context, id: string): Promise<JsonText> {
  const actor = requireStaff(context, 'getPerson')
  const now = context.clock.now().toISOString()
  const found = await context.database.findJson(sql`
    select json_build_object('id', u.id, 'name', ${fullName(sql`u`)}, 'email', u.email,
      'phone', u.phone_number, 'address', ${addressOf(sql`c`)},
      'properties', (select coalesce(json_agg(${addressOf(sql`p`)} order by p.created_at, p.id), '[]')
        from ${contactProperties} p where p.contact_id = u.contact_id),
      'language', u.language, 'createdAt', ${isoInstant(sql`u.created_at`)},
      'isVerified', u.email_verified_at is not null, 'isAdmin', u.is_admin, 'roles', array_to_json(u.roles),
      'caseScope', json_build_object('categories', array_to_json(u.case_categories), 'areas', array_to_json(u.case_areas)),
      'contactId', u.contact_id,
      'mailBlock', ${blockOf(sql`u.email`, sql`, 'detail', block.detail`)},
      'hasSecondFactor', exists (select from ${secondFactors} f where f.user_id = u.id),
      'lastLoginAt', (select ${isoInstant(sql`e.at`)} from ${userEvents} e
        where e.user_id = u.id and e.name in ('UserLogin', 'UserSession')
        order by e.at desc limit 1),
      'openSessions', ${counted(sql`select from ${sessions} s
        where s.user_id = u.id and s.expires_at > ${now}::timestamptz`)},
      'organizations', (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name,
          'role', m.role, 'isVerified', m.is_verified) order by o.name, o.id), '[]')
        from ${organizationMembers} m join ${organizations} o on o.id = m.organization_id
        where m.user_id = u.id),
      'accounts', ${accountsOf(actor, sql`w.user_id = ${id}`)},
      'notes', ${notesOf(actor, sql`n.user_id = ${id}`)},
      'counts', ${countsOf(actor, 'user_id', id)}, 'kinds', ${kindsJson(actor)})::text as body
    from ${users} u left join ${contacts} c on c.id = u.contact_id
    where u.id = ${id} and u.deleted_at is null`)
  if (!found) throw noPerson()
  return found
}

/** The same of an organization, with its members. @throws forbidden unless staff, not-found. */
export async function getOrganization(context: Context, id: string): Promise<JsonText> {
  const actor = requireStaff(context, 'getOrganization')
  const found = await context.database.findJson(sql`
    select json_build_object('id', o.id, 'name', o.name, 'taxId', o.tax_id,
      'licenseId', o.business_license_id, 'address', ${addressOf(sql`o`)},
      'createdAt', ${isoInstant(sql`o.created_at`)},
      'members', (select coalesce(json_agg(json_build_object('id', u.id, 'name', ${fullName(sql`u`)},
          'email', u.email, 'phone', u.phone_number, 'role', m.role, 'isVerified', m.is_verified)
          order by m.role, u.last_name, u.id), '[]')
        from ${organizationMembers} m join ${users} u on u.id = m.user_id
        where m.organization_id = o.id),
      'accounts', ${accountsOf(actor, sql`w.organization_id = ${id}`)},
      'notes', ${notesOf(actor, sql`n.organization_id = ${id}`)},
      'counts', ${countsOf(actor, 'organization_id', id)}, 'kinds', ${kindsJson(actor)})::text as body
    from ${organizations} o where o.id = ${id}`)
  if (!found) throw noPerson()
  return found
}
