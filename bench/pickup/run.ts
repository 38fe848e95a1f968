import { neon, neonConfig } from '@neondatabase/serverless'
import pg from 'pg'
import { cityOf } from '@portal/core/city'
import { openDatabase } from '@portal/core/database'
import { anonymous, type Context, systemClock } from '@portal/core/kernel'
import { findPickupDays, getPickupCalendar, getPickupPlace } from '@portal/core/pickup'
import { startMeasuredDatabase } from '@portal/local/measuring'
import { median, percentile } from '../kit/statistics.ts'
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

interface Question {
  readonly what: string
  readonly example: (parcel: Known) => string
  readonly ask: (context: Context, parcel: Known) => Promise<unknown>
}

const search = (
  what: string,
  typed: (parcel: Known) => { readonly streetNumber: string; readonly street: string },
): Question => ({
  what,
  example: (parcel) => Object.values(typed(parcel)).join(' ').trim(),
  ask: (context, parcel) => findPickupDays(context, typed(parcel)),
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
  },
  {
    what: 'the calendar of a place',
    example: ({ id }) => id.slice(0, 8),
    ask: (context, { id }) => getPickupCalendar(context, id, 'https://portal.example'),
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
  [rounds + 10],
)
await client.end()

const asGuest = (): Context => ({
  actor: anonymous,
  clock: systemClock,
  language: 'en',
  database: openDatabase(database.databaseUrl, database.neonEndpoint),
  city: cityOf({}),
  requestId: 'bench',
})

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

neonConfig.fetchEndpoint = () => database.neonEndpoint
const bareDriver = neon(database.databaseUrl)
const rows: string[][] = []
for (const { what, example, ask } of questions) {
  const ours: number[] = []
  const least: number[] = []
  for (const [turn, parcel] of known.entries()) {
    const context = asGuest()
    const own = () => timed(() => ask(context, parcel))
    const other = () =>
      timed(() => bareDriver.query('select * from parcels where id = $1', [parcel.id]))
    // Who asks first reads the rows into the cache: each does so every other turn.
    const [first, second] = turn % 2 === 0 ? [own, other] : [other, own]
    const [one, two] = [await first(), await second()]
    const { trips } = context.database.usage
    if (trips !== 1) throw new Error(`It took ${trips} round trips`)
    // The first turns warm the caches.
    if (turn < 10) continue
    ours.push(turn % 2 === 0 ? one : two)
    least.push(turn % 2 === 0 ? two : one)
  }
  const ratio = (share: number): string => {
    const value = percentile(ours, share) / percentile(least, share)
    return value > limit ? `**${value.toFixed(2)}, over**` : value.toFixed(2)
  }
  const [sample] = known
  rows.push([
    what,
    sample ? example(sample) : '',
    ratio(0.5),
    `${median(ours).toFixed(2)} / ${median(least).toFixed(2)}`,
    ratio(0.95),
    [ours, least].map((times) => percentile(times, 0.95).toFixed(2)).join(' / '),
  ])
}
console.log(table(['by', 'example', 'p50 / key', 'p50, ms', 'p95 / key', 'p95, ms'], rows))
await database.stop()
process.exit()
