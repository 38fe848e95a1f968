import { expect, it } from 'vitest'
import { newRecoveryCodes, recoveryHash } from './recovery-code.ts'

it('makes ten different codes of four groups', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
})

it('takes a code however it is typed', () => {
  const hash = recoveryHash('10AB-CDEF-GHJK-MNPQ')
  for (const typed of ['10abcdefghjkmnpq', ' 10AB CDEF GHJK MNPQ ', 'loab-cdef-ghjk-mnpq'])
    expect(recoveryHash(typed)).toBe(hash)
  expect(recoveryHash('10AB-CDEF-GHJK-MNPR')).not.toBe(hash)
})
