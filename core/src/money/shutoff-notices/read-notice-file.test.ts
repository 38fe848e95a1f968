import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { filledNotice, lackingBlanks, unknownNoticeBlanks } from './notice-texts.ts'
import { readNoticeFile } from './read-notice-file.ts'
import { sampleNotices } from './samples.ts'
import { textOfNoticeFile } from './text-of-file.ts'

const today = '2026-11-20'
const header = 'accountNumber,delinquentAmount,shutoffDate,phonePreference'
const read = (...lines: readonly string[]) => readNoticeFile([header, ...lines].join('\n'), today)

describe('a CSV file', () => {
  it('is read as people and billing systems write it', () => {
    const { rows, errors } = read(
      '1001-5001,84.35,2026-12-15,yes',
      '"1002-5002","$1,084.5",12/5/2026,',
      ' 001003-5003 ,61,12152026,N\r',
    )
    expect(errors).toEqual([])
    expect(rows).toEqual([
      {
        line: 2,
        customerId: '1001',
        locationId: '5001',
        amountCents: 8435,
        shutoffOn: '2026-12-15',
        wantsPhone: true,
      },
      {
        line: 3,
        customerId: '1002',
        locationId: '5002',
        amountCents: 108_450,
        shutoffOn: '2026-12-05',
        wantsPhone: false,
      },
      {
        line: 4,
        customerId: '1003',
        locationId: '5003',
        amountCents: 6100,
        shutoffOn: '2026-12-15',
        wantsPhone: false,
      },
    ])
  })

  it.each([
    ['an amount below zero', '1001-5001,-84.35,2026-12-15', 'delinquentAmount', 'negative'],
    ['an amount in brackets', '1001-5001,(84.35),2026-12-15', 'delinquentAmount', 'negative'],
    ['nothing due', '1001-5001,0.00,2026-12-15', 'delinquentAmount', 'not-an-amount'],
    ['an absurd amount', '1001-5001,843500000,2026-12-15', 'delinquentAmount', 'too-much'],
    ['a third decimal', '1001-5001,84.355,2026-12-15', 'delinquentAmount', 'not-an-amount'],
    ['a day in the past', '1001-5001,84.35,2026-11-01', 'shutoffDate', 'past'],
    [
      'a formula in quotes',
      '1001-5001,"=HYPERLINK(""http://a.b"",""c"")",2026-12-15',
      'delinquentAmount',
      'formula',
    ],
    ['a sum', '1001-5001,+1+1,2026-12-15', 'delinquentAmount', 'formula'],
    ['a function', '1001-5001,84.35,@SUM(1)', 'shutoffDate', 'formula'],
    ['an amount in powers of ten', '1001-5001,1e9,2026-12-15', 'delinquentAmount', 'not-an-amount'],
    ['no number', '1001-5001,NaN,2026-12-15', 'delinquentAmount', 'not-an-amount'],
    ['a hundred digits', `1001-5001,${'9'.repeat(100)},2026-12-15`, 'delinquentAmount', 'too-much'],
    ['a cent too much', '1001-5001,100000.01,2026-12-15', 'delinquentAmount', 'too-much'],
    [
      'a line end in an amount',
      '1001-5001,"10\n20",2026-12-15',
      'delinquentAmount',
      'not-an-amount',
    ],
    ['today', '1001-5001,84.35,2026-11-20', 'shutoffDate', 'past'],
    ['a day of the wrong year', '1001-5001,84.35,2036-12-15', 'shutoffDate', 'too-far'],
    ['no day of the calendar', '1001-5001,84.35,2026-02-30', 'shutoffDate', 'not-a-day'],
    ['no account', ',84.35,2026-12-15', 'accountNumber', 'required'],
    ['half an account', '1001,84.35,2026-12-15', 'accountNumber', 'not-an-account'],
    ['a formula', '=HYPERLINK(x),84.35,2026-12-15', 'accountNumber', 'formula'],
    ['a maybe', '1001-5001,84.35,2026-12-15,maybe', 'phonePreference', 'not-a-choice'],
    ['too many fields', '1001-5001,84.35,2026-12-15,yes,more', '', 'too-many-fields'],
  ])('with %s names the row and the field', (_what, line, field, code) => {
    const { rows, errors } = read('1009-5009,10,2026-12-15', line)
    expect(rows).toHaveLength(1)
    expect(errors).toEqual([{ line: 3, field, code }])
  })

  it('with an account twice takes the first, and names the second', () => {
    const { rows, errors } = read('1001-5001,10,2026-12-15', '01001-5001,20,2026-12-15')
    expect(rows).toMatchObject([{ amountCents: 1000 }])
    expect(errors).toEqual([{ line: 3, field: 'accountNumber', code: 'twice' }])
  })

  it('with line ends in quotes counts the lines of the file', () => {
    const { rows, errors } = read(
      '"1001-5001\r\n",10,"2026-12-15\n"',
      '1002-5002,,2026-12-15',
      '"1003-5003"",10,2026-12-15',
    )
    expect(rows).toMatchObject([{ line: 2, customerId: '1001', locationId: '5001' }])
    expect(errors).toEqual([
      { line: 5, field: 'delinquentAmount', code: 'required' },
      { line: 6, field: '', code: 'unreadable' },
    ])
  })

  it('with an unknown column names it', () => {
    const { errors } = readNoticeFile(`${header},note\n1001-5001,10,2026-12-15,,x`, today)
    expect(errors).toEqual([{ line: 1, field: '', code: 'unknown-column' }])
  })

  it('without a needed column reads no row', () => {
    const { rows, errors } = readNoticeFile(
      'accountNumber,shutoffDate\n1001-5001,2026-12-15',
      today,
    )
    expect(rows).toEqual([])
    expect(errors).toEqual([{ line: 1, field: 'delinquentAmount', code: 'required' }])
  })

  it('with a byte order mark, blank lines and an unclosed quote says what it can', () => {
    const { rows, errors } = readNoticeFile(
      `\uFEFF${header}\n\n1001-5001,10,2026-12-15\n"1002-5002,10`,
      today,
    )
    expect(rows).toHaveLength(1)
    expect(errors).toMatchObject([{ code: 'unreadable' }])
  })
})

