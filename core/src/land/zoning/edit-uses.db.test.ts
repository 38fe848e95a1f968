import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { todayIn } from '../../platform/dated-rows/index.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { parcelsIn } from '../parcels/parcels.fixture.ts'
import type { DistrictEdit, UseRule } from './use-rules.ts'
import { parcelDistricts } from './zoning.sql.ts'
import {
  addZoningDistrict,
  addZoningUse,
  getParcelZoning,
  getZoningDistrict,
  listZoningDistricts,
  updateZoningDistrict,
  withdrawZoningUse,
} from './index.ts'

const where = await testDatabase()
const { contextOf, database, person } = peopleIn(where)
const ada = contextOf(await person({ isAdmin: true }))
const planner = contextOf(await person({ roles: ['caseWorker'] }))
const put = parcelsIn(database)
const today = todayIn(ada)

interface Staff {
  readonly code: string
  readonly updatedAt: string
  readonly parcelCount: number
  readonly useCount: number
  readonly laterCount: number
  readonly rules: readonly (UseRule & { readonly id: string })[]
}

let made = 0
const edit = (given: Partial<DistrictEdit> = {}): DistrictEdit => ({
  code: `T${(made += 1)}`,
  name: 'Test District',
  nameEs: 'Distrito de prueba',
  kind: 'base',
  rulesUrl: 'https://code.example/test',
  dataOn: '2026-05-01',
  ...given,
})
const district = async () => (await addZoningDistrict(ada, edit())).id
const seen = async (id: string) => JSON.parse(await getZoningDistrict(planner, id)) as Staff
const rule = (given: Partial<UseRule> = {}): UseRule => ({
  use: 'Bakery',
  useEs: 'Panadería',
  permission: 'allowed',
  startsOn: today,
  source: 'Code 19.1',
  ...given,
})

describe('a rule of a use', () => {
  it('counts for people from its day on, and the rules before it stay', async () => {
    const [id, parcelId] = [await district(), await put()]
    await database.write((builder) => [
      builder.insert(parcelDistricts).values({ parcelId, districtId: id, share: 1000 }),
    ])
    await addZoningUse(planner, id, rule({ startsOn: '2020-01-01', permission: 'not-allowed' }))
    await addZoningUse(planner, id, rule())
    await addZoningUse(planner, id, rule({ startsOn: '2099-01-01', permission: 'special-permit' }))
    const { uses } = JSON.parse(await getParcelZoning(ada, parcelId)) as { uses: unknown[] }
    expect(uses).toMatchObject([{ use: 'Bakery', permission: 'allowed', startsOn: today }])
    expect(await seen(id)).toMatchObject({
      parcelCount: 1,
      useCount: 1,
      laterCount: 1,
      rules: [{ startsOn: '2099-01-01' }, { startsOn: today }, { startsOn: '2020-01-01' }],
    })
  })

  it('takes the spelling and the Spanish name that the use already has', async () => {
    const [one, other] = [await district(), await district()]
    await addZoningUse(planner, one, rule({ use: 'Tea room', useEs: 'Salón de té' }))
    await addZoningUse(planner, one, rule({ use: 'TEA ROOM', useEs: '', startsOn: '2099-01-01' }))
    expect((await seen(one)).rules.map(({ use, useEs }) => [use, useEs])).toEqual([
      ['Tea room', 'Salón de té'],
      ['Tea room', 'Salón de té'],
    ])
    await addZoningUse(planner, other, rule({ use: 'Tea room', useEs: '' }))
    expect((await seen(other)).rules).toMatchObject([{ useEs: 'Salón de té' }])
    await expect(
      addZoningUse(planner, other, rule({ use: 'Sawmill', useEs: ' ' })),
    ).rejects.toMatchObject({ problems: [{ field: 'useEs', code: 'Validation.Required' }] })
  })

  it('begins in the past only as the first of its use', async () => {
    const id = await district()
    await addZoningUse(planner, id, rule({ startsOn: '2020-01-01' }))
    await expect(addZoningUse(planner, id, rule({ startsOn: '2021-01-01' }))).rejects.toMatchObject(
      { kind: 'conflict', code: 'ZoningDistricts.Past' },
    )
  })

  it('is one from a day on, also of two who set it at once', async () => {
    const id = await district()
    const both = await Promise.allSettled([
      addZoningUse(contextOf(await person({ isAdmin: true })), id, rule()),
      addZoningUse(contextOf(await person({ isAdmin: true })), id, rule({ use: 'bakery' })),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { kind: 'conflict', code: 'ZoningDistricts.SameDay' },
    })
  })

  it('is taken back before its day, not after', async () => {
    const id = await district()
    const later = await addZoningUse(planner, id, rule({ startsOn: '2099-01-01' }))
    const now = await addZoningUse(planner, id, rule())
    await withdrawZoningUse(planner, later.id)
    expect((await seen(id)).rules).toMatchObject([{ id: now.id }])
    await expect(withdrawZoningUse(planner, now.id)).rejects.toMatchObject({
      code: 'ZoningDistricts.InForce',
    })
    await expect(withdrawZoningUse(planner, later.id)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(addZoningUse(planner, newId(), rule())).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})

describe('a district', () => {
  it('has a code of its own, and is changed from what was seen', async () => {
    const given = edit()
    const { id } = await addZoningDistrict(ada, given)
    await expect(addZoningDistrict(ada, given)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'ZoningDistricts.CodeTaken',
    })
    const { updatedAt } = await seen(id)
    const { code: _code, ...change } = { ...given, name: 'Renamed', seenAt: updatedAt }
    await updateZoningDistrict(ada, id, change)
    expect(await seen(id)).toMatchObject({ code: given.code, name: 'Renamed' })
    await expect(
      updateZoningDistrict(ada, id, { ...change, seenAt: '2020-01-01T00:00:00.000Z' }),
    ).rejects.toMatchObject({ kind: 'conflict', code: 'ZoningDistricts.Changed' })
  })

  it('is the administrator’s; planners set its rules, and other staff read them', async () => {
    const id = await district()
    const viewer = contextOf(await person({ roles: ['viewer'] }))
    const resident = contextOf(await person())
    const forbidden = { kind: 'forbidden' }
    await expect(addZoningDistrict(planner, edit())).rejects.toMatchObject(forbidden)
    await expect(
      updateZoningDistrict(planner, id, { ...edit(), seenAt: '2026-01-01T00:00:00.000Z' }),
    ).rejects.toMatchObject(forbidden)
    await expect(addZoningUse(viewer, id, rule())).rejects.toMatchObject(forbidden)
    await expect(withdrawZoningUse(viewer, newId())).rejects.toMatchObject(forbidden)
    expect(await listZoningDistricts(viewer)).toContain(id)
    await expect(listZoningDistricts(resident)).rejects.toMatchObject(forbidden)
    await expect(getZoningDistrict(resident, id)).rejects.toMatchObject(forbidden)
  })
})
