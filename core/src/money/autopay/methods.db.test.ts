import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import { openTestProvider } from '../payments/provider.fixture.ts'
import { actingFor, inboxOf, putUtilityAccount } from './autopay.fixture.ts'
import {
  addPaymentMethod,
  enrolInAutopay,
  isPaymentMethodUsed,
  listPaymentMethods,
  listUserPaymentMethods,
  openPaymentMethodPage,
  removePaymentMethod,
  removeUserPaymentMethod,
} from './index.ts'

const { database, contextOf, person, mailTo } = peopleIn(await testDatabase())
const payments = await openTestProvider()
const { provider } = payments
afterAll(() => payments.stop())

const frame = { kind: 'frame', communicatorUrl: 'https://portal.example/c' } as const
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const list = (actor: UserActor, at = now) =>
  listPaymentMethods(contextOf(actor, at), provider, actor.userId)

async function withCard(actor: UserActor) {
  await addPaymentMethod(contextOf(actor), provider, await payments.nonce())
  const [method] = await list(actor)
  if (!method) throw new Error('a test card was not saved')
  return method
}

describe('saved methods', () => {
  it('are kept masked, once, and listed without asking the provider', async () => {
    const rosa = await person()
    await withCard(rosa)
    await withCard(rosa)
    expect(await listPaymentMethods(contextOf(rosa), null)).toMatchObject([
      {
        kind: 'card',
        brand: 'Visa',
        last4: '1111',
        expiry: '2040-12',
        isForAutopay: false,
        isDefault: true,
      },
    ])
  })

  it('show what was added on the provider’s page while it is open, and on the first list after', async () => {
    const rosa = await person()
    const { token } = await openPaymentMethodPage(contextOf(rosa), provider, frame)
    expect(await list(rosa, minutesLater(1)), 'the page is still open').toEqual([])
    await payments.saveOnPage(token, { cardNumber: '5424000000000015', zip: '60120' })
    expect(await list(rosa, minutesLater(60))).toMatchObject([{ brand: 'MasterCard' }])
    await payments.control('POST', '/faults', {
      request: 'getCustomerProfileRequest',
      fault: 'broken',
    })
    expect(await list(rosa, minutesLater(61)), 'the provider is no longer asked').toHaveLength(1)
    await payments.control('DELETE', '/faults')
  })

  it('are listed again, and can be removed, if they return under an earlier id', async () => {
    const rosa = await person()
    const first = await withCard(rosa)
    const rows = await database.rows<{ methodId: string }>(
      sql`select method_id as "methodId" from saved_methods where id = ${first.id}`,
    )
    const methodId = rows[0]?.methodId ?? ''
    await removePaymentMethod(contextOf(rosa), provider, { id: first.id })
    expect(await list(rosa)).toEqual([])
    const card = {
      methodId,
      kind: 'card',
      brand: 'Visa',
      last4: '4242',
      expiry: '2041-01',
    } as const
    const removed: string[] = []
    const again = {
      ...provider,
      listMethods: () => Promise.resolve(removed.includes(methodId) ? [] : [card]),
      removeMethod: (_customer: string, id: string) => Promise.resolve(void removed.push(id)),
    }
    await openPaymentMethodPage(contextOf(rosa, minutesLater(1)), provider, frame)
    const listed = await listPaymentMethods(contextOf(rosa, minutesLater(40)), again)
    expect(listed).toMatchObject([{ last4: '4242', isDefault: true }])
    await removePaymentMethod(contextOf(rosa, minutesLater(41)), again, { id: listed[0]?.id ?? '' })
    expect(await listPaymentMethods(contextOf(rosa, minutesLater(42)), again)).toEqual([])
  })

  it('are listed from our table while the provider does not respond', async () => {
    const rosa = await person()
    await withCard(rosa)
    await openPaymentMethodPage(contextOf(rosa), provider, frame)
    await payments.control('POST', '/faults', {
      request: 'getCustomerProfileRequest',
      fault: 'timeout-before',
    })
    expect(await list(rosa)).toHaveLength(1)
  })

  it('of a card that the provider rejects are refused', async () => {
    const used = await payments.nonce()
    const [rosa, bo] = [await person(), await person()]
    await addPaymentMethod(contextOf(rosa), provider, used)
    await expect(addPaymentMethod(contextOf(bo), provider, used)).rejects.toMatchObject({
      code: 'Payment.APICouldNotValidateError',
    })
  })

  it('of a person and of an organization for which they act stay apart', async () => {
    const rosa = await person()
    const manager = await actingFor(database, rosa)
    await withCard(rosa)
    expect(await listPaymentMethods(contextOf(manager), provider)).toEqual([])
    await withCard(manager)
    expect(await list(rosa)).toHaveLength(1)
  })

  it('of another user are not found', async () => {
    const [rosa, bo] = [await person(), await person()]
    const { id } = await withCard(rosa)
    const asBo = contextOf(bo)
    for (const attempt of [
      () => listPaymentMethods(asBo, provider, rosa.userId),
      () => isPaymentMethodUsed(asBo, id),
      () => removePaymentMethod(asBo, provider, { id }),
      () => removePaymentMethod(asBo, provider, { id, ownerId: rosa.userId }),
    ])
      await expect(attempt()).rejects.toMatchObject({ kind: 'not-found' })
    await expect(listPaymentMethods(contextOf(anonymous), provider)).rejects.toMatchObject({
      kind: 'unauthenticated',
    })
    await expect(listUserPaymentMethods(asBo, provider, rosa.userId)).rejects.toMatchObject({
      kind: 'forbidden',
    })
    expect(await list(rosa)).toHaveLength(1)
  })
})

