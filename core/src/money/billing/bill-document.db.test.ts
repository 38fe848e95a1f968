import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { textOfPdf } from '../../platform/pdf/text-of-pdf.fixture.ts'
import { billingIn } from './billing.fixture.ts'
import { getBill, getBillDocument, getBillingHistory } from './index.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
const { account, bill, organization, payment } = billingIn(database)
const notFound = { kind: 'not-found', code: 'Billing.BillNotFound' }

const inSpanish = (actor: UserActor) => ({ ...contextOf(actor), language: 'es' as const })
const textOf = async (context: ReturnType<typeof contextOf>, key: string) =>
  textOfPdf((await getBillDocument(context, key, 'https://portal.example')).bytes)

const full = {
  number: '5001-2611',
  amountCents: 7963,
  lines: [
    { label: 'Water', cents: 6123 },
    { label: 'Refuse and recycling', cents: 1840 },
  ],
  servicedFrom: '2026-10-06',
  servicedTo: '2026-11-04',
  readings: [{ meter: 'M5001', previous: 184_200, current: 188_500 }],
  usage: 4300,
  usageUnit: 'gallons',
  previousBalanceCents: 5980,
  paidCents: 5980,
  penaltyCents: 0,
} as const

it('a bill is a PDF for the owners of its account only', async () => {
  const [owner, stranger, member] = [await person(), await person(), await person()]
  const organizationId = await organization([member.userId])
  const own = await account({ ownerIds: [owner.userId], organizationId })
  const key = await bill(own, { number: 'A/1 2' })
  for (const one of [owner, member]) {
    const { name, bytes } = await getBillDocument(contextOf(one), key, null)
    expect(name).toBe(`bill-${own.number}-A_1_2.pdf`)
    const document = await PDFDocument.load(bytes)
    expect([document.getTitle(), document.getPageCount()]).toEqual(['Utility bill', 1])
    expect(await getBill(contextOf(one), key, 'https://portal.example')).toMatchObject({
      key,
      number: 'A/1 2',
      nextInstallment: null,
      payOnlineAddress: `https://portal.example/payment?accountNumber=${own.number}`,
    })
  }
  for (const asked of [key, newId()]) {
    const actor = asked === key ? stranger : owner
    await expect(getBillDocument(contextOf(actor), asked, null)).rejects.toMatchObject(notFound)
    await expect(getBill(contextOf(actor), asked, null)).rejects.toMatchObject(notFound)
  }
})

it('a pending member sees none', async () => {
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
  const { bytes } = await getBillDocument(inSpanish(someone), key, null)
  const document = await PDFDocument.load(bytes)
  expect(document.getPageCount()).toBeGreaterThan(2)
  expect(document.getTitle()).toBe('Factura de servicios')
})

describe('what is due', () => {
  /** An account's data, with a bill of $79.63 and one before. */
  const standing = {
    'paid late': { balanceCents: 8759, penaltyCents: 796 },
    'with a bill before': { balanceCents: 13_943, penaltyCents: 0, openBefore: 5980 },
    'with a payment on its way': { balanceCents: 7963, penaltyCents: 0, pendingCents: 2000 },
    'with a charge that stands on no bill': { balanceCents: 9000, penaltyCents: 0 },
    'all paid': { balanceCents: 7963, penaltyCents: 0, pendingCents: 7963 },
    'with a credit': { balanceCents: -2350, penaltyCents: 0, isPaid: true },
  } as const

  it.each(Object.entries(standing))(
    'is the same on the screen, the bill and its PDF: %s',
    async (_, given) => {
      const { balanceCents, penaltyCents, ...more } = given
      const someone = await person()
      const own = await account({ ownerIds: [someone.userId], balanceCents, penaltyCents })
      const key = await bill(own, { ...full, balanceCents: 'isPaid' in more ? 0 : 7963 })
      const before = { billedOn: '2026-10-08', dueOn: '2026-10-29', amountCents: 5980 }
      await bill(own, { ...before, balanceCents: 'openBefore' in more ? more.openBefore : 0 })
      if ('pendingCents' in more) await payment(own, { amountCents: more.pendingCents })
      const context = contextOf(someone)
      const screen = JSON.parse(await getBillingHistory(context, {})) as {
        totalAmountDue: number
        bills: { key: string; amountDueWithoutPending: number; amount: number }[]
      }
      const { due, ...read } = await getBill(context, key, null)
      const listed = screen.bills.find((one) => one.key === key)
      expect(Math.max(due?.total ?? 0, 0)).toBe(screen.totalAmountDue)
      expect(read).toMatchObject({
        amount: listed?.amount,
        amountDueWithoutPending: listed?.amountDueWithoutPending,
      })
      const total = Math.round((due?.total ?? 0) * 100)
      const parts = due?.rows.map(({ amount }) => Math.round(amount * 100)) ?? []
      // A single part is the total, and not repeated.
      expect(parts.length === 0 ? total : parts.reduce((all, one) => all + one, 0)).toBe(total)
      for (const own of [context, inSpanish(someone)]) {
        const text = await textOf(own, key)
        const said = /Total (?:due|a pagar)[^\n]*\n(\$[\d,.]+)/.exec(text)?.[1]
        expect(said ?? '$0.00').toBe(`$${screen.totalAmountDue.toFixed(2)}`)
        for (const { amount } of due?.rows ?? [])
          expect(text).toContain(`${amount < 0 ? '-' : ''}$${Math.abs(amount).toFixed(2)}`)
      }
    },
  )

  it('is a credit, not a negative amount, if more was paid than billed', async () => {
    const someone = await person()
    const own = await account({ ownerIds: [someone.userId], balanceCents: -2037 })
    const carried = { previousBalanceCents: 0, paidCents: 10_000 }
    const key = await bill(own, { ...full, ...carried, balanceCents: 0 })
    const text = await textOf(contextOf(someone), key)
    expect(text).toMatch(/Credit after this bill\n\$20\.37/)
    expect(text).toMatch(/Credit, nothing to pay\n\$20\.37/)
    expect(text).not.toContain('Total of this bill')
    expect(await textOf(inSpanish(someone), key)).toContain('Crédito después de esta factura')
  })

  it('is only on the newest bill; an older one shows its open part', async () => {
    const someone = await person()
    const own = await account({ ownerIds: [someone.userId], balanceCents: 13_943 })
    const newest = await bill(own, full)
    const older = { billedOn: '2026-10-08', dueOn: '2026-10-29', amountCents: 5980 }
    const key = await bill(own, older)
    expect(await getBill(contextOf(someone), key, null)).toMatchObject({
      due: null,
      newestKey: newest,
      amountDueWithoutPending: 59.8,
    })
    const text = await textOf(contextOf(someone), key)
    expect(text).toContain('Still due on this bill')
    expect(text).not.toContain('Send this part with your check')
  })
})

