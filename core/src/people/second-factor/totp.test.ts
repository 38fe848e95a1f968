import { expect, it } from 'vitest'
import { base32, matchingStep, newTotpSecret, totpCode, totpStepAt, totpUri } from './totp.ts'

const secret = base32(Buffer.from('12345678901234567890'))

it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %d seconds the code is that of RFC 6238, appendix B', (seconds, code) => {
  expect(totpCode(secret, totpStepAt(new Date(seconds * 1000)), 8)).toBe(code)
})

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j is that of RFC 4648, section 10', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

const now = new Date(1_234_567_890_000)
const step = totpStepAt(now)

it.each([-1, 0, 1])('a code of step %d is right', (by) => {
  expect(matchingStep(secret, totpCode(secret, step + by), now)).toBe(step + by)
})

it.each([-2, 2])('a code of step %d is wrong', (by) => {
  expect(matchingStep(secret, totpCode(secret, step + by), now)).toBeNull()
})

it('takes a code with spaces, and no other text', () => {
  const code = totpCode(secret, step)
  expect(matchingStep(secret, ` ${code.slice(0, 3)} ${code.slice(3)}\n`, now)).toBe(step)
  for (const text of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])
    expect(matchingStep(secret, text, now)).toBeNull()
})

it('secrets have 160 random bits', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
})

it('names city and account to the app', () => {
  expect(totpUri('ABC', 'City of Elgin', 'ada@city.example')).toBe(
    'otpauth://totp/City%20of%20Elgin:ada%40city.example?secret=ABC&issuer=City%20of%20Elgin',
  )
})
