import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { billingIn } from '../billing/billing.fixture.ts'
import { paymentItems, payments } from '../ledger/payments.sql.ts'
import { exportOwnPayments, listOwnPayments, ownPaymentLimits } from './list-own-payments.ts'
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

const fileOf = async (context: Parameters<typeof exportOwnPayments>[0]) =>
  // Unlike `text()`, keeps the byte order mark.
  Buffer.from(await new Response(await exportOwnPayments(context, {})).arrayBuffer()).toString()

test('the export has more than is read at once, each payment once', async () => {
  const ana = await people.person()
  const reference = await put({ userId: ana.userId })
  const count = ownPaymentLimits.exported + 3
  await people.database.write((builder) => [
    builder.execute(sql`
      with copies as (
        insert into ${payments} select (jsonb_populate_record(p, jsonb_build_object(
          'id', gen_random_uuid(), 'reference', 'many-' || n, 'key', gen_random_uuid()))).*
        from ${payments} p cross join generate_series(2, ${count}::int) n
        where p.reference = ${reference} returning id)
      insert into ${paymentItems} (id, payment_id, account_number, amount_cents)
      select gen_random_uuid(), id, '1001-5001', 6120 from copies`),
  ])
  const lines = (await fileOf(people.contextOf(ana))).split('\r\n')
  expect(lines.at(-2)).toBe(`End of file. Rows:,${count}`)
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
  const [head, ...lines] = (await fileOf(context)).split('\r\n')
  expect(head).toBe('\uFEFFFecha,Referencia,Concepto,Cuenta,Monto,Pagado con,Estado,Lugar')
  expect(lines.toSorted()).toEqual(
    [
      `2026-11-19,${reference},Factura de agua,'=1+1,61.20,'=Visa 1111,Pagado,`,
      `2026-11-19,${reference},Factura de agua,1001-5001,61.20,'=Visa 1111,Pagado,`,
      'Fin del archivo. Filas:,2',
      '',
    ].toSorted(),
  )
})
