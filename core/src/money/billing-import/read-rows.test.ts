import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCents } from '../../platform/kernel/money.ts'
import { centsToWire } from '../billing/wire.ts'
import { checkRow, type SentRow } from './check-row.ts'
import { type ReadRow, rowReader } from './read-rows.ts'

/** Reads a text split at these positions. */
function read(format: 'csv' | 'json', text: string, cuts: readonly number[] = []): ReadRow[] {
  const reader = rowReader(format)
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).toSorted((a, b) => a - b)]
  const pieces = places.map((from, at) => text.slice(from, places[at + 1] ?? text.length))
  return [...pieces.flatMap((piece) => [...reader.read(piece, false)]), ...reader.read('', true)]
}

/** Every value in JSON and CSV that a database cannot hold. */
describe('what no database can hold', () => {
  it('is made storable, from CSV and from JSON', () => {
    const harmful = {
      ...account,
      customerId: '10\x0001',
      city: 'El\0gin',
      address1: '12 \ud800 St',
    }
    const [fromJson] = read('json', JSON.stringify([harmful]))
    const header = Object.keys(account).join(',')
    const [fromCsv] = read('csv', `${header}\n${Object.values(harmful).join(',').toWellFormed()}`)
    expect(fromJson?.row).toMatchObject({ customerId: '1001', city: 'Elgin' })
    expect(fromCsv).toMatchObject({ row: fromJson?.row, errors: fromJson?.errors })
  })

  it('is refused if it is nested too deep', () => {
    const deep = `[{"kind":${'['.repeat(20_000)}${']'.repeat(20_000)}}]`
    expect(() => read('json', deep)).toThrow('Billing.BatchUnreadable')
  })
})

const errorsOf = (rows: readonly ReadRow[]) =>
  rows.flatMap(({ line, errors }) => errors.map(({ field, code }) => [line, field, code]))

const account = {
  kind: 'account',
  customerId: '0010 01',
  locationId: '5001',
  streetNumber: '12',
  address1: '12 Millrace St',
  city: 'Elgin',
  state: 'IL',
  zip: '60120',
  balance: '2350-',
} as const
const bill = {
  kind: 'bill',
  customerId: '1001',
  locationId: '5001',
  number: 'B1',
  type: 'Water',
  billDate: '11082026',
  dueDate: '11292026',
  amount: '6120',
  balance: '6120',
} as const
const payment = {
  kind: 'payment',
  customerId: '1001',
  locationId: '5001',
  reference: 'P1',
  type: 'Check',
  date: '11202026',
  amount: '100-',
} as const
const overdue = {
  kind: 'delinquency',
  customerId: '1001',
  locationId: '5001',
  type: 'shutoff',
  amount: '6120',
  date: '12012026',
} as const

