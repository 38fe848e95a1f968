import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { formDefinitions } from '../../casework/forms/forms.sql.ts'
import { submitForm } from '../../casework/forms/index.ts'
import { listFields, setPublicFields } from '../../casework/public-fields/index.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { services } from '../../casework/services/services.sql.ts'
import { claimOf, getRequest } from '../../casework/tracking/index.ts'
import { parcels } from '../../land/parcels/parcels.sql.ts'
import { feeSchedules } from '../../money/fee-schedules/fee-schedules.sql.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { licenses, licenseYears } from '../licenses/licenses.sql.ts'
import { permitHistory, permits } from '../permits/permits.sql.ts'
import { checkPermitApplication } from './check-application.ts'
import { searchContractors } from './contractors.ts'
import { quickPermitDefinition } from './quick-permit-form.ts'
import { submitPermitApplication } from './submit-application.ts'

const { database, contextOf, person } = peopleIn(await testDatabase())
let ana: UserActor
beforeEach(async () => {
  ana = await person({ firstName: 'Ana' })
})

const lot = (parcelNumber: string, streetNumber: number, given: object = {}) => ({
  id: newId<'parcel'>(now),
  parcelNumber,
  streetNumber,
  streetName: 'O’Brien',
  streetSuffix: 'Rd',
  unit: null,
  zip: '60120',
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
  ...given,
})

const contractor = (number: string, businessName: string) => ({
  id: newId<'license'>(now),
  number,
  kind: 'contractor',
  businessName,
  address: '1 Spring St',
  language: 'en' as const,
  pinHash: '',
  answers: {},
  status: 'active' as const,
  createdAt: now,
  updatedAt: now,
})

const yearOf = (licenseId: string, year: number) => ({
  id: newId<'license year'>(now),
  licenseId,
  year,
  fromDay: `${year}-01-01`,
  toDay: `${year}-12-31`,
  code: `CODE${licenseId}`,
  isIssued: true,
  lines: [],
  feeCents: 0,
  penaltyCents: 0,
  totalCents: 0,
  quotedOn: `${year}-01-01`,
  createdAt: now,
})

beforeAll(async () => {
  const valid = contractor('C-1', 'Muñoz Roofing')
  const expired = contractor('C-2', 'Late Roofing')
  await database.write((builder) => [
    builder
      .insert(parcels)
      .values([
        lot('01-01', 12),
        lot('01-02', 14, { unit: '1A' }),
        lot('01-03', 14, { unit: '1B' }),
        lot('01-04', 16),
        lot('01-05', 16),
      ]),
    builder.insert(licenses).values([valid, expired]),
    builder.insert(licenseYears).values([yearOf(valid.id, 2026), yearOf(expired.id, 2025)]),
    builder.insert(services).values({
      id: newId<'service'>(now),
      item: 'Quick permit',
      itemEs: 'Permiso rápido',
      type: 'LASERFICHE_FORM',
      action: 'APPLY_FOR',
      description: '',
      formProcessId: '140',
      crmObject: 'COE_Permit__c',
      isPublished: true,
      sortOrder: 1,
      createdAt: now,
      updatedAt: now,
    }),
    builder.insert(feeSchedules).values({
      id: newId<'fee schedule'>(now),
      kind: 'permit.roof',
      name: 'Roof',
      nameEs: 'Techo',
      source: 'Ordinance G-1',
      fromDay: '2026-01-01',
      toDay: '2026-12-31',
      lines: [
        {
          kind: 'perUnit',
          name: 'Each square',
          nameEs: 'Cada cuadro',
          answer: 'squares',
          unit: 'squares',
          unitEs: 'cuadros',
          cents: 300,
          per: 1,
          isStarted: false,
        },
      ],
      penalties: [],
      rebates: [],
      createdAt: now,
    }),
  ])
})

const roof = {
  propertyType: 'SingleFamilyHomeOwner',
  option: 'RepairReplaceRoof',
  address: "12 O'Brien Road",
  ownerName: 'Muñoz, Ana',
  description: 'New shingles',
  squares: '24.5',
  tearOff: 'yes',
  projectValue: '9000',
  worker: 'contractor',
  contractorLicense: 'c-1',
  contactName: 'Ana',
  contactEmail: 'ana@home.example',
}

async function sent(answers: Readonly<Record<string, string>> = roof, actor = ana) {
  const owner = `user/${actor.userId}` as const
  const { portalSubmissionId } = await submitForm(
    contextOf(actor),
    { processId: '140', answers, owner },
    checkPermitApplication,
  )
  return () =>
    submitPermitApplication(
      contextOf(actor),
      { portalSubmissionId, processId: '140', owner },
      (path) => path,
    )
}

