import pg from 'pg'
import { findPickupDays, getPickupCalendar, getPickupPlace } from '@portal/core/pickup'
import { startMeasuredDatabase } from '@portal/local/measuring'
import { againstQuery, type Compared, warmUpTurns } from '../kit/against-query.ts'
import { table } from '../kit/table.ts'

// The search of pickup days among a hundred thousand addresses, a place's page and its calendar,
// against the look-up of one parcel by its key through the same driver.

const isQuick = process.argv.includes('--quick')
const count = isQuick ? 20_000 : 100_000
const rounds = isQuick ? 40 : 200
/** At p95. */
const limit = 5

const streets = 1500

interface Known {
  readonly id: string
  readonly number: string
  readonly street: string
}

type Question = Compared<Known>

/** The look-up by its key. */
const byKey = {
  bare: 'select * from parcels where id = $1',
  params: ({ id }: Known) => [id],
}

const search = (
  what: string,
  typed: (parcel: Known) => { readonly streetNumber: string; readonly street: string },
): Question => ({
  what,
  example: (parcel) => Object.values(typed(parcel)).join(' ').trim(),
  ask: (context, parcel) => findPickupDays(context, typed(parcel)),
  ...byKey,
})

/** Two letters change places. */
const mistyped = (street: string): string => street.replace(/^(.)(.)(.)/, '$1$3$2')

const questions: readonly Question[] = [
  search('a number and a street', ({ number, street }) => ({ streetNumber: number, street })),
  search('a number and the street’s beginning', ({ number, street }) => ({
    streetNumber: number,
    street: street.split(' ')[0] ?? street,
  })),
  search('a street', ({ street }) => ({ streetNumber: '', street })),
  search('a number', ({ number }) => ({ streetNumber: number, street: '' })),
  search('a number and a mistyped street', ({ number, street }) => ({
    streetNumber: number,
    street: mistyped(street),
  })),
  {
    what: 'the page of a place',
    example: ({ id }) => id.slice(0, 8),
    ask: (context, { id }) => getPickupPlace(context, id, null),
    ...byKey,
  },
  {
    what: 'the calendar of a place',
    example: ({ id }) => id.slice(0, 8),
    ask: (context, { id }) => getPickupCalendar(context, id, 'https://portal.example'),
    ...byKey,
  },
]

/** Names of which ten begin with the same three letters. */
const inLetters = `initcap(translate(to_char(at % ${streets}, 'FM0000'), '0123456789', 'abcdefghil'))`

const fill = [
  `insert into streets (id, name, suffix, line)
    select uuidv7(), ${inLetters} || ' Harbor', 'St', '[]' from generate_series(0, ${streets - 1}) at`,
  `insert into parcels (id, parcel_number, street_number, street_name, street_suffix, zip, latitude,
    longitude, outline, south, west, north, east, refuse_pickup_day, leaf_district, primary_zoning,
    current_land_use, school_district, county_board_district, state_representative_district,
    state_senate_district, us_congressional_district, water_billing_cycle_dates)
  select uuidv7(), '06-' || at, 101 + 2 * ((at % ${streets}) % 700) + 25 * (at / ${streets}), ${inLetters} || ' Harbor', 'St', '60120', 42, -88.3,
    '[]', 42, -88.3, 42, -88.3, (array['Monday','Tuesday','Wednesday','Thursday','Friday'])[1 + at % 5],
    (array['A','B','C','D'])[1 + at % 4], '', '', '', '', '', '', '', ''
  from generate_series(0, ${count - 1}) at`,
  // As after some years: 60 exceptions and seasons.
  `insert into pickup_rules (id, kind, service, district, from_day, to_day, weekday, every_weeks,
    follows_holidays, moved_to, name, name_es, created_at)
  select uuidv7(), 'exception', null, (array['A','B','C','D'])[1 + at % 4], current_date + at - 30,
    current_date + at - 30, null, 1, true, current_date + at - 29, 'Snow', 'Nieve', now()
  from generate_series(0, 59) at on conflict do nothing`,
  'analyze parcels, streets, pickup_rules',
]

const database = await startMeasuredDatabase()
const client = new pg.Client(database.databaseUrl)
await client.connect()
for (const statement of fill) await client.query(statement)
console.log(`${count.toLocaleString('en')} addresses in ${streets.toLocaleString('en')} streets\n`)
const { rows: known } = await client.query<Known>(
  `select id, street_number::text as number, street_name || ' ' || street_suffix as street
  from parcels order by hashtext(parcel_number) limit $1`,
  [rounds + warmUpTurns],
)
await client.end()

const rows = await againstQuery(database, questions, { known, limit })
console.log(table(['by', 'example', 'p50 / key', 'p50, ms', 'p95 / key', 'p95, ms'], rows))
await database.stop()
process.exit()
