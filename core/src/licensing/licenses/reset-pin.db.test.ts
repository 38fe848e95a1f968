import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { parcels } from '../../land/parcels/parcels.sql.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { textOfPdf } from '../../platform/pdf/text-of-pdf.fixture.ts'
import { calculateRenewal } from './calculate-renewal.ts'
import { pin as oldPin, putFees, putLicense, secret } from './licenses.fixture.ts'
import { licenses } from './licenses.sql.ts'
import { resetLicensePin } from './reset-pin.ts'
import { getLicense, setLicenseTrades } from './staff-licenses.ts'

const { database, contextOf, person } = peopleIn(await testDatabase())
const clerk = await person({ roles: ['caseWorker'] })
const viewer = await person({ roles: ['viewer'] })
const portalUrl = 'https://portal.example'
await putFees({ database }, 'retail')

const reset = (id: string, version = 1) =>
  resetLicensePin(contextOf(clerk), { id, version, secret, portalUrl })

const letterOf = async ({ letter }: { readonly letter: string }) =>
  await textOfPdf(new Uint8Array(Buffer.from(letter, 'base64')))

const set = (id: string, given: Readonly<Partial<typeof licenses.$inferInsert>>) =>
  database.write((builder) => [
    builder
      .update(licenses)
      .set(given)
      .where(sql`id = ${id}`),
  ])

const renewalWith = (number: string, pin: string) =>
  calculateRenewal(contextOf(clerk), { year: 2026, number, pin, address: '198.51.100.7', secret })

describe('a PIN letter', () => {
  it('has a new PIN that renews, and ends the one before', async () => {
    const { id, number } = await putLicense({ database }, { kind: 'retail', year: 2026 })
    const context = contextOf(clerk)
    const made = await resetLicensePin(context, { id, version: 1, secret, portalUrl })
    expect(context.database.usage.trips).toBe(2)
    const text = await letterOf(made)
    for (const part of [number, made.pin, 'Corner Shop', 'https://portal.example/businesslicense'])
      expect(text).toContain(part)
    expect(await renewalWith(number, made.pin)).toMatchObject({ businessName: 'Corner Shop' })
    expect(await renewalWith(number, oldPin)).toMatchObject({ success: false, businessName: '' })
    const rows = await database.rows<{ details: string }>(
      sql`select details::text as details from audit_log where entity_id = ${id}
        and operation = 'resetLicensePin'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.details).not.toContain(made.pin)
  })

  it('is in the license’s language, and addressed with the ZIP code of its lot', async () => {
    const { id } = await putLicense({ database }, { kind: 'retail', year: 2026 })
    await database.write((builder) => [
      builder.insert(parcels).values({
        id: newId<'parcel'>(now),
        parcelNumber: '07-01',
        streetNumber: 44,
        streetName: "O'Brien",
        streetSuffix: 'Rd',
        unit: null,
        zip: '60123',
        latitude: 42.04,
        longitude: -88.29,
        outline: [],
        south: 42,
        west: -88.3,
        north: 42.1,
        east: -88.2,
        refusePickupDay: 'Monday',
        leafDistrict: '1',
        primaryZoning: 'SFR2',
        currentLandUse: 'Residential',
        schoolDistrict: 'U-46',
        countyBoardDistrict: '1',
        stateRepresentativeDistrict: '1',
        stateSenateDistrict: '1',
        usCongressionalDistrict: '8',
        waterBillingCycleDates: '1',
      }),
    ])
    await set(id, { language: 'es', address: '44 O’Brien Rd', businessName: 'Flores Muñoz' })
    const text = await letterOf(await reset(id))
    expect(text).toContain('Su PIN nuevo')
    expect(text).toMatch(/Flores Muñoz\n44 O.Brien Rd\n[^\n]+ 60123\n/)
  })

  it('uses an address that is whole already', async () => {
    const { id } = await putLicense({ database }, { kind: 'retail', year: 2026 })
    await set(id, { address: '9 Lake Ave, Aurora, IL 60505' })
    expect(await letterOf(await reset(id))).toContain('9 Lake Ave\nAurora, IL 60505\n')
  })

  it('is refused to viewers, and for a license that has changed or is not there', async () => {
    const { id } = await putLicense({ database }, { kind: 'retail', year: 2026 })
    await expect(
      resetLicensePin(contextOf(viewer), { id, version: 1, secret, portalUrl }),
    ).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(reset(id, 2)).rejects.toMatchObject({ kind: 'stale' })
    await expect(reset(newId())).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('trades', () => {
  it('are set by staff, for contractors alone', async () => {
    const one = await putLicense({ database }, { kind: 'contractor', year: 2026 })
    const shop = await putLicense({ database }, { kind: 'retail', year: 2026 })
    const to = (id: string, version: number) =>
      setLicenseTrades(contextOf(clerk), { id, version, trades: ['plumbing', 'mechanical'] })
    expect(await to(one.id, 1)).toEqual({ version: 2 })
    expect(await getLicense(contextOf(clerk), one.id)).toMatchObject({
      isContractor: true,
      trades: ['plumbing', 'mechanical'],
    })
    await expect(to(one.id, 1)).rejects.toMatchObject({ kind: 'stale' })
    await expect(to(shop.id, 1)).rejects.toMatchObject({ code: 'Licenses.NoTrades' })
    await expect(
      setLicenseTrades(contextOf(clerk), { id: one.id, version: 2, trades: [] }),
    ).rejects.toMatchObject({ kind: 'invalid' })
    await expect(
      setLicenseTrades(contextOf(viewer), { id: one.id, version: 2, trades: ['general'] }),
    ).rejects.toMatchObject({ kind: 'forbidden' })
  })
})