describe('a row', () => {
  it('is staged in cents, days of the calendar and plain numbers', () => {
    expect(checkRow(account).row).toEqual({
      ...account,
      customerId: '1001',
      balance: -2350,
    })
    expect(checkRow({ ...bill, lines: 'Water = 7000|Senior=rate=880-' }).row).toEqual({
      ...bill,
      billDate: '2026-11-08',
      dueDate: '2026-11-29',
      amount: 6120,
      balance: 6120,
      lines: [
        { label: 'Water', cents: 7000 },
        { label: 'Senior=rate', cents: -880 },
      ],
    })
    expect(checkRow({ ...payment, amount: 100 }).row).toMatchObject({
      amount: 100,
      date: '2026-11-20',
    })
    expect(checkRow(overdue).row).toMatchObject({ type: 'shutoff', amount: 6120 })
  })

  const errors: readonly (readonly [SentRow, string, string])[] = [
    [{}, 'kind', 'required'],
    [{ kind: 'Bill' }, 'kind', 'unknown-kind'],
    [{ ...account, balance: '' }, 'balance', 'required'],
    [{ ...account, balance: '61.20' }, 'balance', 'not-an-amount'],
    [{ ...account, balance: '-6120' }, 'balance', 'not-an-amount'],
    [{ ...account, balance: '1000000000' }, 'balance', 'not-an-amount'],
    [{ ...account, penalty: '5-' }, 'penalty', 'negative'],
    [{ ...account, customerId: '1-2' }, 'customerId', 'not-a-number'],
    [{ ...account, state: 'Illinois' }, 'state', 'not-a-state'],
    [{ ...account, zip: '1'.repeat(11) }, 'zip', 'too-long'],
    [{ ...account, reference: 'x' }, 'reference', 'not-for-this-kind'],
    [{ ...account, address1: ['12'] }, 'address1', 'not-a-text'],
    [{ ...account, balance: 1.5 }, 'balance', 'not-a-text'],
    [{ ...bill, dueDate: '02302026' }, 'dueDate', 'not-a-day'],
    [{ ...bill, dueDate: '2026-11-29' }, 'dueDate', 'not-a-day'],
    [{ ...bill, lines: 'Water' }, 'lines', 'not-lines'],
    [{ ...bill, lines: '=6120' }, 'lines', 'not-lines'],
    [{ ...bill, lines: 'Water=6119' }, 'lines', 'lines-differ'],
    [{ ...bill, lines: 'Water=6120', linesEs: 'Agua|Otro' }, 'linesEs', 'not-labels'],
    [{ ...bill, linesEs: 'Agua' }, 'linesEs', 'not-labels'],
    [{ ...bill, serviceFrom: '11042026' }, 'serviceTo', 'not-a-period'],
    [{ ...bill, serviceFrom: '11042026', serviceTo: '10062026' }, 'serviceTo', 'not-a-period'],
    [{ ...bill, readings: 'M1=5' }, 'readings', 'not-readings'],
    [{ ...bill, usage: '4.3' }, 'usage', 'not-a-count'],
    [{ ...bill, payments: '5980-' }, 'payments', 'negative'],
    [{ ...overdue, type: 'late' }, 'type', 'not-a-type'],
    [{ ...overdue, amount: '1-' }, 'amount', 'negative'],
  ]
  it.each(errors)('%j is refused for its %s: %s', (row, field, code) => {
    expect(checkRow(row).errors).toEqual([{ field, code }])
  })

  it('of a bill has its period, readings, usage, balance before and Spanish labels', () => {
    const { row, errors: found } = checkRow({
      ...bill,
      lines: 'Water=5000|Sewer=1120',
      linesEs: 'Agua | Alcantarillado',
      serviceFrom: '10062026',
      serviceTo: '11042026',
      readings: 'M1=184200>188500 | M2=7>9*',
      usage: 4300,
      usageUnit: 'gallons',
      previousBalance: '2350-',
      payments: '0',
      penalty: '500',
    })
    expect(found).toEqual([])
    expect(row).toMatchObject({
      lines: [
        { label: 'Water', labelEs: 'Agua', cents: 5000 },
        { label: 'Sewer', labelEs: 'Alcantarillado', cents: 1120 },
      ],
      serviceFrom: '2026-10-06',
      serviceTo: '2026-11-04',
      readings: [
        { meter: 'M1', previous: 184_200, current: 188_500 },
        { meter: 'M2', previous: 7, current: 9, isEstimated: true },
      ],
      usage: 4300,
      usageUnit: 'gallons',
      previousBalance: -2350,
      payments: 0,
      penalty: 500,
    })
    expect(row).not.toHaveProperty('linesEs')
  })

  it('lists all its errors', () => {
    expect(checkRow({ ...payment, date: 'x', amount: '', customerId: '' }).errors).toEqual([
      { field: 'customerId', code: 'required' },
      { field: 'date', code: 'not-a-day' },
      { field: 'amount', code: 'required' },
    ])
  })

  it('accepts every text that the database accepts, and no other', () => {
    expect(checkRow({ ...payment, type: ' a\0b\uD800 ' }).row).toMatchObject({ type: 'ab\uFFFD' })
  })

  it('has every sum as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (cents) => {
        const amount = centsToWire(toCents(cents))
        expect(checkRow({ ...payment, amount }).row).toMatchObject({ amount: cents })
      }),
      { seed: 5 },
    )
  })
})

