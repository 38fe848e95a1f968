/** In the screens' order (spec, resident section 5). */
export const passwordRequirements = [
  'length',
  'upperCase',
  'lowerCase',
  'digit',
  'specialCharacter',
] as const

export type PasswordRequirement = (typeof passwordRequirements)[number]

/** Spec, resident section 9. */
export const minimumPasswordLength = 8
/** Longer ones only cost time; NIST SP 800-63B requires at least 64. */
export const maximumPasswordLength = 128

const meets: Readonly<Record<PasswordRequirement, (password: string) => boolean>> = {
  length: ({ length }) => length >= minimumPasswordLength && length <= maximumPasswordLength,
  upperCase: (password) => /\p{Lu}/u.test(password),
  lowerCase: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\d/.test(password),
  specialCharacter: (password) => /[^\p{L}\p{N}\s]/u.test(password),
}

export const unmetPasswordRequirements = (password: string): PasswordRequirement[] =>
  passwordRequirements.filter((requirement) => !meets[requirement](password))
