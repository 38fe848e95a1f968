import type { importError } from '../texts/rules.ts'

/** Reasons that imports of all kinds share. */
export type ImportErrorCode = keyof (typeof importError)['ImportError']

/** In English, by the wire's `code`: for the contract. */
export const englishOf = <Code extends string>(
  texts: Readonly<Record<Code, { readonly en: string }>>,
): Readonly<Record<Code, string>> =>
  // Object.fromEntries forgets the names.
  Object.fromEntries(
    Object.entries<{ readonly en: string }>(texts).map(([code, { en }]) => [code, en]),
  ) as Readonly<Record<Code, string>>
