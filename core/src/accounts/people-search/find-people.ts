import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { requests } from '../../casework/requests/requests.sql.ts'
import { payments } from '../../money/ledger/payments.sql.ts'
import {
  utilityAccountOwners,
  utilityAccounts,
} from '../../money/utility-accounts/utility-accounts.sql.ts'
import { organizations } from '../../people/organizations/organizations.sql.ts'
import { contacts } from '../../people/profiles/residents.sql.ts'
import { sortedBy, users } from '../../people/users/users.sql.ts'
import { mayCall, requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { rolesOf } from '../../platform/kernel/staff-role.ts'
import { directoryTerm } from '../directory/index.ts'
import { type PeopleTerm, peopleTerm } from './people-term.ts'
import { personSearch, personWords } from './person-search.sql.ts'
import { maxFoundPeople } from './rules.ts'

/** With fewer people, addresses and the other words count too. */
const enough = 10

// One more tells whether there are others.
const max = maxFoundPeople + 1

// The last code point: texts with a prefix sort before prefix + this.
const beyond = '\u{10FFFF}'

const none = sql`select null::uuid as id where false`
const either = (parts: readonly SQL[]): SQL =>
  parts.length === 0 ? none : sql.join([...parts], sql` union `)

/** People and organizations of the request, payment or account with exactly this number. */
function numbered({ requestNumber, paymentReference, account }: PeopleTerm): SQL {
  const of = (rows: SQL): SQL => sql`
    (select unnest(array[user_id, organization_id]) as id from (${rows}) numbered)`
  return either([
    ...(requestNumber === null
      ? []
      : [of(sql`select * from ${requests} where number = ${requestNumber}`)]),
    ...(paymentReference === null
      ? []
      : [of(sql`select * from ${payments} where reference = ${paymentReference}`)]),
    ...(account === null
      ? []
      : [
          of(sql`select o.* from ${utilityAccounts} a join ${utilityAccountOwners} o
            on o.utility_account_id = a.id
            where a.customer_id = ${account.customerId} and a.location_id = ${account.locationId}`),
        ]),
  ])
}

/** Short index scans: by the beginning of a name, of an address, of a number. */
function beginning(term: PeopleTerm, typed: string): SQL {
  const { prefix, phonePrefix } = directoryTerm(typed)
  if (prefix === '') return none
  const named = (column: AnyPgColumn): SQL => sql`(
    select id from ${personSearch}
    where ${column} collate "C" >= ${term.beginning} and ${column} collate "C" < ${term.beginning + beyond}
    order by ${column} collate "C", id limit ${max})`
  const ofUser = (column: AnyPgColumn, text: string): SQL => sql`(
    select id from ${users}
    where deleted_at is null and ${sortedBy(column)} >= ${text} and ${sortedBy(column)} < ${text + beyond}
    order by ${sortedBy(column)}, id limit ${max})`
  return either([
    ...(term.beginning === '' || term.phone !== ''
      ? []
      : [named(personSearch.lastName), named(personSearch.firstName)]),
    ...(prefix.includes(' ') ? [] : [ofUser(users.email, prefix), ofUser(users.contactId, prefix)]),
    ...(term.phone === '' ? [] : [ofUser(users.phoneNumber, phonePrefix)]),
  ])
}

/** Each word somewhere: at the beginning of a word, or anywhere. */
export const withWords = (words: readonly string[], before: string): SQL =>
  words.length === 0
    ? sql`false`
    : sql.join(
        words.map((word) => sql`${personSearch.text} like ${`%${before}${word}%`}`),
        sql` and `,
      )

const all = (words: readonly string[]): SQL =>
  words.length === 0
    ? sql`false`
    : sql.join(
        words.map(
          (_, i) => sql`${personSearch.text} ~ (select pattern from fixed where n = ${i + 1})`,
        ),
        sql` and `,
      )

/** In alphabetical order: the same for words with swapped letters. */
const letters = (word: SQL): SQL =>
  sql`(select string_agg(letter, '' order by letter) from regexp_split_to_table(${word}, '') letter)`

/**
 * For each unknown word the nearest known ones, at most three: with its letters swapped, else with the
 * fewest other letters. Trigrams miss swapped letters in short words, so those are compared with all
 * words of the same first letter.
 */
const corrections = ({ words }: PeopleTerm): SQL => sql`
  typed as materialized (
    select n, word, exists (select from ${personWords} w where w.word = t.word)
      or word !~ '^[a-z]{4,}$' as is_known
    from unnest(string_to_array(${words.join(' ')}, ' ')) with ordinality as t (word, n)
    where not exists (select from exact) and not exists (select from beginning)
      and not exists (select from worded) and not exists (select from containing)
  ), fixed as materialized (
    select typed.n, ' (' || string_agg(near.word, '|' order by near.place) || ')' as pattern,
      array_agg(near.word order by near.place) as words
    from typed cross join lateral (
      select typed.word, 1 as place where typed.is_known
      union all (
        select near.word, row_number() over (order by near.likeness desc, near.word)
        from (
          select close.*, rank() over (order by
            case when ${letters(sql`close.word`)} = ${letters(sql`typed.word`)} then 0 else distance end) as nth
          from (
          select w.word, similarity(w.word, typed.word) as likeness,
            levenshtein_less_equal(w.word, typed.word, 2) as distance
          from ${personWords} w
          where not typed.is_known and (w.word % typed.word
            or length(typed.word) <= 6 and w.word >= left(typed.word, 1)
              and w.word < chr(ascii(typed.word) + 1)
              and length(w.word) between length(typed.word) - 1 and length(typed.word) + 1)
          ) close
          where close.distance <= case when length(typed.word) < 5 then 1 else 2 end
        ) near
        where near.nth = 1
        order by 2 limit 3)
    ) near
    group by typed.n
  )`

/** In wire names. */
const person = sql`json_build_object('id', found.id, 'kind', s.kind,
  'name', coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), o.name, u.email),
  'email', u.email, 'phone', u.phone_number,
  'address', nullif(concat_ws(', ', nullif(coalesce(c.address1, o.address1), ''),
    nullif(coalesce(c.city, o.city), '')), ''),
  'language', u.language, 'isVerified', u.id is null or u.email_verified_at is not null,
  'isStaff', coalesce(u.is_admin or u.roles <> '{}', false))`

const hit = (kind: string, parts: { label: SQL; title: SQL; href: SQL; from: SQL }): SQL => sql`
  (select json_build_object('kind', ${kind}::text, 'label', ${parts.label}, 'title', ${parts.title},
    'href', ${parts.href}) as body from ${parts.from})`

function hits(context: Context, term: PeopleTerm, mayReadPayments: boolean): SQL {
  const { requestNumber, paymentReference, account, email } = term
  const title = context.language === 'es' ? sql`coalesce(r.title_es, r.title)` : sql`r.title`
  const request = (from: SQL): SQL =>
    hit('request', { label: sql`r.number`, title, href: sql`'/requests/' || r.id`, from })
  const found = [
    ...(requestNumber === null
      ? []
      : [request(sql`${requests} r where r.number = ${requestNumber}`)]),
    // Guests have no account to be found by.
    ...(email === null
      ? []
      : [
          request(sql`${requests} r where r.guest_email = ${email}
          order by r.created_at desc limit 5`),
        ]),
    ...(paymentReference === null || !mayReadPayments
      ? []
      : [
          hit('payment', {
            label: sql`p.reference`,
            title: sql`p.description`,
            href: sql`'/payments/' || p.id`,
            from: sql`${payments} p where p.reference = ${paymentReference}`,
          }),
        ]),
    ...(account === null
      ? []
      : [
          hit('account', {
            label: sql`a.customer_id || '-' || a.location_id`,
            title: sql`a.address1`,
            href: sql`case when w.user_id is null then '/people/organizations/' || w.organization_id
              else '/people/' || w.user_id end`,
            from: sql`${utilityAccounts} a join ${utilityAccountOwners} w on w.utility_account_id = a.id
              where a.customer_id = ${account.customerId} and a.location_id = ${account.locationId}
              order by w.created_at limit 5`,
          }),
        ]),
  ]
  return found.length === 0
    ? sql`'[]'::json`
    : sql`(select coalesce(json_agg(body), '[]') from (${sql.join(found, sql` union all `)}) hits)`
}

/**
 * People and organizations by name, email, phone, address or number; misspelled words are corrected
 * if nothing else is found. `hits` are records with exactly this number. One statement.
 * @throws forbidden unless staff.
 */
export async function findPeople(context: Context, typed: string): Promise<JsonText> {
  const actor = requireStaff(context, 'findPeople')
  const term = peopleTerm(typed)
  const mayReadPayments = mayCall(rolesOf(actor), 'getPaymentForStaff')
  return context.database.json(sql`
    with exact as materialized (select id from (${numbered(term)}) numbered where id is not null),
    beginning as materialized (select id from (${beginning(term, typed)}) walks limit ${max}),
    worded as materialized (
      select id from ${personSearch}
      where (select count(*) from beginning) < ${enough} and ${withWords(term.words, ' ')}),
    containing as materialized (
      select id from ${personSearch}
      where not exists (select from beginning) and not exists (select from worded)
        and ${withWords(term.words, '')}),
    ${corrections(term)},
    corrected as materialized (
      select id from ${personSearch} where exists (select from fixed) and ${all(term.words)}),
    found as materialized (
      select id, min(stage) as stage from (
        select id, 1 as stage from exact
        union all select id, 2 from beginning
        union all (select id, 3 from worded limit ${max})
        union all (select id, 4 from containing limit ${max})
        union all (select id, 5 from corrected limit ${max})
      ) stages group by id),
    listed as (
      select ${person} as body, row_number() over (order by found.stage,
        s.last_name <> ${term.beginning} and s.first_name <> ${term.beginning},
        similarity(s.first_name || ' ' || s.last_name, ${term.beginning}) desc,
        s.last_name, s.first_name, found.id) as place
      from found join ${personSearch} s on s.id = found.id
      left join ${users} u on u.id = found.id
      left join ${contacts} c on c.id = u.contact_id
      left join ${organizations} o on o.id = found.id)
    select json_build_object(
      'hits', ${hits(context, term, mayReadPayments)},
      'people', (select coalesce(json_agg(body order by place), '[]') from listed
        where place <= ${maxFoundPeople}),
      'hasMore', exists (select from listed where place > ${maxFoundPeople}),
      'corrected', (
        select string_agg((select word from unnest(fixed.words) word
          where top.text like '% ' || word || '%' order by length(word) desc limit 1), ' ' order by fixed.n)
        from fixed cross join (
          select s.text from listed join ${personSearch} s on s.id = (listed.body ->> 'id')::uuid
          where listed.place = 1) top
        where exists (select from corrected)))::text as body`)
}
