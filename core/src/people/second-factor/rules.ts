/** For both apps' screens. */
export const factorLimits = {
  /** Characters of a name. */
  name: 60,
  /** Per person. */
  factors: 10,
  recoveryCodes: 10,
} as const

export const totpDigits = 6

/** As typed: people group digits and paste spaces. */
export const typedCode = (text: string): string => text.replaceAll(/[\s-]/g, '')

export const isTotpCode = (text: string): boolean => /^\d{6}$/.test(typedCode(text))