/** The codes of the wrong fields. */
const wrong = async (given: Readonly<Record<string, string>>) => {
  const { problems } = await checkPermitApplication(contextOf(ana), { ...roof, ...given })
  return problems.map(({ field, code }) => `${field} ${code}`)
}

it('every city has the form as it stands here', async () => {
  const [row] = await database.read((builder) =>
    builder
      .select({ definition: formDefinitions.definition, name: formDefinitions.name })
      .from(formDefinitions)
      .where(sql`process_id = '140' and is_current`),
  )
  expect(row).toEqual({ name: 'Quick Permit', definition: quickPermitDefinition })
})

describe('an application that is sent', () => {
  it('is a request without a payment, and a permit with what the desk needs', async () => {
    const submit = await sent()
    const request = await submit()
    expect(request).toMatchObject({
      type: 'Permit_Application__c',
      status: 'Submitted',
      paymentAmountCents: null,
    })
    const [permit] = await database.read((builder) =>
      builder.select().from(permits).where(eq(permits.requestId, request.id)),
    )
    expect(permit).toMatchObject({
      ...request.permit,
      year: 2026,
      kind: 'roof',
      state: 'submitted',
      parcelNumber: '01-01',
      streetNumber: 12,
      streetName: 'O’Brien',
      ownerName: 'Muñoz, Ana',
      zone: 'SFR2',
      contractorName: 'Muñoz Roofing',
      contractorLicense: 'C-1',
      estimatedValueCents: 900_000,
      answers: { squares: 24.5, projectValue: 9000 },
      propertyType: 'SingleFamilyHomeOwner',
      option: 'RepairReplaceRoof',
      appliedOn: '2026-11-20',
    })
    const history = await database.read((builder) =>
      builder
        .select()
        .from(permitHistory)
        .where(eq(permitHistory.permitId, permit?.id ?? '')),
    )
    expect(history.map(({ state, actorId }) => [state, actorId])).toEqual([
      ['submitted', ana.userId],
    ])
    // The same one if it is asked again.
    expect(await submit()).toMatchObject({ id: request.id, permit: request.permit })
  })

  it('shows its sender what staff made public of permit applications', async () => {
    const submit = await sent()
    const { id, type } = await submit()
    const clerk = contextOf(await person({ isAdmin: true }))
    const fields = (await listFields(clerk, type)).map(({ value }) => value)
    expect(fields).toEqual(expect.arrayContaining(['ownerName', 'squares', 'contactEmail']))
    const sender = contextOf(ana)
    const seen = async () => JSON.stringify(await getRequest(sender, claimOf(sender, { type, id })))
    expect(await seen()).toContain('Muñoz, Ana')
    await setPublicFields(
      clerk,
      type,
      fields.filter((name) => name !== 'ownerName'),
    )
    expect(await seen()).not.toContain('Muñoz, Ana')
    expect(await seen()).toContain('New shingles')
  })

  it('is one request when two ask at once', async () => {
    const submit = await sent()
    const answers = await Promise.allSettled([submit(), submit()])
    const numbers = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.permit?.number] : [],
    )
    expect(new Set(numbers).size).toBe(1)
    const rows = await database.read((builder) =>
      builder.select({ id: requests.id }).from(requests).where(eq(requests.userId, ana.userId)),
    )
    expect(rows).toHaveLength(1)
  })

  it('has a number of its own, without gaps, however many come at once', async () => {
    const submits = await Promise.all(
      Array.from({ length: 6 }, async () => sent(roof, await person())),
    )
    const numbers = (await Promise.all(submits.map((submit) => submit()))).map(
      ({ permit }) => permit?.number ?? 0,
    )
    const least = Math.min(...numbers)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, i) => least + i))
  })

  it('is refused in one piece if the license ended since its page', async () => {
    const submit = await sent()
    const suspend = (status: string) =>
      database.write((builder) => [
        builder.execute(sql`update licenses set status = ${status} where number = 'C-1'`),
      ])
    await suspend('suspended')
    await expect(submit()).rejects.toMatchObject({ code: 'PermitForm.LicenseGone' })
    const none = await database.read((builder) =>
      builder.select().from(requests).where(eq(requests.userId, ana.userId)),
    )
    expect(none).toEqual([])
    await suspend('active')
    expect((await submit()).permit).not.toBeNull()
  })
})

