import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder, testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { rectangle } from '../parcels/parcels.fixture.ts'
import { findLandParcels, getParcelZoning } from '../zoning/index.ts'
import { importParcelsFromLayer } from './index.ts'

// Koop is an open feature service, so this is a server that we did not write. It has 111 MB and 225
// packages: no dependency of ours, or everybody would install it. Its scripts do not run, and its
// packages are those of a day.
const koop = 'koop@5.1.1'
const packagesOf = '2026-11-20'

const { contextOf, person } = peopleIn(await testDatabase())
const ada = contextOf(await person({ isAdmin: true }))

const folder = temporaryFolder()
const many = 2345

const hole = rectangle(-88.3995, 42.0002, -88.3993, 42.0004).toReversed()
const outlineOf = (at: number): object => {
  const [west, south] = [-88.4 + (at % 100) / 1000, 42 + Math.floor(at / 100) / 1000]
  const edge = rectangle(west, south, west + 0.0009, south + 0.0009)
  if (at === 0) return { type: 'Polygon', coordinates: [edge, hole] }
  const second = rectangle(west + 0.00092, south, west + 0.00098, south + 0.0009)
  return at === 1
    ? { type: 'MultiPolygon', coordinates: [[edge], [second]] }
    : { type: 'Polygon', coordinates: [edge] }
}

const server = `
const Koop = require('koop')
const features = require('./features.json')
class Model {
  getData(request, answer) {
    const metadata = { name: 'parcels', maxRecordCount: 500, geometryType: 'Polygon', idField: 'NUMBER' }
    answer(null, { type: 'FeatureCollection', features, metadata })
  }
}
const koop = new Koop({ logLevel: 'error' })
koop.register({ type: 'provider', name: 'city', hosts: false, disableIdParam: true, Model, version: '1.0.0' })
const listening = koop.server.listen(0, '127.0.0.1', () => console.log('port ' + listening.address().port))
`

let port = ''
let running: ReturnType<typeof spawn> | undefined

beforeAll(async () => {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--before', packagesOf]
  execFileSync('npm', ['install', '--prefix', folder, ...options, koop], { stdio: 'pipe' })
  const features = Array.from({ length: many }, (_, at) => ({
    type: 'Feature',
    // Koop's own ids are numbers; ours is the parcel's.
    properties: { NUMBER: at + 1, PIN: `K-${at}`, HOUSE: at + 1, STREET: "O'Brien", ZIP: 60_120 },
    geometry: outlineOf(at),
  }))
  writeFileSync(join(folder, 'features.json'), JSON.stringify(features))
  writeFileSync(join(folder, 'server.cjs'), server)
  running = spawn(process.execPath, ['server.cjs'], { cwd: folder })
  // It says more than that.
  for await (const line of running.stdout ?? []) {
    port = /port (\d+)/.exec(String(line))?.[1] ?? ''
    if (port !== '') return
  }
  throw new Error(`koop ended with ${running.exitCode}`)
}, 300_000)

afterAll(async () => {
  if (running?.exitCode === null) {
    const ended = once(running, 'exit')
    running.kill()
    await ended
  }
  rmSync(folder, { recursive: true })
})

it('reads a layer of koop whole: pages, a hole, and a parcel of two parts', async () => {
  const network = {
    fetch: (address: string, options: RequestInit) => fetch(address, options),
    timeoutMs: 30_000,
    isLocal: true,
  }
  const done = await importParcelsFromLayer(ada, network, {
    batchId: 'koop',
    kind: 'full',
    layerUrl: `http://127.0.0.1:${port}/city/FeatureServer/0/query?where=1=1`,
    fields: { parcelNumber: 'PIN', streetNumber: 'HOUSE', streetName: 'STREET', zip: 'ZIP' },
    token: null,
  })
  expect(done).toMatchObject({ status: 'applied', rowCount: many, errorCount: 0 })
  const outlineAt = async (house: number) => {
    const [parcel] = JSON.parse(await findLandParcels(ada, `${house} O'Brien`)) as { Id: string }[]
    const zoning = JSON.parse(await getParcelZoning(ada, parcel?.Id ?? '')) as {
      geometry: { type: string; coordinates: unknown[] }
    }
    return zoning.geometry
  }
  // An edge and its hole; two parts.
  expect(await outlineAt(1)).toMatchObject({ type: 'Polygon', coordinates: { length: 2 } })
  expect(await outlineAt(2)).toMatchObject({ type: 'MultiPolygon', coordinates: { length: 2 } })
  expect(await outlineAt(many)).toMatchObject({ type: 'Polygon', coordinates: { length: 1 } })
})
