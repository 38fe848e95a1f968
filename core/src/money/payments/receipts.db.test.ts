import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { putRequest } from '../../casework/requests/requests.fixture.ts'
import { now } from '../../people/profiles/people.fixture.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { citations } from '../citations/citations.sql.ts'
import { createPermitRequest } from '../permit-fees/index.ts'
import { permitBills } from '../permit-fees/permit-fees.sql.ts'
import { chargePayment } from './charge-payment.ts'
import { getFee } from './get-fee.ts'
import { getPayment } from './get-payment.ts'
import { exportOwnPayments } from './list-own-payments.ts'
import { openMachine } from './machine.fixture.ts'
import type { PaymentOrder } from './payment-order.ts'
import { receiptLetter } from './receipt-document.ts'

const where = await testDatabase()
const machine = await openMachine(where)
const { account, ana, at, contextOf, nonce, orderOf, provider } = machine
const { database } = at()
afterAll(() => machine.stop())

const put = (over: Parameters<typeof putRequest>[2]) =>
  putRequest(database, now, {
    status: 'Pending Payment',
    paymentAmountCents: 4500,
    userId: ana.userId,
    address: '',
    ...over,
  })

const ofRequest = (requestId: string, over: Partial<PaymentOrder> = {}) =>
  orderOf(4500, {
    purpose: 'Form Fee',
    items: [{ accountNumber: 'Form Fee', amountCents: 4500, requestId }],
    ...over,
  })

async function garage(): Promise<PaymentOrder> {
  const bill = { recordId: 'RGARAGE', number: 'BP-7', accountNumber: '7001-9001' }
  await database.write((builder) => [
    builder.insert(permitBills).values({
      id: newId(),
      ...bill,
      applications: [
        { number: 'A-1', name: 'New garage', nameEs: 'Garaje nuevo', feeCents: 4000 },
        { number: 'A-2', name: 'Electrical work', feeCents: 500 },
      ],
      interestCents: 0,
      createdAt: now,
    }),
  ])
  const { id } = await createPermitRequest(at(), bill.recordId)
  const { accountNumber } = bill
  return ofRequest(id, {
    purpose: 'LPI',
    items: [{ accountNumber, amountCents: 4500, requestId: id }],
  })
}

type Says = Readonly<Record<Language, readonly [name: string, number: string]>>

const purposes: readonly (readonly [string, () => Promise<PaymentOrder>, Says, string])[] = [
  [
    'a water bill',
    () => Promise.resolve(orderOf(4500)),
    {
      en: ['Water bill', `Account number ${account.number}`],
      es: ['Factura de agua', `Número de cuenta ${account.number}`],
    },
    account.address1,
  ],
  [
    'a parking ticket',
    async () =>
      ofRequest(
        await put({
          number: '90000001',
          title: 'Parking ticket',
          titleEs: 'Multa de estacionamiento',
          details: { subject: { en: 'T-4711', es: 'T-4711' } },
        }),
      ),
    {
      en: ['Parking ticket: T-4711', 'Request number 90000001'],
      es: ['Multa de estacionamiento: T-4711', 'Número de solicitud 90000001'],
    },
    '',
  ],
  [
    'a roof permit',
    async () =>
      ofRequest(
        await put({
          number: '90000002',
          title: 'Quick permit',
          titleEs: 'Permiso rápido',
          details: { subject: { en: 'Replace a roof', es: 'Reemplazar un techo' } },
          address: '150 Dexter Ct',
        }),
      ),
    {
      en: ['Quick permit: Replace a roof', 'Request number 90000002'],
      es: ['Permiso rápido: Reemplazar un techo', 'Número de solicitud 90000002'],
    },
    '150 Dexter Ct',
  ],
  [
    'a permit whose fees came late',
    garage,
    {
      en: ['Fees of permit BP-7: New garage, Electrical work', 'Permit account 7001-9001'],
      es: [
        'Tarifas del permiso BP-7: Garaje nuevo, Electrical work',
        'Cuenta del permiso 7001-9001',
      ],
    },
    '',
  ],
  [
    'a citation',
    async () => {
      const number = 'C20260815'
      await database.write((builder) => [
        builder.insert(citations).values({
          id: newId(),
          number,
          type: 'Tall grass',
          issuedOn: '2026-11-02',
          amountCents: 4500,
          balanceCents: 4500,
          updatedAt: now,
        }),
      ])
      return orderOf(4500, {
        purpose: 'CITATION',
        items: [{ accountNumber: number, amountCents: 4500 }],
      })
    },
    {
      en: ['Tall grass', 'Ticket, citation or bill number C20260815'],
      // The office sends the type in one language.
      es: ['Tall grass', 'Número de la multa o factura C20260815'],
    },
    '',
  ],
]

