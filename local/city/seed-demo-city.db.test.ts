import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reportCategoryNames } from '@portal/core/report-categories/rules'
import {
  isStatus,
  nextStatuses,
  recordTypeNames,
  type Status,
  statusNames,
} from '@portal/core/requests/rules'
import { testDatabase } from '@portal/local/testing'
import { askDemoFees } from './ask-fees.ts'
import { demoApplicantCount } from './boards/applicants.ts'
import { demoBusinessCount } from './business/index.ts'
import { demoRequestCount, demoRequests } from './requests/index.ts'
import { seedDemoCity } from './index.ts'

const TABLES = [
  'city_settings',
  'services',
  'articles',
  'news_posts',
  'boards',
  'board_members',
  'pages',
  'streets',
  'parcels',
  'users',
  'credentials',
  'contacts',
  'user_events',
  'organizations',
  'organization_members',
  'utility_accounts',
  'utility_account_owners',
  'requests',
  'request_events',
  'request_followers',
  'messages',
  'system_alerts',
  'search_documents',
  'search_words',
]

const today = new Date('2026-11-20T18:00:00Z')
const first = await connected()
const second = await connected()

async function connected() {
  const { databaseUrl } = await testDatabase()
  const client = new pg.Client(databaseUrl)
  return {
    databaseUrl,
    client,
    seed: (scale?: number) => seedDemoCity({ databaseUrl, scale, today, onProgress: () => {} }),
    async one<Value>(query: string): Promise<Value | undefined> {
      const { rows } = await client.query<{ value: Value }>(query)
      return rows[0]?.value
    },
  }
}

type Connected = typeof first

/** Every row of every table; `row` may add the transaction that wrote it last. */
async function dump({ client }: Connected, row: string) {
  const dumps: Record<string, unknown> = {}
  for (const table of TABLES) {
    const { rows } = await client.query(
      `select count(*)::int as rows, md5(string_agg(${row}, ',' order by ${row})) as all from ${table} t`,
    )
    dumps[table] = rows[0]
  }
  return dumps
}

beforeAll(async () => {
  await Promise.all([first.client.connect(), second.client.connect()])
  await first.seed()
  await second.seed()
})
afterAll(() => Promise.all([first.client.end(), second.client.end()]))

