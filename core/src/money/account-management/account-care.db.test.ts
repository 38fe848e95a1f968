import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { autopays } from '../autopay/autopay.sql.ts'
import { billingIn, type FixtureAccount } from '../billing/billing.fixture.ts'
import { paymentCustomers, savedMethods } from '../ledger/payments.sql.ts'
import {
  addUtilityAccount,
  listUtilityAccounts,
  removeUtilityAccount,
  setPaperless,
} from './index.ts'

const { database, contextOf, person } = peopleIn(await testDatabase())
const { account, organization } = billingIn(database)

type Someone = Awaited<ReturnType<typeof person>>
interface Listed {
  readonly CustomerId: string
  readonly LocationId: string
  readonly Autopay: Readonly<Record<string, unknown>>
  readonly account: { readonly isPaperless: boolean }
}

const listOf = async (someone: Someone, asked = {}) =>
  JSON.parse(await listUtilityAccounts(contextOf(someone), asked)) as Listed[]
const numbersOf = async (someone: Someone, asked = {}) =>
  (await listOf(someone, asked)).map(({ CustomerId, LocationId }) => `${CustomerId}-${LocationId}`)

const mismatch = { kind: 'invalid', code: 'Account.utility-account-street-number-mismatch' }
const duplicate = { kind: 'conflict', code: 'Billing.duplicate-payment-account' }
const notFound = { kind: 'not-found', code: 'Billing.AccountNotFound' }

describe('adding an account', () => {
  it('accepts a matching customer and street number, however they are typed', async () => {
    const someone = await person()
    const own = await account({ customerId: '77001', streetNumber: '12' })
    await addUtilityAccount(contextOf(someone), { customerId: ' 00 77 001', streetNumber: '012' })
    expect(await numbersOf(someone)).toEqual([own.number])
  })

  it('refuses numbers that do not match, or are missing', async () => {
    const someone = await person()
    const other = await account({ streetNumber: '12' })
    const { customerId, locationId } = other
    const add = (claim: Partial<Parameters<typeof addUtilityAccount>[1]>) =>
      addUtilityAccount(contextOf(someone), { customerId, streetNumber: '12', ...claim })
    await expect(add({ streetNumber: '13' })).rejects.toMatchObject(mismatch)
    await expect(add({ customerId: '99999999' })).rejects.toMatchObject(mismatch)
    await expect(add({ locationId: `${locationId}9` })).rejects.toMatchObject(mismatch)
    await expect(add({ customerId: ' ', streetNumber: '' })).rejects.toMatchObject({
      problems: [
        { field: 'customerId', code: 'Validation.Required' },
        { field: 'streetNumber', code: 'Validation.Required' },
      ],
    })
    expect(await numbersOf(someone)).toEqual([])
  })

  it('refuses a pair that is there, and takes a customer’s other location', async () => {
    const someone = await person()
    const first = await account({ streetNumber: '5' })
    const { customerId } = first
    const add = () => addUtilityAccount(contextOf(someone), { customerId, streetNumber: '5' })
    await add()
    await expect(add()).rejects.toMatchObject(duplicate)
    const second = await account({ customerId, streetNumber: '5' })
    await add()
    expect(await numbersOf(someone)).toEqual([first.number, second.number])
  })

  it('keeps it with the others of a household', async () => {
    const [one, other] = [await person(), await person()]
    const own = await account({ ownerIds: [one.userId] })
    await addUtilityAccount(contextOf(other), { customerId: own.customerId, streetNumber: '12' })
    expect([await numbersOf(one), await numbersOf(other)]).toEqual([[own.number], [own.number]])
  })

  it('an organization’s is for its members only', async () => {
    const [member, stranger] = [await person(), await person()]
    const organizationId = await organization([member.userId])
    const { customerId, number } = await account()
    const claim = { customerId, streetNumber: '12', organizationId }
    const none = { kind: 'not-found', code: 'Organization.NotFound' }
    await expect(addUtilityAccount(contextOf(stranger), claim)).rejects.toMatchObject(none)
    await addUtilityAccount(contextOf(member), claim)
    expect(await numbersOf(member)).toEqual([])
    expect(await numbersOf(member, { organizationId })).toEqual([number])
  })

  it('cannot be guessed: after ten tries in an hour it is blocked', async () => {
    const context = contextOf(await person())
    const add = (streetNumber: number) =>
      addUtilityAccount(context, { customerId: '1', streetNumber: String(streetNumber) })
    for (let i = 0; i < 10; i++) await expect(add(i)).rejects.toMatchObject(mismatch)
    await expect(add(11)).rejects.toMatchObject({ kind: 'limited' })
  })
})