describe('what was paid and for which address', () => {
  it.each(purposes)(
    'is on every receipt of %s, in both languages',
    async (_, order, says, place) => {
      const { payment } = await chargePayment(at(), provider, await order(), await nonce())
      for (const language of ['en', 'es'] as const) {
        const context = { ...at(), language }
        const [name, number] = says[language]
        const { blocks } = receiptLetter(context, payment)
        const written = JSON.stringify(blocks)
        for (const text of [name, ...number.split(/ (?=\S+$)/), place])
          expect(written).toContain(text)
        expect(written.match(/\$45\.00/g)).toHaveLength(1)
        // Each row is a label and its value.
        const rows = blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : []))
        expect(rows.filter((row) => row.length !== 2 || row.includes(''))).toEqual([])
        const file = await new Response(await exportOwnPayments(context, {})).text()
        expect(file).toContain(name)
        expect(written).not.toMatch(/form fee|tarifa de formulario/i)
      }
      const mail = (await machine.mailTo(ana.email)).find((one) =>
        JSON.stringify(one.values).includes(payment.reference),
      )
      const [name, number] = says.en
      expect(mail?.values).toMatchObject({
        purpose: name,
        accounts: place === '' ? number : `${number}, ${place}`,
      })
    },
  )

  it('names each account and its sum once, and the total as such, where several are paid', async () => {
    const other = await machine.putAccount()
    const [first, second] = [account, other].toSorted((a, b) => a.number.localeCompare(b.number))
    const order = orderOf(0, {
      items: [
        { accountNumber: second?.number ?? '', amountCents: 2200 },
        { accountNumber: first?.number ?? '', amountCents: 1100 },
      ],
    })
    const { payment } = await chargePayment(at(), provider, order, await nonce())
    const { blocks } = receiptLetter(at(), payment)
    expect(blocks[0]).toMatchObject({
      kind: 'table',
      rows: [
        [`Water bill ${first?.number}`, first?.address1, '$11.00'],
        [`Water bill ${second?.number}`, second?.address1, '$22.00'],
      ],
      total: ['Total paid', '', '$33.00'],
    })
    expect(JSON.stringify(blocks).match(/\$33\.00/g)).toHaveLength(1)
  })

  it('gives a stranger who pays by an account’s number its street, and no house', async () => {
    const order = orderOf(1200, {
      payer: { caller: 'device/x', userId: null, organizationId: null, email: 'sam@home.example' },
    })
    const { payment } = await chargePayment(
      contextOf(anonymous, new Date()),
      provider,
      order,
      await nonce(),
    )
    const [item] = payment.items
    expect(account.address1).toMatch(/^\d+ /)
    expect(item?.place).toBe(account.address1.replace(/^\d+ /, ''))
  })

  it('stays as it was paid, also when the request is called otherwise later', async () => {
    const id = await put({ title: 'Vehicle sticker', titleEs: null })
    const { payment } = await chargePayment(at(), provider, ofRequest(id), await nonce())
    await database.write((builder) => [builder.execute(`update requests set title = 'x'`)])
    const seen = await getPayment(at(), payment.reference, { owner: null, isSigned: true })
    expect(seen.items).toMatchObject([{ title: 'Vehicle sticker', titleEs: null }])
  })
})

describe('before it is paid', () => {
  it('a fee says what it is for, only to users who may pay it', async () => {
    const id = await put({
      number: '90000003',
      title: 'Ambulance bill',
      titleEs: 'Factura de ambulancia',
      details: { subject: { en: '88123', es: '88123' } },
    })
    const fee = { number: '90000003', place: '', amount: 45, isPaid: false, inEnglish: [] }
    expect(JSON.parse(await getFee(at(), id))).toEqual({ ...fee, name: 'Ambulance bill: 88123' })
    expect(JSON.parse(await getFee({ ...at(), language: 'es' }, id))).toMatchObject({
      name: 'Factura de ambulancia: 88123',
      inEnglish: [],
    })
    const english = await put({ title: 'Vehicle sticker', titleEs: null })
    expect(JSON.parse(await getFee({ ...at(), language: 'es' }, english))).toMatchObject({
      name: 'Vehicle sticker',
      inEnglish: ['name'],
    })
    const refused = { kind: 'not-found', code: 'Payment.AccountNotFound' }
    const stranger = await machine.person()
    for (const actor of [stranger, anonymous])
      await expect(getFee(contextOf(actor, new Date()), id)).rejects.toMatchObject(refused)
    const free = await put({ paymentAmountCents: null })
    await expect(getFee(at(), free)).rejects.toMatchObject(refused)
  })
})