describe('a complete bill', () => {
  it('shows period, readings, usage of thirteen months, what came before, and a slip, in either language', async () => {
    const someone = await person()
    const own = await account({ ownerIds: [someone.userId], balanceCents: 7963 })
    const key = await bill(own, full)
    for (let month = 1; month <= 14; month += 1) {
      const day = new Date(Date.UTC(2026, 10 - month, 8)).toISOString().slice(0, 10)
      const usage = 3000 + month * 10
      await bill(own, {
        ...full,
        number: `O${month}`,
        billedOn: day,
        dueOn: day,
        balanceCents: 0,
        usage,
      })
    }
    const english = await textOf(contextOf(someone), key)
    for (const said of [
      'October 6, 2026 to November 4, 2026',
      'M5001',
      '184,200',
      '188,500',
      'This time: 4,300 gallons in 30 days, about 143 a day.',
      'In the same month a year ago: 3,120 gallons.',
      'the last 13 bills',
      'Nov 26',
      'Nov 25',
      'Previous balance',
      'Payments received, thank you',
      '-$59.80',
      'Total of this bill',
      'Send this part with your check',
      'Amount you send',
    ])
      expect(english).toContain(said)
    expect(english).not.toContain('Oct 25')
    const spanish = await textOf(inSpanish(someone), key)
    for (const said of [
      '6 de octubre de 2026 al 4 de noviembre de 2026',
      'Basura y reciclaje',
      'Esta vez: 4,300 galones en 30 días',
      'Saldo anterior',
      'Total de esta factura',
      'Envíe esta parte con su cheque',
    ])
      expect(spanish).toContain(said)
    expect(spanish).not.toMatch(/\b(gallons|Water|Refuse|Balance|Total due|Sewer)\b/)
    const { usageHistory } = await getBill(contextOf(someone), key, null)
    expect(usageHistory).toHaveLength(13)
  })

  it('leaves out what the billing system does not send', async () => {
    const someone = await person()
    const key = await bill(await account({ ownerIds: [someone.userId], balanceCents: 6120 }))
    expect(await getBill(contextOf(someone), key, null)).toMatchObject({
      serviceFrom: null,
      readings: [],
      usage: null,
      usageHistory: [],
      usageTexts: [],
      lines: [{ name: 'Water', amount: 61.2 }],
      total: 61.2,
      due: { rows: [], total: 61.2 },
    })
    const text = await textOf(contextOf(someone), key)
    expect(text).not.toMatch(/What you used|Previous balance|Service period/)
  })

  it('shows no period, and no daily usage, without both ends', async () => {
    const someone = await person()
    const own = await account({ ownerIds: [someone.userId], balanceCents: 7963 })
    for (const [number, open] of [
      ['P1', { servicedFrom: null }],
      ['P2', { servicedTo: null }],
    ] as const) {
      const text = await textOf(contextOf(someone), await bill(own, { ...full, ...open, number }))
      expect(text).not.toContain('Service period')
      expect(text).toContain('This time: 4,300 gallons.')
    }
  })

  it('shows lines in Spanish from the billing system, else by their usual names', async () => {
    const someone = await person()
    const key = await bill(await account({ ownerIds: [someone.userId] }), {
      amountCents: 3000,
      lines: [
        { label: 'Hydrant', labelEs: 'Hidrante', cents: 1000 },
        { label: 'Sewer', cents: 1000 },
        { label: 'Lead survey', cents: 1000 },
      ],
    })
    const { lines } = await getBill(inSpanish(someone), key, null)
    expect(lines.map(({ name, language }) => [name, language])).toEqual([
      ['Hidrante', 'es'],
      ['Alcantarillado', 'es'],
      ['Lead survey', 'en'],
    ])
  })
})