async function enrol(
  { id }: FixtureAccount,
  someone: Someone,
  kind: 'card' | 'bank',
  brand: string,
) {
  const owner = `user/${someone.userId}`
  const [methodId, autopayId] = [newId(), newId()]
  await database.write((builder) => [
    builder
      .insert(paymentCustomers)
      .values({ owner, customerId: owner, createdAt: now })
      .onConflictDoNothing(),
    builder
      .insert(savedMethods)
      .values({ id: methodId, owner, methodId, kind, brand, last4: '1111', createdAt: now }),
    builder.insert(autopays).values({
      id: autopayId,
      utilityAccountId: id,
      savedMethodId: methodId,
      userId: someone.userId,
      language: 'en',
      createdAt: now,
    }),
  ])
  return { methodId, autopayId }
}

describe('autopay in the list', () => {
  it.each([
    ['card', 'Visa', 'R'],
    ['bank', 'Savings', 'S'],
    ['bank', 'Checking', 'C'],
  ] as const)('by %s (%s) is %s (spec, resident section 3)', async (kind, brand, status) => {
    const someone = await person()
    const own = await account({ ownerIds: [someone.userId] })
    const { methodId, autopayId } = await enrol(own, someone, kind, brand)
    expect((await listOf(someone)).map(({ Autopay }) => Autopay)).toEqual([
      {
        AutopayStatus: status,
        AutopayEnabled: true,
        PaymentProfileId: methodId,
        AutopayId: autopayId,
        NextChargeOn: null,
        NextChargeAmount: null,
      },
    ])
  })

  it('is empty without autopay, and never shows the card of another user', async () => {
    const [one, other] = [await person(), await person()]
    await account({ ownerIds: [one.userId], customerId: '1' })
    const shared = await account({ ownerIds: [one.userId, other.userId], customerId: '2' })
    await enrol(shared, other, 'card', 'Visa')
    const none = {
      PaymentProfileId: null,
      AutopayId: null,
      NextChargeOn: null,
      NextChargeAmount: null,
    }
    expect((await listOf(one)).map(({ Autopay }) => Autopay)).toEqual([
      { AutopayStatus: '', AutopayEnabled: false, ...none },
      { AutopayStatus: 'R', AutopayEnabled: true, ...none },
    ])
  })
})

describe('removing an account', () => {
  it('ends the owner’s own autopay, and keeps the account with the others', async () => {
    const [one, other] = [await person(), await person()]
    const own = await account({ ownerIds: [one.userId, other.userId] })
    const { autopayId } = await enrol(own, one, 'card', 'Visa')
    await removeUtilityAccount(contextOf(one), own)
    expect([await numbersOf(one), await numbersOf(other)]).toEqual([[], [own.number]])
    const [ended] = await database.read((builder) =>
      builder
        .select()
        .from(autopays)
        .where(sql`id = ${autopayId}`),
    )
    expect(ended?.endedAt).toEqual(now)
    await expect(removeUtilityAccount(contextOf(one), own)).rejects.toMatchObject(notFound)
  })

  it('keeps another owner’s autopay', async () => {
    const [one, other] = [await person(), await person()]
    const own = await account({ ownerIds: [one.userId, other.userId] })
    await enrol(own, other, 'card', 'Visa')
    await removeUtilityAccount(contextOf(one), own)
    expect((await listOf(other))[0]?.Autopay).toMatchObject({ AutopayEnabled: true })
  })

  it('is only for its owners', async () => {
    const own = await account({ ownerIds: [(await person()).userId] })
    const stranger = contextOf(await person())
    await expect(removeUtilityAccount(stranger, own)).rejects.toMatchObject(notFound)
    const change = { ...own, isPaperless: true }
    await expect(setPaperless(stranger, change)).rejects.toMatchObject(notFound)
  })
})

it('bills come to the inbox or on paper, as an owner chooses', async () => {
  const someone = await person()
  const own = await account({ ownerIds: [someone.userId] })
  for (const isPaperless of [true, false]) {
    await setPaperless(contextOf(someone), { ...own, isPaperless })
    expect(await listOf(someone)).toMatchObject([{ account: { isPaperless } }])
  }
})

it('changes of an account are audited, under its person or the organization they act for', async () => {
  const someone = await person()
  const organizationId = await organization([someone.userId])
  const own = await account({ streetNumber: '12' })
  const { customerId, locationId } = own
  for (const asked of [{}, { organizationId }]) {
    const context = contextOf(someone)
    await addUtilityAccount(context, { customerId, locationId, streetNumber: '12', ...asked })
    await setPaperless(context, { customerId, locationId, isPaperless: true, ...asked })
    await removeUtilityAccount(context, { customerId, locationId, ...asked })
  }
  const operations = ['addUtilityAccount', 'removeUtilityAccount', 'setPaperless']
  const by = operations.map((operation) => `${operation} by ${someone.userId}`)
  expect(await auditEntriesOf(database, someone.userId)).toEqual(by)
  expect(await auditEntriesOf(database, organizationId)).toEqual(by)
})
