import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { listPermitsInView } from './permits-in-view.ts'
import { permitsIn } from './permits.fixture.ts'
import { permitLimits } from './rules.ts'

const { database, contextOf, person, permit } = permitsIn(await testDatabase())
const resident = await person({ language: 'es' })
const box = { south: 42, west: -88.3, north: 42.01, east: -88.29 }

interface View {
  readonly isCut: boolean
  readonly permits: readonly { readonly number: number; readonly kind: string }[]
}

async function inView(view = box) {
  // The database's JSON, whose shape the contract's test compares.
  const text = await listPermitsInView({ ...contextOf(resident), language: 'es' }, view)
  return { text, ...(JSON.parse(text) as View) }
}

const at = (latitude: number, longitude: number) => permit({ latitude, longitude })

describe('the permits of a part of the map', () => {
  it('are those inside it and on its edge, the newest first, without names', async () => {
    const [first, edge, last] = [
      await at(42.005, -88.295),
      await at(42, -88.3),
      await at(42.009, -88.2901),
    ]
    await at(42.02, -88.295)
    await at(42.005, -88.28)
    await permit()
    const { isCut, permits, text } = await inView()
    expect(isCut).toBe(false)
    expect(permits.map(({ number }) => number)).toEqual([last.number, edge.number, first.number])
    expect(permits[0]?.kind).toBe('Techo')
    expect(text).not.toContain('Clark')
  })

  it('are the newest where there are more than a map shows, and it says so', async () => {
    const crowded = { south: 43, west: -88.3, north: 43.01, east: -88.29 }
    const made = []
    for (let place = 0; place < permitLimits.found; place += 1)
      made.push((await at(43.005, -88.295)).number)
    expect(await inView(crowded)).toMatchObject({ isCut: false })
    made.push((await at(43.006, -88.295)).number)
    const { isCut, permits } = await inView(crowded)
    expect(isCut).toBe(true)
    expect(permits.map(({ number }) => number)).toEqual(made.toReversed().slice(0, -1))
  })

  it('cost one round trip, and come by the index of places', async () => {
    const context = contextOf(resident)
    await listPermitsInView(context, box)
    expect(context.database.usage.trips).toBe(1)
    const rows = await database.rows<{ definition: string }>(
      sql`select indexdef as definition from pg_indexes where indexname = 'permits_by_place'`,
    )
    expect(rows[0]?.definition).toContain('gist (point(longitude, latitude))')
  })

  it('of a box that is none are refused', async () => {
    await expect(inView({ ...box, south: 43 })).rejects.toMatchObject({ kind: 'invalid' })
    await expect(inView({ ...box, west: -88.29 })).rejects.toMatchObject({ kind: 'invalid' })
  })
})
