import { randomInt } from 'node:crypto'
import { sha256 } from '../../platform/kernel/sha-256.ts'
import { factorLimits, typedCode } from './rules.ts'

// Without letters that look like digits or like each other (Crockford's base32).
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(32)]).join('')

/** 80 random bits: a stolen hash cannot be guessed. */
const newCode = (): string => [group(), group(), group(), group()].join('-')

export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: factorLimits.recoveryCodes }, newCode)

/** In any case, without its dashes, and with the letters that people mistake. */
export const recoveryHash = (typed: string): string =>
  sha256(`recovery/${typedCode(typed).toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')}`)