describe('the demo city', () => {
  test('is the same in every database', async () => {
    expect(await dump(first, 't::text')).toEqual(await dump(second, 't::text'))
  })

  test('changes nothing when it is seeded again', async () => {
    const before = await dump(first, 't::text || t.xmin || t.ctid')
    await first.seed()
    expect(await dump(first, 't::text || t.xmin || t.ctid')).toEqual(before)
  })

  test('has the promised content', async () => {
    const count = (from: string) => first.one<number>(`select count(*)::int as value from ${from}`)
    expect(await count('services')).toBeGreaterThanOrEqual(60)
    expect(await count('(select distinct action from services)')).toBe(8)
    expect(await count('(select distinct type from services)')).toBe(4)
    expect(await count('services where is_popular')).toBe(8)
    expect(await count('services where is_deleted')).toBeGreaterThan(0)
    expect(await count('services where not is_published and not is_deleted')).toBeGreaterThan(0)
    expect(await count('articles')).toBeGreaterThanOrEqual(40)
    expect(await count('news_posts')).toBe(60)
    expect(await count('boards')).toBe(14)
    expect(await count('streets')).toBe(80)
    expect(await count('parcels')).toBeGreaterThan(3_800)
    expect(await count('users')).toBe(76)
    expect(await count('requests')).toBe(demoRequestCount + demoBusinessCount + demoApplicantCount)
    expect(await count('utility_accounts')).toBeGreaterThan(90)
    expect(await count("city_settings where overrides ->> 'isDemo' = 'true'")).toBe(1)
  })

  test('has requests of every kind and status, open ones overdue, and next numbers beyond them', async () => {
    const count = (from: string) => first.one<number>(`select count(*)::int as value from ${from}`)
    expect(
      await count('(select distinct category from requests where category is not null) c'),
    ).toBe(reportCategoryNames.length)
    expect(await count('(select distinct status from requests) s')).toBe(statusNames.length)
    expect(await count('(select distinct record_type from requests) t')).toBe(
      recordTypeNames.length,
    )
    const open = (await count('requests where closed_at is null')) ?? 0
    expect(open).toBeGreaterThan(120)
    const overdue = await count(
      `requests where closed_at is null and due_at < '${today.toISOString()}'`,
    )
    expect(overdue).toBeGreaterThan(10)
    expect(overdue).toBeLessThan(open / 2)
    expect(await count('requests where is_action_required')).toBeGreaterThan(10)
    expect(await count('requests where guest_email is not null')).toBeGreaterThan(30)
    expect(await count('requests where organization_id is not null')).toBeGreaterThan(0)
    expect(
      await count(`requests r join request_events e on e.request_id = r.id
        where e.at > '${today.toISOString()}' or e.at < r.created_at`),
    ).toBe(0)
    expect(
      await count(`requests r where r.address <> '' and not exists (select from parcels p
        where r.address = p.street_number || ' ' || p.street_name || ' ' || p.street_suffix)`),
    ).toBe(0)
    expect(await first.one('select (last_value > 399)::text as value from request_numbers')).toBe(
      'true',
    )
  })

  test('has requests whose statuses follow allowed transitions', () => {
    const unlawful = demoRequests(today).flatMap(({ row, events }) =>
      events.filter(
        ({ kind, facts: { from, to } }) =>
          kind === 'status' &&
          !(
            isStatus(from ?? '') &&
            nextStatuses(row.recordType, from as Status).includes(to as Status)
          ),
      ),
    )
    expect(unlawful).toEqual([])
  })

  test('is searchable right after seeding', async () => {
    const kinds = await first.one(
      'select array_agg(distinct kind order by kind) as value from search_documents',
    )
    expect(kinds).toEqual(['article', 'board', 'material', 'news', 'page', 'service'])
  })

  test('has a parcel and a utility account at every demo account’s address', async () => {
    const missing = await first.one<number>(`
      select count(*)::int as value from contacts c where c.email like '%@demo.example' and not exists (
        select from parcels p where c.address1 = p.street_number || ' ' || p.street_name || ' ' || p.street_suffix)`)
    expect(missing).toBe(0)
    const elsewhere = await first.one<number>(`
      select count(*)::int as value from (
        select distinct on (o.user_id, o.organization_id) o.*, a.address1
        from utility_account_owners o join utility_accounts a on a.id = o.utility_account_id
        order by o.user_id, o.organization_id, a.customer_id) o
      left join users u on u.id = o.user_id left join contacts c on c.id = u.contact_id
      left join organizations g on g.id = o.organization_id
      where o.address1 <> coalesce(c.address1, g.address1)`)
    expect(elsewhere).toBe(0)
  })

  test('bills every utility account, and its balance equals the open bills', async () => {
    const wrong = await first.one<number>(`
      select count(*)::int as value from utility_accounts a where not exists (
          select from bills b where b.utility_account_id = a.id having count(*) = 14)
        or a.balance_cents > 0 and a.balance_cents - a.penalty_cents <> (
          select sum(b.balance_cents) from bills b where b.utility_account_id = a.id)
        or exists (select from bills b where b.utility_account_id = a.id and b.amount_cents <> (
          select sum((line ->> 'cents')::int) from jsonb_array_elements(b.lines) line))
        or exists (select from utility_payments p
          where p.utility_account_id = a.id and p.paid_on > current_date)`)
    expect(wrong).toBe(0)
    const stories = await first.one(`
      select array_agg(distinct case when a.balance_cents < 0 then 'credit' else d.type end) as value
      from utility_accounts a left join delinquencies d on d.utility_account_id = a.id`)
    expect(stories).toEqual(expect.arrayContaining(['credit', 'past-due', 'shutoff']))
  })

  test('has members on every board, and vacancies on some', async () => {
    const empty = await first.one(`
      select count(*)::int as value from boards b
      where not exists (select from board_terms t join board_seats s on s.id = t.seat_id
        where s.board_id = b.id and current_date between t.from_day and t.to_day)`)
    expect(empty).toBe(0)
    const vacant = await first.one<number>(`
      select count(distinct s.board_id)::int as value from board_seats s
      where not exists (select from board_terms t where t.seat_id = s.id)`)
    expect(vacant).toBeGreaterThan(5)
  })
})

