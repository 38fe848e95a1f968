import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { getAddressAt, parcelGeocoder, searchAddresses } from './find-addresses.ts'
import { getMapLayer } from './map-layer.ts'

const context = contextIn(await testDatabase('demo'))

const found = async (text: string) =>
  (await searchAddresses(context, parcelGeocoder, text)).map(({ address }) => address)

const [some = ''] = await found('1001')

describe('an address', () => {
  const street = some.replace(/^\d+ /, '')

  it('is found as it is written', async () => {
    expect(some).toMatch(/^1001 /)
    expect((await found(some))[0]).toBe(some)
    expect((await found(`${some}, Elgin, IL`))[0]).toBe(some)
    expect((await found(some.toUpperCase()))[0]).toBe(some)
  })

  it('is found with a typo', async () => {
    const swapped = street.replace(/^(..)(.)(.)/, '$1$3$2')
    expect(swapped).not.toBe(street)
    expect(await found(`1001 ${swapped}`)).toContain(some)
    expect(await found(`1001 ${street.replace(/^(...)./, '$1')}`)).toContain(some)
  })

  it('is suggested as it is typed, at most seven of them', async () => {
    const suggested = await found(`10 ${street.slice(0, 4)}`)
    expect(suggested.length).toBeGreaterThan(0)
    expect(suggested.length).toBeLessThanOrEqual(7)
    for (const one of suggested) expect(one).toMatch(/^10/)
  })

  it.each(['', '1', 'ab', '  ', '1,2'])('is not searched with %j', async (text) => {
    expect(await found(text)).toEqual([])
  })

  it.each(['100% Wood_%', "1 o'neil; drop table parcels", '%%%%'])(
    'is searched by its letters only: %j',
    async (text) => {
      expect(await found(text)).toEqual([])
    },
  )

  it('finds the address of a place, and none outside the city', async () => {
    const [known] = await searchAddresses(context, parcelGeocoder, some)
    if (!known) throw new Error('The demo city has no such address')
    const { latitude, longitude } = known
    const near = { latitude: latitude + 0.00005, longitude }
    expect((await getAddressAt(context, parcelGeocoder, near))?.address).toBe(some)
    const away = { latitude: 41.88, longitude: -87.63 }
    await expect(getAddressAt(context, parcelGeocoder, away)).rejects.toThrow('Map.OutsideCity')
    expect(
      await getAddressAt(context, parcelGeocoder, { latitude: 41.971, longitude: -88.44 }),
    ).toBeNull()
  })
})

describe('the layer of the map', () => {
  const kinds = async (box: { south: number; west: number; north: number; east: number }) => {
    const layer = JSON.parse(await getMapLayer(context, box)) as {
      features: { properties: { kind: string } }[]
    }
    return layer.features.map(({ properties }) => properties.kind)
  }

  it('shows streets and parcels near by, streets from afar, and nothing elsewhere', async () => {
    const near = await kinds({ south: 42.038, west: -88.293, north: 42.042, east: -88.287 })
    expect(new Set(near)).toEqual(new Set(['street', 'parcel']))
    const far = await kinds({ south: 41.97, west: -88.45, north: 42.1, east: -88.22 })
    expect(far).toHaveLength(80)
    expect(new Set(far)).toEqual(new Set(['street']))
    expect(await kinds({ south: 41.97, west: -88.45, north: 41.98, east: -88.44 })).toEqual([])
  })
})
