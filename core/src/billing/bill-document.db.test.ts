import { PDFDocument } from 'pdf-lib'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { newId } from '../kernel/ids.ts'
import { peopleIn } from '../residents/people.fixture.ts'
import { letterOf, type PrintedBill } from './bill-document.ts'
import { billingIn } from './billing.fixture.ts'
import { getBillDocument } from './index.ts'

const { databaseUrl, neonEndpoint } = await testDatabase()
const { database, contextOf, person } = peopleIn(databaseUrl, neonEndpoint)
const { account, bill, organization } = billingIn(database)
const notFound = { kind: 'not-found', code: 'Billing.BillNotFound' }

it('a bill is a PDF for whoever looks after its account, and for nobody else', async () => {
  const [owner, stranger, member] = [await person(), await person(), await person()]
  const organizationId = await organization([member.userId])
  const own = await account({ ownerIds: [owner.userId], organizationId })
  const key = await bill(own, { number: 'A/1 2' })
  for (const one of [owner, member]) {
    const { name, bytes } = await getBillDocument(contextOf(one), key, null)
    expect(name).toBe(`bill-${own.number}-A_1_2.pdf`)
    const document = await PDFDocument.load(bytes)
    expect([document.getTitle(), document.getPageCount()]).toEqual(['Utility bill', 1])
  }
  await expect(getBillDocument(contextOf(stranger), key, null)).rejects.toMatchObject(notFound)
  await expect(getBillDocument(contextOf(owner), newId(), null)).rejects.toMatchObject(notFound)
})

it('a member who is still to be approved is shown none', async () => {
  const pending = await person()
  const organizationId = await organization([pending.userId], false)
  const key = await bill(await account({ organizationId }))
  await expect(getBillDocument(contextOf(pending), key, null)).rejects.toMatchObject(notFound)
})

it('a bill of any length and in any letters is drawn', async () => {
  const someone = await person()
  const own = await account({ ownerIds: [someone.userId], address1: '12 Peña–Łódź 李 St' })
  const lines = Array.from({ length: 120 }, (_, i) => ({
    label: `${i} ${'Wasser für Größe 水 '.repeat(6)}`,
    cents: i % 2 ? 100 : -50,
  }))
  const key = await bill(own, { lines, amountCents: 3000 })
  const context = { ...contextOf(someone), language: 'es' as const }
  const document = await PDFDocument.load((await getBillDocument(context, key, null)).bytes)
  expect(document.getPageCount()).toBeGreaterThan(2)
  expect(document.getTitle()).toBe('Factura de servicios')
})

it('says what is due until when, of what it is made, and how to pay', async () => {
  const printed: PrintedBill = {
    account: '1001-5001',
    address: '12 Millrace St, Elgin, IL 60120',
    number: '7',
    type: 'Water',
    billedOn: '2026-11-08',
    dueOn: '2026-11-29',
    cents: 6120,
    lines: [
      { label: 'Water', cents: 6500 },
      { label: 'Senior rate', cents: -380 },
    ],
  }
  const { blocks } = letterOf(contextOf(await person()), printed, 'https://portal.example')
  expect(blocks).toContainEqual({
    kind: 'highlight',
    name: 'Due by November 29, 2026',
    value: '$61.20',
  })
  expect(blocks.find(({ kind }) => kind === 'table')).toMatchObject({
    rows: [
      ['Water', '$65.00'],
      ['Senior rate', '-$3.80'],
    ],
    total: ['Total', '$61.20'],
  })
  expect(JSON.stringify(blocks)).toContain('https://portal.example/payment?accountNumber=1001-5001')
})