describe('seeding', () => {
  test('multiplies everything that grows with a city, once', async () => {
    const tables = [
      'users',
      'utility_accounts',
      'bills',
      'utility_payments',
      'delinquencies',
      'organizations',
      'requests',
      'messages',
      'articles',
    ]
    const counts = ({ one }: Connected) =>
      one<Record<string, number>>(
        `select json_object_agg(name, rows) as value from (${tables
          .map((table) => `select '${table}' as name, count(*)::int as rows from ${table}`)
          .join(' union all ')}) counted`,
      )
    const threefold = Object.fromEntries(
      Object.entries((await counts(first)) ?? {}).map(([table, rows]) => [table, rows * 3]),
    )
    await second.seed(3)
    expect(await counts(second)).toEqual(threefold)
    await second.seed(3)
    expect(await counts(second)).toEqual(threefold)
    const strays = await second.one<number>(`select count(*)::int as value from utility_accounts a
      where customer_id::int > 1000000 and not exists (
        select from utility_account_owners o where o.utility_account_id = a.id)`)
    expect(strays).toBe(0)
    const storyless = await second.one<number>(`select count(*)::int as value from requests r
      where not exists (select from request_events e where e.request_id = r.id)`)
    expect(storyless).toBe(0)
    const found = await second.one<number>(`select count(distinct entity_id)::int as value
      from search_documents where kind = 'article'`)
    expect(found).toBe(
      await second.one('select count(*)::int as value from articles where is_published'),
    )
  })

  test('keeps staff’s changes and deletions', async () => {
    await second.client.query(
      "update services set item = 'Changed'; delete from pages where path = '/'",
    )
    await second.seed()
    expect(
      await second.one("select count(*)::int as value from services where item <> 'Changed'"),
    ).toBe(0)
    expect(await second.one("select count(*)::int as value from pages where path = '/'")).toBe(0)
  })

  test('skips rows about people that an older city does not have', async () => {
    await second.client.query(
      'delete from content_imports; delete from content_items; delete from licenses; delete from requests; delete from messages; delete from users',
    )
    await second.client.query(
      "insert into users (id, email, created_at, updated_at) values (gen_random_uuid(), 'old@demo.example', now(), now())",
    )
    await second.seed()
    expect(await second.one('select count(*)::int as value from users')).toBe(1)
    expect(await second.one('select count(*)::int as value from requests')).toBe(0)
  })

  test('does not touch a real city', async () => {
    await second.client.query(
      "update city_settings set overrides = overrides - 'isDemo'; delete from pages",
    )
    await second.seed(10)
    expect(await second.one('select count(*)::int as value from pages')).toBe(0)
    expect(await second.one('select count(*)::int as value from articles')).toBeLessThan(400)
  })
})

test('staff’s operation asks Ana and the bakery for a fee each, once', async () => {
  const { databaseUrl, neonEndpoint } = await testDatabase()
  await seedDemoCity({ databaseUrl, today, onProgress: () => {} })
  await askDemoFees({ databaseUrl, neonEndpoint })
  await askDemoFees({ databaseUrl, neonEndpoint })
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query(`
    select r.payment_amount_cents as cents, e.facts ->> 'to' as "to", r.status
    from requests r join request_events e on e.request_id = r.id and e.facts ->> 'to' = r.status
    where r.payment_amount_cents is not null and r.record_type <> 'Permit_Application__c'
      and (r.organization_id is not null
        or r.user_id = (select id from users where email = 'ana@demo.example'))
    order by cents`)
  await client.end()
  expect(rows).toMatchObject([
    { cents: 8_500, to: 'Pending Payment', status: 'Pending Payment' },
    { cents: 12_000, to: 'Pending Payment', status: 'Pending Payment' },
  ])
})
