import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { describeEntry, listAuditEntries } from '../../accounts/audit-trail/index.ts'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { attributedTo } from '../../platform/audit/index.ts'
import { loadCity } from '../../platform/city/index.ts'
import { listFlags } from '../../platform/flags/index.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { getCitySettings, setCitySettings } from './city-settings.ts'
import { listFlagSettings, setFlag, setPersonFlag } from './flag-settings.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
let ada: UserActor
let viewer: UserActor
beforeAll(async () => {
  ada = await person({ isAdmin: true, firstName: 'Ada' })
  viewer = await person({ roles: ['viewer'] })
})

const read = () => getCitySettings(contextOf(ada))
const edited = async (change: Partial<Awaited<ReturnType<typeof read>>>) => ({
  ...(await read()),
  ...change,
})
/** In two parts for the linter. */
const script = 'Java'.concat('script:alert(1)')
const stale = { kind: 'stale', code: 'Settings.ChangedMeanwhile' }

describe('city settings', () => {
  it('reach all pages, and what is as delivered is not stored', async () => {
    const before = await read()
    const { version } = await setCitySettings(
      contextOf(ada),
      await edited({
        phone: ' (847) 555-0100 ',
        addressLine1: '1 Main St',
        pickupReminderFrom: 17,
        refundLimitCents: null,
      }),
    )
    expect(await read()).toEqual({
      ...before,
      version,
      phone: '(847) 555-0100',
      addressLine1: '1 Main St',
      pickupReminderFrom: 17,
      refundLimitCents: null,
    })
    const { settings } = await loadCity(database)
    expect(settings).toMatchObject({
      phone: '(847) 555-0100',
      pickupReminderHours: { from: 17, to: 22 },
      refundLimitCents: null,
    })
    const [row] = await database.rows<{ keys: string[] }>(
      'select array_agg(key order by key) as keys from city_settings, jsonb_object_keys(overrides) key',
    )
    expect(row?.keys).toEqual(['address', 'phone', 'pickupReminderHours', 'refundLimitCents'])
  })

  it('settings that no screen has stay', async () => {
    await database.write((builder) => [
      builder.execute(`update city_settings set overrides = overrides || '{"isDemo": true}'`),
    ])
    await setCitySettings(contextOf(ada), await edited({ name: 'Elgin' }))
    expect((await loadCity(database)).settings.isDemo).toBe(true)
  })

  it('of two who change them at once, the second is refused', async () => {
    const seen = await read()
    const two = await Promise.allSettled([
      setCitySettings(contextOf(ada), { ...seen, chatUrl: 'https://a.example' }),
      setCitySettings(contextOf(ada), { ...seen, chatUrl: 'https://b.example' }),
    ])
    expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(two.find(({ status }) => status === 'rejected')).toMatchObject({ reason: stale })
    await expect(setCitySettings(contextOf(ada), seen)).rejects.toMatchObject(stale)
  })

  it.each([
    ['name', { name: ' ' }],
    ['helpMail', { helpMail: 'nobody' }],
    ['pickupReminderTo', { pickupReminderFrom: 20, pickupReminderTo: 20 }],
    ['pickupReminderTo', { pickupReminderTo: 25 }],
    ['pickupReminderFrom', { pickupReminderFrom: -1 }],
    ['helpMail', { helpMail: '' }],
    ['websiteUrl', { websiteUrl: 'http://plain.example' }],
    ['websiteUrl', { websiteUrl: '' }],
    ['chatUrl', { chatUrl: script }],
    ['mobileAppUrl', { mobileAppUrl: script }],
    ['overpaymentLimit', { overpaymentLimitCents: -1 }],
    ['refundLimit', { refundLimitCents: 0.5 }],
  ])('a wrong %s is refused: %o', async (field, change) => {
    await expect(setCitySettings(contextOf(ada), await edited(change))).rejects.toMatchObject({
      kind: 'invalid',
      problems: [expect.objectContaining({ field })],
    })
  })

  it('the audit log has each setting before and after, also where it was as delivered', async () => {
    const seen = await read()
    const context = contextOf(ada)
    context.database.attribute(
      attributedTo(() => ({
        actor: ada.userId,
        app: 'staff',
        operation: 'setCitySettings',
        requestId: context.requestId,
        ipAddress: null,
        userAgent: null,
      })),
    )
    await setCitySettings(context, { ...seen, addressLine2: 'Elgin, IL 60123' })
    const { data } = await listAuditEntries(contextOf(ada), { operation: 'setCitySettings' })
    const described = data.flatMap((row) => describeEntry(contextOf(ada), row).changes)
    expect(described.map(({ kindName, fields }) => ({ kindName, fields }))).toEqual([
      {
        kindName: 'City settings',
        fields: [
          {
            field: 'line2',
            label: 'City, state and ZIP code',
            before: 'Elgin, IL 60120',
            after: 'Elgin, IL 60123',
          },
        ],
      },
    ])
  })

  it('only administrators change them', async () => {
    await expect(setCitySettings(contextOf(viewer), await read())).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })
})

describe('a feature flag', () => {
  const name = 'EnableBoardsAndCommissions'
  const flagNow = async () => {
    const flags: { name: string; people: { name: string }[] }[] = JSON.parse(
      String(await listFlagSettings(contextOf(ada))),
    )
    return flags.find((flag) => flag.name === name)
  }

  it('is turned off for all, on for one person, and back to what was delivered', async () => {
    const ana = await person({ firstName: 'Ana' })
    const flagsOf = async (actor: UserActor) =>
      (await listFlags(contextOf(actor), (await loadCity(database)).flags))[name]
    await setFlag(contextOf(ada), name, false)
    await setPersonFlag(contextOf(ada), {
      name,
      email: ` ${ana.email.toUpperCase()} `,
      isEnabled: true,
    })
    expect([await flagsOf(ana), await flagsOf(ada)]).toEqual([true, false])
    expect(await flagNow()).toMatchObject({
      isEnabled: false,
      isDefault: false,
      default: true,
      people: [{ id: ana.userId, email: ana.email, isEnabled: true }],
    })
    await setPersonFlag(contextOf(ada), { name, email: ana.email, isEnabled: null })
    expect(await flagsOf(ana)).toBe(false)
    await setFlag(contextOf(ada), name, null)
    expect(await flagNow()).toMatchObject({ isEnabled: true, isDefault: true, people: [] })
  })

  it('is not set for an address without an account', async () => {
    await expect(
      setPersonFlag(contextOf(ada), { name, email: 'no@example.test', isEnabled: true }),
    ).rejects.toMatchObject({ kind: 'invalid', code: 'Settings.NoSuchPerson' })
  })

  it('is set by administrators alone', async () => {
    await expect(setFlag(contextOf(viewer), name, true)).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await expect(
      setPersonFlag(contextOf(viewer), { name, email: 'x', isEnabled: true }),
    ).rejects.toMatchObject({ kind: 'forbidden' })
  })
})