describe('the city’s records', () => {
  it.each([
    ['right answers', {}, []],
    [
      'an address without a lot',
      { address: '999 O’Brien Rd' },
      ['address PermitForm.UnknownAddress'],
    ],
    ['a house with units', { address: '14 OBrien Rd' }, ['address PermitForm.SeveralParcels']],
    ['the unit', { address: '14 O’Brien Rd Unit 1b' }, []],
    [
      'two lots at one address',
      { address: '16 O’Brien Rd' },
      ['address PermitForm.SeveralParcels'],
    ],
    ['the lot’s number besides', { address: '16 O’Brien Rd, 01-05' }, []],
    [
      'a license that nobody has',
      { contractorLicense: 'X-9' },
      ['contractorLicense PermitForm.UnknownLicense'],
    ],
    [
      'an expired license',
      { contractorLicense: 'C-2' },
      ['contractorLicense PermitForm.LicenseNotValid'],
    ],
    [
      'an owner where a contractor is needed',
      { worker: 'owner', contractorLicense: '' },
      ['worker PermitForm.NeedsContractor'],
    ],
  ])('find %s', async (_title, given, expected) => expect(await wrong(given)).toEqual(expected))

  it('refuse a contractor of another trade, and say which ones fit', async () => {
    const plumber = { ...contractor('C-3', 'Spring Plumbing'), trades: ['plumbing'] as const }
    const roofer = {
      ...contractor('C-4', 'Spring Roofs'),
      trades: ['roofing', 'concrete'] as const,
    }
    await database.write((builder) => [
      builder.insert(licenses).values([plumber, roofer]),
      builder.insert(licenseYears).values([yearOf(plumber.id, 2026), yearOf(roofer.id, 2026)]),
    ])
    const { problems } = await checkPermitApplication(contextOf(ana), {
      ...roof,
      contractorLicense: 'C-3',
    })
    expect(problems[0]?.message).toBe(
      'Spring Plumbing is licensed for: Plumbing. This work needs a contractor for: General contractor, Roofing and siding.',
    )
    expect(await wrong({ contractorLicense: 'C-4' })).toEqual([])
    expect(await wrong({ option: 'Other', contractorLicense: 'C-3' })).toEqual([])
    const found = await searchContractors(contextOf(ana), 'spring')
    expect(found.map(({ number, trades }) => [number, trades])).toEqual([
      ['C-3', ['Plumbing']],
      ['C-4', ['Roofing and siding', 'Concrete and paving']],
    ])
  })

  it('refuse a trade that was taken from the license between the check and the sending', async () => {
    const submit = await sent()
    const trades = (text: string) =>
      database.write((builder) => [
        builder.execute(sql`update ${licenses} set trades = ${text}::jsonb where number = 'C-1'`),
      ])
    await trades('["plumbing"]')
    await expect(submit()).rejects.toMatchObject({ code: 'PermitForm.OtherTradeNow' })
    await trades('["plumbing", "roofing"]')
    expect((await submit()).permit).not.toBeNull()
    await trades('[]')
  })

  it('name the homes at an address', async () => {
    const { problems } = await checkPermitApplication(contextOf(ana), {
      ...roof,
      address: '14 O’Brien Rd',
    })
    expect(problems[0]?.message).toContain('14 O’Brien Rd Unit 1A; 14 O’Brien Rd Unit 1B')
  })

  it('have the fee in force today with each rule, or none', async () => {
    const feeOn = async (day: string) => {
      const context = contextOf(ana, new Date(`${day}T18:00:00Z`))
      return (await checkPermitApplication(context, { ...roof, contractorLicense: '' })).fee
    }
    expect(await feeOn('2026-12-31')).toMatchObject({
      totalCents: 7350,
      lines: [{ cents: 7350, rule: expect.stringContaining('Ordinance G-1') }],
    })
    expect(await feeOn('2027-01-01')).toBeNull()
  })

  it('find contractors by a part of the name, valid ones first', async () => {
    const found = await searchContractors(contextOf(ana), 'roofing')
    expect(found.map(({ number, isValid }) => [number, isValid])).toEqual([
      ['C-1', true],
      ['C-2', false],
    ])
    expect(await searchContractors(contextOf(ana), 'r')).toEqual([])
    expect(await searchContractors(contextOf(ana), '%%')).toEqual([])
  })
})

it('a choice that does not fit the property is refused, whatever the page offered', async () => {
  const tampered = { ...roof, propertyType: 'MultiFamily', option: 'InstallingHotTub' }
  await expect(sent(tampered)).rejects.toMatchObject({
    problems: expect.arrayContaining([{ field: 'option', code: 'Validation.Invalid' }]),
  })
})
