/** What a password must have, in the order in which screens list it (spec, resident section 5). */
export const passwordRequirements = [
  'length',
  'upperCase',
  'lowerCase',
  'digit',
  'specialCharacter',
] as const

/** One of the five requirements of a password. */
export type PasswordRequirement = (typeof passwordRequirements)[number]

/** Spec, resident section 9. */
export const minimumPasswordLength = 8
/** Longer ones would only cost time; NIST SP 800-63B asks for at least 64. */
export const maximumPasswordLength = 128

const meets: Readonly<Record<PasswordRequirement, (password: string) => boolean>> = {
  length: ({ length }) => length >= minimumPasswordLength && length <= maximumPasswordLength,
  upperCase: (password) => /\p{Lu}/u.test(password),
  lowerCase: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\d/.test(password),
  specialCharacter: (password) => /[^\p{L}\p{N}\s]/u.test(password),
}

/** What a password still lacks; nothing when it may be chosen. */
export const unmetPasswordRequirements = (password: string): PasswordRequirement[] =>
  passwordRequirements.filter((requirement) => !meets[requirement](password))

/** A verification mail may be asked for again after so long (spec, resident section 9). */
export const resendCountdownSeconds = 60

/** How old the last proof of identity may be where addresses, passwords or money change. */
export const confirmationMinutes = 15

/**
 * Whether a path leads nowhere but into the portal: it begins with one slash, and holds nothing that a
 * browser reads as a second one or leaves out. For every address that a query or an app names.
 */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(path)
