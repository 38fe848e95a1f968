import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { openTestProvider } from '../payments/provider.fixture.ts'
import { actingFor, inboxOf, putUtilityAccount } from './autopay.fixture.ts'
import {
  addPaymentMethod,
  type AutopayMethod,
  endAutopay,
  endUserAutopay,
  listUserUtilityAccounts,
  removeUserUtilityAccount,
  enrolInAutopay,
  listPaymentMethods,
} from './index.ts'

const { database, contextOf, person } = peopleIn(await testDatabase())
const payments = await openTestProvider()
const { provider } = payments
afterAll(() => payments.stop())

const bank = {
  kind: 'bank',
  accountType: 'checking',
  accountNumber: '123456789',
  routingNumber: '121042882',
} as const

async function cardOf(actor: UserActor): Promise<AutopayMethod> {
  await addPaymentMethod(contextOf(actor), provider, await payments.nonce())
  const methods = await listPaymentMethods(contextOf(actor), provider)
  return { kind: 'kept', id: methods.at(-1)?.id ?? '' }
}

const enrol = (
  actor: UserActor,
  account: { customerId: string; locationId: string },
  method: AutopayMethod,
) => enrolInAutopay(contextOf(actor), () => provider, { account, method })

const rowsOf = async (accountId: string) =>
  (
    await database.read((builder) =>
      builder.execute<{ id: string; isOn: boolean; methodId: string }>(sql`
        select id, ended_at is null as "isOn", saved_method_id as "methodId" from autopays
        where utility_account_id = ${accountId} order by created_at, id`),
    )
  ).rows

