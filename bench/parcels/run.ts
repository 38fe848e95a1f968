import { randomBytes } from 'node:crypto'
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { importParcels } from '@portal/core/parcel-import'
import { findParcelAt, getMapLayer } from '@portal/core/parcels'
import { startMeasuredDatabase } from '@portal/local/measuring'
import { asStaff } from '../kit/as-staff.ts'
import { median, percentile, spread } from '../kit/statistics.ts'
import { table } from '../kit/table.ts'
import { parcelsGeoJson, placeOf } from './city-parcels.ts'

// An import of a hundred thousand parcels against COPY; a window of the map and the parcel at a
// place against the look-up of one row by its key.

const isQuick = process.argv.includes('--quick')
const count = isQuick ? 10_000 : 100_000
const rounds = isQuick ? 1 : 3
const turns = isQuick ? 100 : 500

const database = await startMeasuredDatabase()
const client = new pg.Client(database.databaseUrl)
await client.connect()
await client.query('truncate parcels cascade')

const context = asStaff(database)

const text = parcelsGeoJson(count)
const file = new TextEncoder().encode(text)

async function* pieces() {
  for (let at = 0; at < file.length; at += 65_536) yield file.subarray(at, at + 65_536)
}

/** Rows per second: read, checked, staged and switched. */
async function imported(round: number): Promise<number> {
  const start = performance.now()
  const done = await importParcels(context, {
    batchId: `round-${round}`,
    kind: 'full',
    format: 'geojson',
    body: pieces(),
    limit: 200_000_000,
  })
  if (done.status !== 'applied' || done.rowCount !== count) throw new Error(JSON.stringify(done))
  return (count / (performance.now() - start)) * 1000
}

/** Rows per second of COPY into a table with the same indexes, unchecked. */
async function copied(): Promise<number> {
  const path = join(tmpdir(), `parcels-${randomBytes(8).toString('hex')}`)
  await client.query('drop table if exists raw_parcels')
  await client.query('create table raw_parcels (like parcels including all)')
  // The database may run as another system user.
  writeFileSync(path, '')
  chmodSync(path, 0o666)
  await client.query(`copy parcels to '${path}'`)
  try {
    const start = performance.now()
    await client.query(`copy raw_parcels from '${path}'`)
    return (count / (performance.now() - start)) * 1000
  } finally {
    rmSync(path)
  }
}

const [ours, bare]: [number[], number[]] = [[], []]
for (let round = 0; round < rounds; round++) {
  await client.query('truncate parcels cascade')
  ours.push(await imported(round))
  bare.push(await copied())
}
console.log(
  `\n## Parcels: an import of ${count} against COPY (${(file.length / 1e6).toFixed(0)} MB)\n`,
)
console.log(
  table(
    ['what', 'rows a second', 'ratio'],
    [
      ['COPY into the same indexes', spread(bare, 0), '1'],
      ['import', spread(ours, 0), (median(ours) / median(bare)).toFixed(2)],
    ],
  ),
)

await client.query('analyze parcels')
const { rows } = await client.query<{ id: string }>('select id from parcels order by parcel_number')

async function timed(ask: (turn: number) => Promise<unknown>): Promise<number[]> {
  for (let turn = 0; turn < 20; turn++) await ask(turn)
  const taken: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const start = performance.now()
    await ask(turn)
    taken.push(performance.now() - start)
  }
  return taken
}
const placeAt = (turn: number) => (turn * 7919) % count
// What a phone shows at zoom 17, in whole squares of the layer.
const windowAt = (turn: number) => {
  const { latitude, longitude } = placeOf(placeAt(turn))
  return { south: latitude, north: latitude + 0.004, west: longitude, east: longitude + 0.004 }
}
const measured = [
  [
    'one row by its key',
    await timed((turn) =>
      context.database.rows(`select * from parcels where id = '${rows[placeAt(turn)]?.id}'`),
    ),
  ],
  ['the parcel at a place', await timed((turn) => findParcelAt(context, placeOf(placeAt(turn))))],
  ['a window of 0.004 degrees', await timed((turn) => getMapLayer(context, windowAt(turn)))],
] as const
const base = percentile(measured[0][1], 0.95)
console.log(`\n## Parcels: looked up among ${count}\n`)
console.log(
  table(
    ['what', 'median ms', 'p95 ms', 'p95 against the key'],
    measured.map(([what, taken]) => [
      what,
      median(taken).toFixed(2),
      percentile(taken, 0.95).toFixed(2),
      (percentile(taken, 0.95) / base).toFixed(1),
    ]),
  ),
)
await client.end()
await database.stop()
process.exit()
