import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { anonymous, type UserActor } from '../../platform/kernel/actor.ts'
import type { PermitExemptionEdit } from './permit-exemption.ts'
import { permitExemptions } from './permit-exemptions.sql.ts'
import {
  addPermitExemption,
  getPermitNeed,
  listPermitExemptions,
  previewPermitExemption,
  withdrawPermitExemption,
} from './index.ts'

const { contextOf, person, database } = peopleIn(await testDatabase())
const today = new Date('2026-11-23T18:00:00Z')
let clerk: UserActor
let viewer: UserActor
beforeAll(async () => {
  clerk = await person({ roles: ['caseWorker'] })
  viewer = await person({ roles: ['viewer'] })
})
const at = () => contextOf(clerk, today)

const edit = (kind: string, given: Partial<PermitExemptionEdit> = {}): PermitExemptionEdit => ({
  kind,
  rule: 'Small work',
  ruleEs: 'Obra pequeña',
  source: 'Code, section 1',
  fromDay: '2026-12-01',
  toDay: null,
  conditions: [
    {
      kind: 'atMost',
      key: 'area',
      text: 'How large?',
      textEs: '¿Qué tamaño?',
      unit: 'square feet',
      unitEs: 'pies cuadrados',
      most: 120,
    },
  ],
  ...given,
})

interface Listed {
  readonly kinds: readonly {
    readonly code: string
    readonly versions: readonly { readonly fromDay: string; readonly toDay: string | null }[]
  }[]
}
const daysOf = async (kind: string) => {
  const { kinds }: Listed = JSON.parse(await listPermitExemptions(contextOf(viewer, today)))
  const found = kinds.find(({ code }) => code === kind)
  return found?.versions.map(({ fromDay, toDay }) => [fromDay, toDay])
}
const needOn = (day: string) =>
  getPermitNeed(contextOf(anonymous, new Date(`${day}T18:00:00Z`)), {
    propertyType: 'SingleFamilyHomeOwner',
    option: 'BuildingShed',
    units: {},
  })

it('a rule from a day ends the one before it, and taking it back lets that go on', async () => {
  await addPermitExemption(at(), edit('roof', { fromDay: '2020-01-01' }))
  const { id } = await addPermitExemption(at(), edit('roof', { fromDay: '2028-03-01' }))
  expect(await daysOf('roof')).toEqual([
    ['2028-03-01', null],
    ['2020-01-01', '2028-02-29'],
  ])
  await withdrawPermitExemption(at(), id)
  expect(await daysOf('roof')).toEqual([['2020-01-01', null]])
})

it('a rule that shares a day with a later one is refused, which is named', async () => {
  await addPermitExemption(at(), edit('fence', { fromDay: '2027-01-01' }))
  const overlapping = { kind: 'conflict', code: 'PermitExemptions.Overlaps' }
  await expect(addPermitExemption(at(), edit('fence'))).rejects.toMatchObject(overlapping)
  await expect(previewPermitExemption(at(), edit('fence'))).rejects.toMatchObject({
    ...overlapping,
    detail: expect.stringContaining('January 1, 2027'),
  })
})

it('the database refuses two on a day, and any change but of the last day', async () => {
  await addPermitExemption(at(), edit('window'))
  const again = sql`insert into ${permitExemptions} select gen_random_uuid(), kind, rule, rule_es,
    source, from_day, to_day, conditions, created_at from ${permitExemptions} where kind = 'window'`
  const changed = sql`update ${permitExemptions} set rule = 'Other' where kind = 'window'`
  for (const [statement, error] of [
    [again, 'permit_exemptions_no_overlap'],
    [changed, 'replaced, never changed'],
  ] as const) {
    const written = database.write((builder) => [builder.execute(statement)])
    await expect(written).rejects.toThrow(error)
  }
})

it('of two at once, the second is refused', async () => {
  const two = await Promise.allSettled([1, 2].map(() => addPermitExemption(at(), edit('patio'))))
  expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('days on which people were answered stay as they are', async () => {
  await addPermitExemption(at(), edit('deck', { fromDay: '2020-01-01' }))
  await expect(
    addPermitExemption(at(), edit('deck', { fromDay: '2026-11-22' })),
  ).rejects.toMatchObject({ code: 'PermitExemptions.Past' })
  const { id } = await addPermitExemption(at(), edit('deck', { fromDay: '2026-11-23' }))
  await expect(withdrawPermitExemption(at(), id)).rejects.toMatchObject({
    code: 'PermitExemptions.InForce',
  })
})

it('the preview tries the rule at its limit and beyond it', async () => {
  const { summary } = await previewPermitExemption(at(), edit('pool'))
  expect(summary).toEqual([
    'No permit needed: How large? 120 square feet',
    'Permit needed: How large? 121 square feet',
  ])
})

it('case workers change rules, others read, and what is wrong is named', async () => {
  const asViewer = contextOf(viewer, today)
  const forbidden = { kind: 'forbidden' }
  await expect(addPermitExemption(asViewer, edit('siding'))).rejects.toMatchObject(forbidden)
  await expect(previewPermitExemption(asViewer, edit('siding'))).rejects.toMatchObject(forbidden)
  await expect(withdrawPermitExemption(asViewer, clerk.userId)).rejects.toMatchObject(forbidden)
  await expect(withdrawPermitExemption(at(), clerk.userId)).rejects.toMatchObject({
    kind: 'not-found',
  })
  await expect(addPermitExemption(at(), edit('castle'))).rejects.toMatchObject({
    code: 'PermitExemptions.NoKind',
  })
  await expect(addPermitExemption(at(), edit('siding', { source: '' }))).rejects.toMatchObject({
    problems: [{ field: 'source' }],
  })
})

describe('getPermitNeed', () => {
  it('answers by the rule in force on the day, and needs no account', async () => {
    await addPermitExemption(at(), edit('shed', { toDay: '2026-12-31' }))
    expect((await needOn('2026-11-30')).exemption).toBeNull()
    expect((await needOn('2026-12-01')).exemption).toMatchObject({ rule: 'Small work' })
    expect((await needOn('2026-12-31')).exemption).toMatchObject({ rule: 'Small work' })
    expect((await needOn('2027-01-01')).exemption).toBeNull()
  })

  it('says that no fee is set, where none is', async () =>
    expect((await needOn('2026-11-23')).fee).toBeNull())

  it('does not know options that do not fit the property', async () => {
    const asked = { propertyType: 'MultiFamily', option: 'InstallingHotTub', units: {} }
    await expect(getPermitNeed(at(), asked)).rejects.toMatchObject({ code: 'PermitNeed.NoOption' })
  })
})