describe('a file of a million rows', () => {
  it('is read no further than a file may have rows, in the memory of a worker', async () => {
    const urlOf = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
    // Twelve million characters and all of them wrong: as large as one may be.
    const worker = new Worker(
      `const { parentPort } = require('node:worker_threads')
      const text = ${JSON.stringify(header)} + '\\n1,1'.repeat(2_900_000)
      Promise.all([import(${urlOf('./read-notice-file.ts')}), import(${urlOf('./text-of-file.ts')})]).then(
        ([{ readNoticeFile }, { textOfNoticeFile }]) => {
          try {
            readNoticeFile(textOfNoticeFile(new TextEncoder().encode(text)), '2026-11-20')
            parentPort.postMessage('read')
          } catch (error) {
            parentPort.postMessage(error.code)
          }
        })`,
      { eval: true, resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 } },
    )
    const [code] = await once(worker, 'message')
    expect(code).toBe('Shutoffs.TooMany')
  })

  // Rows that are wrong as a whole, which are the quickest to read.
  it.each([
    ['CSV', (count: number) => `${header}\n${'1,1,1,1,1\n'.repeat(count)}`],
    [
      'fixed width',
      (count: number) => `1001-5001           000000843512152026Y\n${'x\n'.repeat(count - 1)}`,
    ],
  ])('is refused as %s, and one of the most rows is not', (_layout, rows) => {
    expect(() => readNoticeFile(rows(100_001), today)).toThrow('Shutoffs.TooMany')
    expect(readNoticeFile(rows(100_000), today).errors.length).toBeGreaterThan(99_998)
  })
})

describe('a fixed-width file', () => {
  it('is read by its places', () => {
    const { rows, errors } = readNoticeFile(
      '1001-5001           000000843512152026Y\n1002-5002           000010845012052026 \n',
      today,
    )
    expect(errors).toEqual([])
    expect(rows).toMatchObject([
      { line: 1, customerId: '1001', amountCents: 8435, shutoffOn: '2026-12-15', wantsPhone: true },
      { line: 2, customerId: '1002', amountCents: 108_450, wantsPhone: false },
    ])
  })

  it('with a broken line names it, and reads the others', () => {
    const { rows, errors } = readNoticeFile(
      '1001-5001           000000843512152026Y\nTOTAL 1\n',
      today,
    )
    expect(rows).toHaveLength(1)
    expect(errors).toEqual([{ line: 2, field: '', code: 'unreadable' }])
  })
})

describe('the bytes of a file', () => {
  const text = `${header}\r\n1001-5001,84.35,2026-12-15,yes\r\n`
  const utf16 = (bigEndian: boolean, mark: boolean) => {
    const whole = (mark ? '\uFEFF' : '') + text
    const bytes = new Uint8Array(whole.length * 2)
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < whole.length; at++)
      view.setUint16(at * 2, whole.charCodeAt(at), !bigEndian)
    return bytes
  }
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16, little end first, with a mark', utf16(false, true)],
    ['UTF-16, big end first, with a mark', utf16(true, true)],
    ['UTF-16, little end first', utf16(false, false)],
    ['UTF-16, big end first', utf16(true, false)],
  ])('are read as %s', (_name, bytes) => {
    expect(readNoticeFile(textOfNoticeFile(bytes), today)).toMatchObject({
      rows: [{ customerId: '1001', amountCents: 8435 }],
      errors: [],
    })
  })

  it('of the samples are files without errors', () => {
    for (const sample of Object.values(sampleNotices(today)))
      expect(readNoticeFile(sample, today)).toMatchObject({
        rows: [{ wantsPhone: true }, { amountCents: 108_450 }],
        errors: [],
      })
  })
})

describe('the texts of a notice', () => {
  const whole = '{amount} {deadline} {todo} {hours} {phone} {link}'
  it('hold what the law wants, and no blank that no notice has', () => {
    expect(lackingBlanks(whole)).toEqual([])
    expect(lackingBlanks(whole.replace('{hours}', 'hours'))).toEqual(['hours'])
    expect(unknownNoticeBlanks(`${whole} {amout} {account}`)).toEqual(['amout'])
  })

  it('are filled in once, whatever a value contains', () => {
    const values = {
      amount: '$1',
      deadline: '$& {amount}',
      todo: 'Pay.',
      hours: '9 to 5',
      phone: '1',
      link: 'x',
      account: '1-1',
      address: '',
    }
    expect(filledNotice('{deadline}: {amount} {other}', values)).toBe('$& {amount}: $1 {other}')
  })
})
