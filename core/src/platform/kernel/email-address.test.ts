import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emailAddressOf,
  type EmailError,
  emailErrorOf,
  keptEmailErrorOf,
  keptSpellings,
  suggestedEmail,
} from './email-address.ts'

/** The grammar of RFC 5321 (4.1.2 and 4.5.3.1), written independently. */
function isMailbox(address: string): boolean {
  const [local = '', domain = '', ...more] = address.split('@')
  const isWord = (word: string) => /^[a-z0-9!#$%&'*+\-/=?^_`{|}~]{1,64}$/.test(word)
  const isLabel = (label: string) => /^(?!-)[a-z0-9-]{1,63}$/.test(label) && !label.endsWith('-')
  return (
    more.length === 0 &&
    local.length <= 64 &&
    address.length <= 254 &&
    local.split('.').every(isWord) &&
    domain.split('.').every(isLabel)
  )
}

/** What browsers accept (HTML, "valid e-mail address"). */
const browsers =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

const anything = fc.oneof(
  fc.emailAddress(),
  fc.tuple(fc.string({ unit: 'grapheme' }), fc.domain()).map((parts) => parts.join('@')),
  fc.tuple(fc.emailAddress(), fc.string()).map((parts) => parts.join('')),
  fc
    .array(fc.constantFrom('a', 'ñ', 'n\u0303', '.', '@', '-', ' ', 'X', '\u200B', '1', 'com', '%'))
    .map((signs) => signs.join('')),
  fc.string({ unit: 'binary' }),
)

describe('an email address', () => {
  it.each([
    ['ana@home.example', 'ana@home.example'],
    ['  Ana@Home.Example \n', 'ana@home.example'],
    ["o'brien+bills/2@a-b.c1.museum", "o'brien+bills/2@a-b.c1.museum"],
    ['ana@españa.es', 'ana@xn--espaa-rta.es'],
    ['ana@ESPAN\u0303A.es', 'ana@xn--espaa-rta.es'],
    ['ana@xn--espaa-rta.es', 'ana@xn--espaa-rta.es'],
    ['\u200Bana@home.example\u200E', 'ana@home.example'],
    ['a@почта.рф', 'a@xn--80a1acny.xn--p1ai'],
  ])('%j is kept as %s', (typed, kept) => {
    expect(emailAddressOf(typed)).toBe(kept)
  })

  it.each<[string, EmailError]>([
    ['', 'EmailNoAt'],
    ['ana', 'EmailNoAt'],
    ['ana.home.example', 'EmailNoAt'],
    ['@home.example', 'EmailBeforeAt'],
    ['a..b@home.example', 'EmailBeforeAt'],
    ['.a@home.example', 'EmailBeforeAt'],
    ['a.@home.example', 'EmailBeforeAt'],
    ['a b@home.example', 'EmailBeforeAt'],
    ['a@b@home.example', 'EmailBeforeAt'],
    ['"a b"@home.example', 'EmailBeforeAt'],
    ['<a@home.example>', 'EmailBeforeAt'],
    [`${'a'.repeat(65)}@home.example`, 'EmailBeforeAt'],
    ['maría@home.example', 'EmailLetters'],
    ['niño@correo.es', 'EmailLetters'],
    ['ana@home', 'EmailAfterAt'],
    ['ana@home.', 'EmailAfterAt'],
    ['ana@home.example.', 'EmailAfterAt'],
    ['ana@home..example', 'EmailAfterAt'],
    ['ana@-home.example', 'EmailAfterAt'],
    ['ana@b.c', 'EmailAfterAt'],
    ['ana@1.2.3.4', 'EmailAfterAt'],
    ['ana@0x7f.1', 'EmailAfterAt'],
    ['ana@[::1]', 'EmailAfterAt'],
    ['ana@home.example:25', 'EmailAfterAt'],
    ['ana@home.example/x', 'EmailAfterAt'],
    ['ana@home.exa mple', 'EmailAfterAt'],
    ['ana@home.example, bo@home.example', 'EmailBeforeAt'],
    ['ana@home.example\r\nBcc: bo@home.example', 'EmailBeforeAt'],
    [`ana@${`${'a'.repeat(60)}.`.repeat(4)}example`, 'EmailTooLong'],
  ])('%j is none, and the error says where: %s', (typed, error) => {
    expect(emailErrorOf(typed)).toBe(error)
    expect(emailAddressOf(typed)).toBeNull()
  })

  it('is one that mail servers and browsers take, whatever was typed', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const address = emailAddressOf(typed)
        if (address === null) return
        expect(isMailbox(address), address).toBe(true)
        expect(address).toMatch(browsers)
      }),
      { numRuns: 2000 },
    )
  })

  it('is kept in one form: what is kept stays as it is, in whichever case and with whatever blanks', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const address = emailAddressOf(typed)
        expect(address === null).toBe(emailErrorOf(typed) !== null)
        if (address === null) return
        expect(emailAddressOf(address)).toBe(address)
        expect(emailAddressOf(` ${address.toUpperCase()}\t`)).toBe(address)
        expect(keptSpellings(typed)[0]).toBe(address)
        expect(keptEmailErrorOf(typed)).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })
})

describe('an account with an address of a former rule', () => {
  it.each(['maría@home.example', 'a..b@home.example', 'ana@home.example.', 'ana@b.c'])(
    'is found by %s',
    (typed) => {
      expect(keptSpellings(` ${typed.toUpperCase()} `)).toEqual([typed])
      expect(keptEmailErrorOf(typed)).toBeNull()
    },
  )

  it('is found by a domain of other letters, as it was typed and as mail servers write it', () => {
    expect(keptSpellings('Ana@España.es')).toEqual(['ana@xn--espaa-rta.es', 'ana@españa.es'])
  })

  it.each(['', 'ana', 'ana@home', '@home.example'])('%j was never one', (typed) => {
    expect(keptEmailErrorOf(typed)).not.toBeNull()
  })
})

describe('a mistyped domain', () => {
  it.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gmail.comm', 'ana@gmail.com'],
    ['ana@gnail.com', 'ana@gmail.com'],
    ['Ana@Yaho.com', 'ana@yahoo.com'],
    ['ana@hotmial.com', 'ana@hotmail.com'],
    ['ana@cityhall.con', 'ana@cityhall.com'],
  ])('%s may be a typo of %s', (typed, expected) => {
    expect(suggestedEmail(typed)).toBe(expected)
  })

  it.each([
    'ana@gmail.com',
    'ana@ymail.com',
    'ana@mail.com',
    'ana@home.example',
    'ana@he.com',
    'ana',
  ])('%s is no typo', (typed) => {
    expect(suggestedEmail(typed)).toBeNull()
  })
})