describe('autopay', () => {
  it('notifies when it is turned on with a card, switched to a bank account and turned off', async () => {
    const rosa = await person()
    const water = await putUtilityAccount(database, rosa)
    const byCard = await enrol(rosa, water.account, await cardOf(rosa))
    const byBank = await enrol(rosa, water.account, bank)
    expect([byCard.status, byBank.status]).toEqual(['R', 'C'])
    expect((await rowsOf(water.id)).filter(({ isOn }) => isOn)).toMatchObject([
      { id: byBank.autopayId, methodId: byBank.savedMethodId },
    ])
    await endAutopay(contextOf(rosa), { accountNumber: water.number })
    expect((await rowsOf(water.id)).filter(({ isOn }) => isOn)).toEqual([])
    for (const { autopayId } of [byCard, byBank])
      expect(await auditEntriesOf(database, autopayId)).toEqual([
        `enrolInAutopay by ${rosa.userId}`,
      ])
    expect(await auditEntriesOf(database, water.number)).toEqual([`endAutopay by ${rosa.userId}`])
    const inbox = await inboxOf(database, rosa.userId)
    expect(inbox.map(({ title }) => title).toSorted()).toEqual([
      `Autopay is off for account ${water.number}`,
      `Autopay is on for account ${water.number}`,
      `Autopay is on for account ${water.number}`,
    ])
  })

  it('accepts a number with leading zeros and spaces', async () => {
    const rosa = await person()
    const { account, id } = await putUtilityAccount(database, rosa)
    await enrol(rosa, { customerId: ` 00${account.customerId}`, locationId: '0050' }, bank)
    expect(await rowsOf(id)).toHaveLength(1)
  })

  it('stays as it is, without a notification, when the same method is chosen again', async () => {
    const rosa = await person()
    const water = await putUtilityAccount(database, rosa)
    const card = await cardOf(rosa)
    const first = await enrol(rosa, water.account, card)
    expect(await enrol(rosa, water.account, card)).toEqual(first)
    expect(await rowsOf(water.id)).toHaveLength(1)
    expect(await inboxOf(database, rosa.userId)).toHaveLength(1)
  })

  it('corrects an account’s type from checking to savings', async () => {
    const rosa = await person()
    const water = await putUtilityAccount(database, rosa)
    const first = await enrol(rosa, water.account, bank)
    const again = await enrol(rosa, water.account, { ...bank, accountType: 'savings' })
    expect([first.status, again.status]).toEqual(['C', 'S'])
    expect(again.savedMethodId).toBe(first.savedMethodId)
    expect(await listPaymentMethods(contextOf(rosa), provider)).toMatchObject([
      { id: first.savedMethodId, brand: 'Savings' },
    ])
  })

  it('is only by card if the city offers nothing else', async () => {
    const rosa = await person()
    const { account, id } = await putUtilityAccount(database, rosa)
    await addPaymentMethod(contextOf(rosa), provider, await payments.nonce({ isBank: true }))
    const [saved] = await listPaymentMethods(contextOf(rosa), provider)
    for (const method of [bank, { kind: 'kept', id: saved?.id ?? '' } as const])
      await expect(
        enrolInAutopay(contextOf(rosa), () => provider, { account, method, mayBeBank: false }),
      ).rejects.toMatchObject({ kind: 'not-found' })
    expect(await rowsOf(id)).toEqual([])
  })

  it('of a savings account has the status S', async () => {
    const rosa = await person()
    const water = await putUtilityAccount(database, rosa)
    const enrolled = await enrol(rosa, water.account, { ...bank, accountType: 'savings' })
    expect(enrolled.status).toBe('S')
  })

  it.each(['121042881', '000000000', '12104288', '12104288x', ''])(
    'refuses the routing number "%s" before calling the provider',
    async (routingNumber) => {
      const rosa = await person()
      const water = await putUtilityAccount(database, rosa)
      await expect(enrol(rosa, water.account, { ...bank, routingNumber })).rejects.toMatchObject({
        code: 'Billing.InvalidRoutingNumber',
      })
      expect(await rowsOf(water.id)).toEqual([])
    },
  )

  it('refuses an account number that no bank has', async () => {
    const rosa = await person()
    const water = await putUtilityAccount(database, rosa)
    await expect(
      enrol(rosa, water.account, { ...bank, accountNumber: '12' }),
    ).rejects.toMatchObject({ code: 'Billing.InvalidRoutingNumber' })
  })

  it('stores bank numbers nowhere', async () => {
    const rosa = await person()
    const water = await putUtilityAccount(database, rosa)
    const numbers = { ...bank, accountNumber: '987612345987' }
    await enrol(rosa, water.account, numbers)
    const rows = await database.rows<{ table: string; found: boolean }>(sql`
      select t.table_name as table, (query_to_xml(format('select 1 from %I x where x::text like %L', t.table_name,
        '%987612345987%'), false, false, ''))::text like '%<row>%' as found
      from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE'`)
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.filter(({ found }) => found)).toEqual([])
  })

  it('of another user’s account, or with another user’s card, is not found, and nothing is saved', async () => {
    const [rosa, bo] = [await person(), await person()]
    const water = await putUtilityAccount(database, rosa)
    const card = await cardOf(rosa)
    await expect(enrol(bo, water.account, await cardOf(bo))).rejects.toMatchObject({
      code: 'Billing.AccountNotFound',
    })
    await expect(enrol(bo, water.account, bank)).rejects.toMatchObject({ kind: 'not-found' })
    expect(await listPaymentMethods(contextOf(bo), provider), 'only the card').toHaveLength(1)
    const own = await putUtilityAccount(database, bo)
    await expect(enrol(bo, own.account, card)).rejects.toMatchObject({
      code: 'Payment.MethodNotFound',
    })
    const { autopayId } = await enrol(rosa, water.account, card)
    for (const name of [{ id: autopayId }, { accountNumber: water.number }, { id: newId() }])
      await expect(endAutopay(contextOf(bo), name)).rejects.toMatchObject({
        code: 'Autopay.NotFound',
      })
    expect((await rowsOf(water.id)).filter(({ isOn }) => isOn)).toHaveLength(1)
  })

  it('pays for an organization only with its own card', async () => {
    const rosa = await person()
    const manager = await actingFor(database, rosa)
    const water = await putUtilityAccount(database, manager)
    const own = await cardOf(rosa)
    await expect(enrol(manager, water.account, own)).rejects.toMatchObject({
      code: 'Payment.MethodNotFound',
    })
    await enrol(manager, water.account, await cardOf(manager))
    expect(await inboxOf(database, rosa.userId), 'its manager is notified').toHaveLength(1)
  })

  it('turned on twice at once ends as one', async () => {
    const rosa = await person()
    const water = await putUtilityAccount(database, rosa)
    const card = await cardOf(rosa)
    await Promise.all(Array.from({ length: 8 }, () => enrol(rosa, water.account, card)))
    const rows = await rowsOf(water.id)
    expect(rows.filter(({ isOn }) => isOn)).toHaveLength(1)
  })

  it('can be turned off by staff, and the owner is notified', async () => {
    const [rosa, clerk] = [await person(), await person({ isAdmin: true })]
    const water = await putUtilityAccount(database, rosa)
    const { autopayId } = await enrol(rosa, water.account, await cardOf(rosa))
    await expect(endUserAutopay(contextOf(rosa), { id: autopayId })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await endUserAutopay(contextOf(clerk), { id: autopayId })
    expect((await rowsOf(water.id)).filter(({ isOn }) => isOn)).toEqual([])
    expect(await inboxOf(database, rosa.userId)).toHaveLength(2)
  })

  it('ends when staff remove its account from the owner, who is notified', async () => {
    const [rosa, clerk] = [await person(), await person({ isAdmin: true })]
    const [water, other] = [
      await putUtilityAccount(database, rosa),
      await putUtilityAccount(database, rosa),
    ]
    const card = await cardOf(rosa)
    await enrol(rosa, water.account, card)
    await enrol(rosa, other.account, card)
    const meant = { userId: rosa.userId, ...water.account }
    await expect(removeUserUtilityAccount(contextOf(rosa), meant)).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await removeUserUtilityAccount(contextOf(clerk), meant)
    expect((await rowsOf(water.id)).filter(({ isOn }) => isOn)).toEqual([])
    expect((await rowsOf(other.id)).filter(({ isOn }) => isOn)).toHaveLength(1)
    const left = await listUserUtilityAccounts(contextOf(clerk), rosa.userId)
    expect(left.map(({ CustomerId }) => CustomerId)).toEqual([other.account.customerId])
    expect(await inboxOf(database, rosa.userId), 'on twice, off once').toHaveLength(3)
    await expect(removeUserUtilityAccount(contextOf(clerk), meant)).rejects.toMatchObject({
      code: 'Billing.AccountNotFound',
    })
  })
})
