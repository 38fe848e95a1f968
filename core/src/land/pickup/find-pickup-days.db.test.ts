import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { parcelsIn } from '../parcels/parcels.fixture.ts'
import { streetAliases } from '../parcels/parcels.sql.ts'
import { findPickupDays, getPickupPlace } from './index.ts'

const where = await testDatabase()
/** Monday of Thanksgiving's week. */
const monday = new Date('2026-11-23T18:00:00Z')
const at = (now: Date, language: 'en' | 'es' = 'en') =>
  contextIn(where, { clock: { now: () => now }, language })
const context = at(monday)
const put = parcelsIn(context.database)

const found = async (streetNumber: string, street: string, now = monday) =>
  findPickupDays(at(now), { streetNumber, street })
const idOf = async (streetNumber: string, street: string) => {
  const [first] = await found(streetNumber, street)
  return first?.Id ?? ''
}
const addresses = async (streetNumber: string, street: string) =>
  (await found(streetNumber, street)).map((one) => one.Parcel_Address__c)

beforeAll(async () => {
  const oak = { streetName: 'Oak', streetSuffix: 'St' }
  await put({ ...oak, streetNumber: 12, refusePickupDay: 'Thursday' })
  await put({ ...oak, streetNumber: 14, refusePickupDay: 'Wednesday' })
  await put({ ...oak, streetNumber: 14, unit: '1/2', refusePickupDay: 'Wednesday' })
  await put({ streetNumber: 12, streetName: 'Oak', streetSuffix: 'Ave', refusePickupDay: 'Friday' })
  await put({ streetNumber: 12, streetName: 'Peña', streetSuffix: 'Blvd', refusePickupDay: '' })
  await put({ ...oak, streetNumber: 99, retiredAt: monday })
  await context.database.write((builder) => [
    builder.insert(streetAliases).values({
      id: newId<'street alias'>(),
      alias: 'Route 31',
      streetName: 'Oak',
      streetSuffix: 'Ave',
    }),
  ])
})

describe('the pickup day of an address', () => {
  it('has the specification’s fields, and the next pickup with its delay', async () => {
    expect(await found('12', 'Oak St')).toEqual([
      {
        Parcel_Address__c: '12 Oak St',
        Refuse_Pickup_Day__c: 'Thursday',
        isDelayedFromHoliday: true,
        holidayName: 'Thanksgiving',
        Id: expect.any(String),
        zip: '60120',
        nextOn: '2026-11-27',
      },
    ])
  })

  it('is not delayed before the holiday, nor in the next week', async () => {
    const [wednesday] = await found('14', 'Oak St')
    expect(wednesday).toMatchObject({ isDelayedFromHoliday: false, holidayName: '' })
    // Sunday begins the week after.
    const [later] = await found('12', 'Oak St', new Date('2026-11-29T18:00:00Z'))
    expect(later).toMatchObject({ isDelayedFromHoliday: false, nextOn: '2026-12-03' })
  })

  it('is found by the street alone or the number alone, and by neither not', async () => {
    expect(await addresses('', 'oak street')).toEqual(['12 Oak St', '14 Oak St', '14½ Oak St'])
    expect(await addresses('12', '')).toEqual(['12 Oak Ave', '12 Oak St', '12 Peña Blvd'])
    expect(await addresses('', '')).toEqual([])
  })

  it('lists both streets of a name', async () => {
    expect(await addresses('12', 'Oak')).toEqual(['12 Oak Ave', '12 Oak St'])
  })

  it('is found by the other name of a street', async () => {
    expect(await addresses('12', 'route 31')).toEqual(['12 Oak Ave'])
    expect(await addresses('', 'Route 31')).toEqual(['12 Oak Ave'])
  })

  it('is found without accents, and with a typing mistake', async () => {
    expect(await addresses('12', 'pena blvd')).toEqual(['12 Peña Blvd'])
    expect(await addresses('12', 'Penna Blvd')).toEqual(['12 Peña Blvd'])
  })

  it('of a half number is that of the half, or of the whole one without any', async () => {
    expect(await addresses('14½', 'Oak St')).toEqual(['14½ Oak St'])
    expect(await addresses('12 1/2', 'Oak St')).toEqual(['12 Oak St'])
    expect(await addresses('', '14 1/2 Oak St')).toEqual(['14½ Oak St'])
  })

  it('is not known for an address in no district, and never one that is no longer there', async () => {
    const [none] = await found('12', 'Peña')
    expect(none).toMatchObject({ Refuse_Pickup_Day__c: '', nextOn: null })
    expect(await addresses('99', 'Oak St')).toEqual([])
  })

  it.each(["1 o'neil; drop table parcels", '%%%%', '_', '\\'])(
    'takes %j for a name',
    async (street) => {
      expect(await addresses('', street)).toEqual([])
    },
  )
})

describe('the page of a place', () => {
  it('says what moved and why, in the reader’s language', async () => {
    const id = await idOf('12', 'Oak St')
    const place = await getPickupPlace(at(monday, 'es'), id, null)
    expect(place.pickups.slice(0, 2)).toEqual([
      {
        service: 'garbage',
        week: '2026-11-22',
        regularOn: '2026-11-26',
        on: '2026-11-27',
        reason: 'Día de Acción de Gracias',
        cause: 'holiday',
      },
      expect.objectContaining({ service: 'recycling', on: '2026-11-27' }),
    ])
  })

  it('has all pickups of a year for a page to print', async () => {
    const id = await idOf('12', 'Oak Ave')
    const { pickups } = await getPickupPlace(context, id, 2027)
    expect(pickups.filter(({ service }) => service === 'garbage')).toHaveLength(53)
    expect(pickups[0]).toMatchObject({ on: '2027-01-02', regularOn: '2027-01-01' })
  })

  it('is none for an unknown place', async () => {
    await expect(getPickupPlace(context, newId<'parcel'>(), null)).rejects.toThrow('Pickup.NoPlace')
  })

  it('costs one round trip', async () => {
    const fresh = at(monday)
    await findPickupDays(fresh, { streetNumber: '12', street: 'Penna' })
    expect(fresh.database.usage.trips).toBe(1)
    const id = await idOf('12', 'Oak Ave')
    await getPickupPlace(fresh, id, null)
    expect(fresh.database.usage.trips).toBe(2)
  })
})
