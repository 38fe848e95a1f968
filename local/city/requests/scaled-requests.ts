import { type SQL, sql } from 'drizzle-orm'
import { reportCategoryNames } from '@portal/core/report-categories/rules'
import { parcels, requestEvents, requests } from '@portal/core/schema'
import { insertComputed, type Seeding } from '../fill-table.ts'

const CHUNK = 50_000

/** One in this many is open, as after years of use. */
const OPEN_EVERY = 20

// A pseudo-random whole number from the request and the salt.
const chance = (salt: string): SQL =>
  sql`('x' || left(md5(${salt}::text || number), 7))::bit(28)::int`

const oneOf = (names: readonly string[], salt: string): SQL => {
  const list = sql`string_to_array(${names.join(',')}::text, ',')`
  return sql`(${list})[1 + ${chance(salt)} % ${names.length}::int]`
}

/** Shaped as `demoId`: a UUIDv7 of 1 January 2026. */
const scaledId = (number: SQL): SQL => sql`regexp_replace(
  md5('scaled request/' || ${number}), '^(.{3})(.{3})(.{12}).*', '019b76da-a800-7\\1-8\\2-\\3')::uuid`

const isOpen = sql`number % ${OPEN_EVERY}::int = 0`
const openStatus = oneOf(['Submitted', 'Open', 'Under Review', 'Scheduled'], 'status')
const endStatus = oneOf(['Complete', 'Complete', 'Complete', 'Closed', 'Rejected'], 'status')

/** Over rows of `number`, `created_at`, `due_at` and a parcel `p`. */
const columns = {
  id: scaledId(sql`number`),
  number: sql`(20000000 + number)::text`,
  recordType: sql`'Case'`,
  serviceId: sql`null::uuid`,
  category: oneOf(reportCategoryNames, 'category'),
  title: sql`'Report (sample ' || number || ')'`,
  titleEs: sql`'Reporte (muestra ' || number || ')'`,
  status: sql`case when ${isOpen} then ${openStatus} else ${endStatus} end`,
  userId: sql`null::uuid`,
  organizationId: sql`null::uuid`,
  guestEmail: sql`'guest.' || number || '@sample.example'`,
  language: sql`case when number % 5 = 0 then 'es' else 'en' end`,
  description: sql`'A sample of number ' || number || ', by ' || p.street_name || ' ' || left(md5(number::text), 6)`,
  details: sql`'{}'::jsonb`,
  sections: sql`'[]'::jsonb`,
  address: sql`p.street_number || ' ' || p.street_name || ' ' || p.street_suffix`,
  latitude: sql`p.latitude`,
  longitude: sql`p.longitude`,
  // As in mapCell (core/src/casework/requests/map-cell.ts).
  mapCell: sql`(floor((p.latitude + 90) * 1000) * 360000 + floor((p.longitude + 180) * 1000))::bigint`,
  area: sql`p.leaf_district`,
  rating: sql`null::int`,
  satisfaction: sql`null::int`,
  isActionRequired: sql`false`,
  actionMessage: sql`null::text`,
  paymentAmountCents: sql`null::int`,
  paymentCode: sql`null::text`,
  guestMailStoppedAt: sql`null::timestamptz`,
  contactName: sql`null::text`,
  contactPhone: sql`null::text`,
  channel: sql`'online'`,
  paidAt: sql`null::timestamptz`,
  answeredAt: sql`null::timestamptz`,
  reopenedAt: sql`null::timestamptz`,
  teamId: sql`null::uuid`,
  assigneeId: sql`null::uuid`,
  dueAt: sql`due_at`,
  closedAt: sql`case when not ${isOpen} then due_at end`,
  closeReason: sql`case when not ${isOpen} then 'Done.' end`,
  mergedIntoId: sql`null::uuid`,
  version: sql`1`,
  createdAt: sql`created_at`,
  updatedAt: sql`created_at`,
} satisfies Record<keyof typeof requests.$inferSelect, SQL>

/** Their first and last events. */
const eventsOf = (from: number, to: number): SQL => sql`
  insert into ${requestEvents} (id, request_id, at, kind, by, actor_id, is_public, body, facts)
  select regexp_replace(md5('event/' || what.kind || r.id), '^(.{3})(.{3})(.{12}).*',
      '019b76da-a800-7\\1-8\\2-\\3')::uuid,
    r.id, what.at, what.kind, what.by, null, true, what.body, what.facts
  from generate_series(${from}::int, ${to}::int) sample
  join ${requests} r on r.id = ${scaledId(sql`sample`)}
  cross join lateral (values
    ('submitted', 'resident', r.created_at, null, '{}'::jsonb),
    ('status', 'staff', r.closed_at, r.close_reason,
      jsonb_build_object('from', 'Submitted', 'to', r.status))) what (kind, by, at, body, facts)
  where what.at is not null
  on conflict do nothing`

/** Adds reports up to this number, the same for the same `today`; one in twenty is open. */
export async function addScaledRequests(
  seeding: Seeding,
  count: number,
  { today, onProgress }: { today: Date; onProgress: (text: string) => void },
): Promise<void> {
  const { rowCount } = await seeding.execute(
    sql`select from ${requests} where id = ${scaledId(sql`${count}::int`)}`,
  )
  if (count < 1 || rowCount === 1) return
  await seeding.execute(sql`
    create temporary table scaled_parcels as
    select row_number() over (order by id) - 1 as place, count(*) over () as places, * from ${parcels}`)
  await seeding.execute(sql`create index on scaled_parcels (place)`)
  await seeding.execute(sql`analyze scaled_parcels`)
  const { rows } = await seeding.execute<{ places: number }>(
    sql`select count(*)::int as places from scaled_parcels`,
  )
  const places = rows[0]?.places ?? 1
  for (let from = 1; from <= count; from += CHUNK) {
    const to = Math.min(from + CHUNK - 1, count)
    onProgress(`${to} of ${count} requests more`)
    // Open ones are weeks old, others years.
    const age = sql`case when ${isOpen} then ${chance('age')} % 43200 else 43200 + ${chance('age')} % 1500000 end`
    await insertComputed(
      seeding,
      requests,
      columns,
      sql`(select number, created_at, created_at + (1 + ${chance('due')} % 20) * interval '1 day' as due_at,
          ${chance('parcel')} % ${places}::int as place
        from (select number, ${today.toISOString()}::timestamptz - ${age} * interval '1 minute' as created_at
          from generate_series(${from}::int, ${to}::int) number) aged) made
        join scaled_parcels p using (place)`,
    )
    await seeding.execute(eventsOf(from, to))
  }
  await seeding.execute(sql`drop table scaled_parcels`)
  await seeding.execute(sql`analyze ${requests}`)
}
