import pg from 'pg'
import { getPermit, type PermitSearch, searchPermits } from '@portal/core/permits'
import { startMeasuredDatabase } from '@portal/local/measuring'
import { againstQuery, type Compared, warmUpTurns } from '../kit/against-query.ts'
import { table } from '../kit/table.ts'
import { fillPermits } from './many-permits.ts'

// Each search of permits among a million, and a permit by its number, against the bare query that
// reads the same rows by the same index.

const isQuick = process.argv.includes('--quick')
const count = isQuick ? 100_000 : 1_000_000
const rounds = isQuick ? 40 : 200
const limit = 5

/** A permit that there is; each turn asks for another one. */
interface Known {
  readonly year: number
  readonly number: number
  readonly streetNumber: number
  readonly streetName: string
  readonly parcelNumber: string
  readonly ownerName: string
}

type Question = Compared<Known>

const columns = `p.id, p.number, p.year, p.kind, p.state, p.street_number, p.street_name,
  p.street_suffix, p.owner_name, p.applied_on`
const newest = 'p.year desc, p.number desc limit 100'
const street = '(portal_search_key(p.street_name) collate "C")'
const nothing: PermitSearch = { streetNumber: '', streetName: '', parcelNumber: '', ownerName: '' }

function search(
  what: string,
  typed: (permit: Known) => Partial<PermitSearch>,
  { where, order = newest, params }: { where: string; order?: string; params: Question['params'] },
): Question {
  return {
    what,
    example: (permit) => Object.values(typed(permit)).join(' '),
    ask: (context, permit) => searchPermits(context, { ...nothing, ...typed(permit) }),
    bare: `select ${columns} from permits p where ${where} order by ${order}`,
    params,
  }
}

/** Family name and given name, as a neighbor types them. */
const wordsOf = ({ ownerName }: Known): [string, string] => {
  const [family = '', person = ''] = ownerName.toLowerCase().split(', ')
  return [family, person]
}

const owner = (what: string, words: (permit: Known) => readonly string[]): Question =>
  search(what, (permit) => ({ ownerName: words(permit).join(' ') }), {
    where: `to_tsvector('simple', portal_search_key(p.owner_name)) @@ to_tsquery('simple', $1)`,
    // Sorted as found: by its index, not by a walk along the newest.
    order: 'p.year + 0 desc, p.number desc limit 100',
    params: (permit) => [
      words(permit)
        .map((word) => `${word}:*`)
        .join(' & '),
    ],
  })

const questions: readonly Question[] = [
  search('a street', ({ streetName }) => ({ streetName }), {
    where: `${street} >= $1 and ${street} < $1 || '~'`,
    order: `${street}, p.street_number, ${newest}`,
    params: ({ streetName }) => [streetName.toLowerCase()],
  }),
  search(
    'the beginning of a street',
    ({ streetName }) => ({ streetName: streetName.slice(0, 3) }),
    {
      where: `${street} >= $1 and ${street} < $1 || '~'`,
      order: `${street}, p.street_number, ${newest}`,
      params: ({ streetName }) => [streetName.slice(0, 3).toLowerCase()],
    },
  ),
  search(
    'a street and a number',
    ({ streetName, streetNumber }) => ({ streetName, streetNumber: String(streetNumber) }),
    {
      where: `${street} >= $1 and ${street} < $1 || '~' and p.street_number = $2`,
      order: `${street}, p.street_number, ${newest}`,
      params: ({ streetName, streetNumber }) => [streetName.toLowerCase(), streetNumber],
    },
  ),
  search('a street number', ({ streetNumber }) => ({ streetNumber: String(streetNumber) }), {
    where: 'p.street_number = $1',
    params: ({ streetNumber }) => [streetNumber],
  }),
  owner('an owner, both names', wordsOf),
  owner('an owner, the family’s name', (permit) => wordsOf(permit).slice(0, 1)),
  owner('an owner, three letters', (permit) => [wordsOf(permit)[0].slice(0, 3)]),
  search('a parcel', ({ parcelNumber }) => ({ parcelNumber }), {
    where: 'p.parcel_number = $1',
    params: ({ parcelNumber }) => [parcelNumber],
  }),
  {
    what: 'a permit by its number',
    example: ({ year, number }) => `${year} ${number}`,
    ask: (context, { year, number }) =>
      getPermit(context, { year: String(year), number: String(number) }),
    bare: 'select * from permits where year = $1 and number = $2',
    params: ({ year, number }) => [year, number],
  },
]

const database = await startMeasuredDatabase()
const client = new pg.Client(database.databaseUrl)
await client.connect()
const started = performance.now()
await fillPermits(client, count)
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(`${count.toLocaleString('en')} permits, made in ${seconds} s\n`)

const { rows: known } = await client.query<Known>(
  `select year, number, street_number as "streetNumber", street_name as "streetName",
    parcel_number as "parcelNumber", owner_name as "ownerName"
  from permits order by hashint4(number * 31 + year) limit $1`,
  [rounds + warmUpTurns],
)
await client.end()

const rows = await againstQuery(database, questions, { known, limit })
console.log(table(['by', 'example', 'p50 / bare', 'p50, ms', 'p95 / bare', 'p95, ms'], rows))
await database.stop()
process.exit()
