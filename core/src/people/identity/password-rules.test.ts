import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { unmetPasswordRequirements } from './password-rules.ts'

describe('a password', () => {
  it.each([
    ['Right-7-horse', []],
    ['Árbol-7-niño', []],
    ['Short-7', ['length']],
    ['right-7-horse', ['upperCase']],
    ['RIGHT-7-HORSE', ['lowerCase']],
    ['Right-x-horse', ['digit']],
    ['Right7horse', ['specialCharacter']],
    ['Right7 horse', ['specialCharacter']],
    ['', ['length', 'upperCase', 'lowerCase', 'digit', 'specialCharacter']],
    [`Aa1-${'x'.repeat(125)}`, ['length']],
  ])('%s lacks %j', (password, lacking) => {
    expect(unmetPasswordRequirements(password)).toEqual(lacking)
  })

  it.each(['password', 'PASSWORD', 'Password1!', 'Qwerty123!', '!Dragon99', 'Liverpool#1'])(
    '%s is one of the first guesses',
    (password) => {
      expect(isCommonPassword(password)).toBe(true)
    },
  )

  it.each(['Right-7-horse', 'dragon-horse-7-Right', 'Dragon!8462947261$'])(
    '%s is not',
    (password) => {
      expect(isCommonPassword(password)).toBe(false)
    },
  )
})