const header = 'kind,customerId,locationId,reference,type,date,amount'

describe('CSV', () => {
  it('has its rows by the line on which they begin', () => {
    const text = `\uFEFF${header}\r\n\r\npayment,1001,5001,P1,"a ""b"",\nc",11202026,100\r\npayment,1,2,P2,x,11202026,bad`
    const rows = read('csv', text)
    expect(rows.map(({ line }) => line)).toEqual([3, 5])
    expect(rows[0]?.row).toMatchObject({ type: 'a "b",\nc', amount: 100 })
    expect(errorsOf(rows)).toEqual([[5, 'amount', 'not-an-amount']])
  })

  it('says what is wrong with its header', () => {
    expect(errorsOf(read('csv', 'customerId,amount,amount,Sum\n'))).toEqual([
      [1, 'Sum', 'unknown-column'],
      [1, 'amount', 'twice-in-header'],
      [1, 'kind', 'required'],
    ])
    expect(errorsOf(read('csv', ''))).toEqual([[1, 'kind', 'required']])
    expect(errorsOf(read('csv', 'kind\naccount,1'))).toEqual([[2, '', 'too-many-fields']])
  })

  it.each(['"kind', 'kind\npay"ment', 'kind\n"payment"x', `kind\n"${'x'.repeat(200_000)}`])(
    '%.20j is unreadable',
    (text) => {
      expect(() => read('csv', text)).toThrow('Billing.BatchUnreadable')
    },
  )

  it('is read the same, no matter where the network splits it', () => {
    const field = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', 'ñ', ' ') })
    fc.assert(
      fc.property(
        fc.array(field, { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(), { maxLength: 6 }),
        (types, cuts) => {
          const rows = types.map(
            (type, i) => `payment,1,2,P${i},"x${type.replaceAll('"', '""')}",11202026,${i}`,
          )
          const found = read('csv', `${header}\n${rows.join('\n')}`, cuts)
          expect(found.map(({ row }) => row?.type)).toEqual(types.map((type) => `x${type}`.trim()))
        },
      ),
      { seed: 5 },
    )
  })
})

describe('JSON', () => {
  it('has its rows by their number', () => {
    const rows = read('json', JSON.stringify([payment, { ...payment, amount: 'x', Sum: 1 }]))
    expect(rows.map(({ line }) => line)).toEqual([1, 2])
    expect(errorsOf(rows)).toEqual([
      [2, 'Sum', 'unknown-column'],
      [2, 'amount', 'not-an-amount'],
    ])
    expect(read('json', ' [ ] ')).toEqual([])
  })

  it.each([
    '',
    '{}',
    '[',
    '[1]',
    '[{}',
    '[{}{}]',
    '[{},]',
    '[{}]x',
    '[{"a"}]',
    '[{"a":"}]',
    `[{"a":"${'x'.repeat(200_000)}`,
  ])('%.20j is unreadable', (text) => {
    expect(() => read('json', text)).toThrow('Billing.BatchUnreadable')
  })

  it('is read the same, no matter where the network splits it', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', '\\', '{', '}', '[', ']', ',', 'ñ') })
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 6 }),
        fc.array(fc.nat(), { maxLength: 6 }),
        fc.nat(2),
        (types, cuts, indent) => {
          const rows = types.map((type) => ({ ...payment, type: `x${type}` }))
          const found = read('json', JSON.stringify(rows, null, indent), cuts)
          expect(found.map(({ row }) => row?.type)).toEqual(types.map((type) => `x${type}`))
        },
      ),
      { seed: 5 },
    )
  })
})
