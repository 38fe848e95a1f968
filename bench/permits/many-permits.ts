import type pg from 'pg'

const streets = 500
const lots = 40_000
const families = 400

/** Names of which ten begin with the same three letters. */
const inLetters = (number: string) =>
  `initcap(translate(to_char(${number}, 'FM0000'), '0123456789', 'abcdefghil'))`

/**
 * Permits of 27 years on 40,000 lots in 500 streets, of 20,000 owners in 400 families. Those of the last year were
 * applied for in the portal; the earlier ones have no request, as from another system.
 */
const addPermits = `
  insert into permits (id, year, number, kind, state, description, conditions, parcel_number,
    street_number, street_name, street_suffix, zip, latitude, longitude, owner_name,
    estimated_value_cents, applied_on, issued_on, created_at, updated_at)
  select uuidv7(), year, number, kinds.codes[1 + at % cardinality(kinds.codes)],
    case when at % 50 < 40 then 'final' when at % 50 < 43 then 'issued'
      when at % 50 < 45 then 'inspections' when at % 50 < 47 then 'expired'
      when at % 50 = 47 then 'denied' when at % 50 = 48 then 'feeDue' else 'review' end,
    'Work ' || at, case when at % 10 = 0 then 'As drawn' end, '06-' || lot,
    100 + lot / ${streets}, ${inLetters(`lot % ${streets}`)} || ' Oak', 'St', '60120',
    41.975 + (lot % ${streets}) * 0.0003, -88.445 + (lot / ${streets}) * 0.0003,
    ${inLetters(`owner % ${families}`)} || 'o, Person' || owner / ${families}, 450000,
    make_date(year, 1, 1) + number % 360, make_date(year, 1, 1) + number % 360, now(), now()
  from (select at, 2000 + at / per_year as year, 1 + at % per_year as number,
      (hashint4(at) & 2147483647) % ${lots} as lot, (hashint4(-at) & 2147483647) % 20000 as owner
    from generate_series(0, $1::integer - 1) at, (select $1::integer / 27 + 1 as per_year) one) made,
    (select array_agg(code order by code) as codes from permit_kinds) kinds`

const addRequests = [
  `update permits set request_id = uuidv7() where year = 2026`,
  `insert into requests (id, number, record_type, title, status, guest_email, language, details,
      sections, paid_at, created_at, updated_at)
    select request_id, to_char(80000000 + number, 'FM00000000'), 'Permit_Application__c', 'Permit',
      'Submitted', 'neighbor@sample.example', 'en', '{}', '[]',
      case when number % 2 = 0 then now() end, now(), now()
    from permits where request_id is not null`,
]

/** What a permit's page shows of its life. */
const addLives = [
  `insert into permit_history (id, permit_id, state, at)
    select uuidv7(), id, h.state, now() - nth * interval '1 day'
    from permits, lateral (values ('submitted', 3), ('approved', 2), (permits.state, 1)) h (state, nth)`,
  `insert into permit_reviews (id, permit_id, discipline, round, result, started_at, done_at)
    select uuidv7(), id, 'building', 1, 'approved', now(), now() from permits`,
  `insert into permit_fee_lines (id, permit_id, position, name, name_es, rule, amount_cents, created_at)
    select uuidv7(), id, 1, 'Base fee', 'Tarifa base', 'base', 4500, now() from permits`,
  `insert into permit_inspections (id, permit_id, code, result, day, "window", created_at, updated_at)
    select uuidv7(), id, 'final', 'passed', applied_on, 'morning', now(), now() from permits`,
]

const tables = ['permits', 'permit_history', 'permit_reviews', 'permit_fee_lines']

/** In place of the city's permits. */
export async function fillPermits(client: pg.Client, count: number): Promise<void> {
  await client.query('truncate permits cascade')
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes
      where tablename = any($1) and indexdef not like 'CREATE UNIQUE%'`,
    [tables],
  )
  // Built afterwards, as in a bulk load; references hold by the way the rows are made.
  await client.query('set session_replication_role = replica')
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`)
  await client.query(addPermits, [count])
  for (const statement of [...addRequests, ...addLives]) await client.query(statement)
  for (const { indexdef } of indexes) await client.query(indexdef)
  await client.query('set session_replication_role = origin')
  // As autovacuum would soon do: visibility map, and no pending lists.
  await client.query(`vacuum analyze ${tables.join(', ')}, permit_inspections, requests`)
}
