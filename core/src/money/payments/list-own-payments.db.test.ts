import { expect, test } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { billingIn } from '../billing/billing.fixture.ts'
import { exportOwnPayments, listOwnPayments } from './list-own-payments.ts'
import { paymentRowsIn } from './payment-rows.fixture.ts'

const people = peopleIn(await testDatabase())
const { organization } = billingIn(people.database)
const put = paymentRowsIn(people.database)

const referencesOf = async (actor: UserActor, asked = {}) =>
  (await listOwnPayments(people.contextOf(actor), asked)).map(({ reference }) => reference)

test('lists only the user’s own payments, newest first, in one round trip', async () => {
  const [ana, ben] = [await people.person(), await people.person()]
  const first = await put({ userId: ana.userId })
  const second = await put({ userId: ana.userId })
  await put({ userId: ben.userId })
  await put({ userId: null, email: ana.email })
  const context = people.contextOf(ana)
  const found = await listOwnPayments(context, {})
  expect(found.map(({ reference }) => reference)).toEqual([second, first])
  expect(context.database.usage.trips).toBe(1)
  await expect(referencesOf(ana, { userId: ben.userId })).rejects.toMatchObject({
    kind: 'not-found',
  })
})

test('an abandoned payment is not listed; a reversed one is', async () => {
  const ana = await people.person()
  await put({ userId: ana.userId, status: 'created' })
  await put({ userId: ana.userId, status: 'failed' })
  const returned = await put({
    userId: ana.userId,
    status: 'failed',
    approvedAt: new Date('2026-11-19T00:00:00Z'),
    returnCode: 'R01',
  })
  const unknown = await put({ userId: ana.userId, status: 'unknown' })
  expect((await referencesOf(ana)).toSorted()).toEqual([returned, unknown].toSorted())
})

test('an organization’s payments are seen by those who act for it, apart from their own', async () => {
  const [ana, ben, eve] = [await people.person(), await people.person(), await people.person()]
  const bakery = await organization([ana.userId, ben.userId])
  const paid = await put({ userId: ana.userId, organizationId: bakery })
  const own = await put({ userId: ana.userId })
  expect(await referencesOf(ben, { organizationId: bakery })).toEqual([paid])
  expect(await referencesOf({ ...ana, organizationId: bakery })).toEqual([paid])
  expect(await referencesOf(ana)).toEqual([own])
  await expect(referencesOf(eve, { organizationId: bakery })).rejects.toMatchObject({
    code: 'Organization.NotFound',
  })
})

test('the export has a line for each account, days of the city, and no formula', async () => {
  const ana = await people.person()
  const reference = await put(
    {
      userId: ana.userId,
      methodKind: 'card',
      methodBrand: '=Visa',
      methodLast4: '1111',
      createdAt: new Date('2026-11-20T03:00:00Z'),
    },
    ['1001-5001', '=1+1'],
  )
  const context = { ...people.contextOf(ana), language: 'es' as const }
  const [head, ...lines] = (await exportOwnPayments(context, {})).split('\r\n')
  expect(head).toBe('\uFEFFFecha,Referencia,Concepto,Cuenta,Monto,Pagado con,Estado,Lugar')
  expect(lines.toSorted()).toEqual(
    [
      `2026-11-19,${reference},Factura de agua,'=1+1,61.20,'=Visa 1111,Pagado,`,
      `2026-11-19,${reference},Factura de agua,1001-5001,61.20,'=Visa 1111,Pagado,`,
      '',
    ].toSorted(),
  )
})