describe('removing a method', () => {
  async function paying(actor: UserActor & { email: string }) {
    const { id } = await withCard(actor)
    const water = await putUtilityAccount(database, actor)
    await enrolInAutopay(contextOf(actor), () => provider, {
      account: water.account,
      method: { kind: 'kept', id },
    })
    return { id, water }
  }

  const living = async (accountId: string) => {
    const rows = await database.rows(
      sql`select from autopays where utility_account_id = ${accountId} and ended_at is null`,
    )
    return rows.length
  }

  it('removes it at the provider and ends its autopay, and the owner is notified', async () => {
    const rosa = await person({ language: 'es' })
    const { id, water } = await paying(rosa)
    expect(await isPaymentMethodUsed(contextOf(rosa), id)).toBe(true)
    await removePaymentMethod(contextOf(rosa), provider, { id, ownerId: rosa.userId })
    expect(await list(rosa)).toEqual([])
    expect(await living(water.id)).toBe(0)
    const [off] = await inboxOf(database, rosa.userId)
    expect(off?.body).toContain('Visa ending in 1111')
    const mails = await mailTo(rosa.email)
    expect(mails.at(-1)).toMatchObject({
      kind: 'autopay-news',
      language: 'es',
      path: `/account/${rosa.userId}#manage-autopay-section`,
      values: {
        headline: `El pago automático está desactivado para la cuenta ${water.number}`,
      },
    })
    await withCard(rosa)
    expect(await list(rosa), 'the same card can be added again').toHaveLength(1)
  })

  it('changes nothing if the provider does not respond', async () => {
    const rosa = await person()
    const { id, water } = await paying(rosa)
    await payments.control('POST', '/faults', {
      request: 'deleteCustomerPaymentProfileRequest',
      fault: 'broken',
    })
    await expect(removePaymentMethod(contextOf(rosa), provider, { id })).rejects.toMatchObject({
      kind: 'unavailable',
    })
    expect([await living(water.id), (await list(rosa)).length]).toEqual([1, 1])
  })

  it('only staff see the methods of another person', async () => {
    const [rosa, clerk] = [await person(), await person({ isAdmin: true })]
    const { id } = await paying(rosa)
    const removal = { id, userId: rosa.userId }
    await expect(removeUserPaymentMethod(contextOf(rosa), provider, removal)).rejects.toMatchObject(
      {
        kind: 'forbidden',
      },
    )
    await expect(
      removeUserPaymentMethod(contextOf(clerk), provider, { id, userId: clerk.userId }),
    ).rejects.toMatchObject({ kind: 'not-found' })
    expect(await listUserPaymentMethods(contextOf(clerk), provider, rosa.userId)).toMatchObject([
      { id, isForAutopay: true },
    ])
    await removeUserPaymentMethod(contextOf(clerk), provider, removal)
    expect(await list(rosa)).toEqual([])
  })
})
