export interface DirectoryTerm {
  /** For columns that begin with it; lower-case. */
  readonly prefix: string
  /** For phone numbers in stored form that begin with it. */
  readonly phonePrefix: string
  /** For users whose text contains all of them; empty if no index can find them. */
  readonly words: readonly string[]
}

// A trigram index needs at least this many.
const minLetters = 3

/** A name, a part of one, an address, or digits of a phone number. */
export function directoryTerm(typed: string): DirectoryTerm {
  const prefix = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const digits = prefix.replaceAll(/\D/g, '')
  const isPhone = /^[\d\s().+-]+$/.test(prefix) && digits.length >= minLetters
  const words = isPhone ? [phoneFragment(digits)] : prefix.split(' ')
  return {
    prefix,
    phonePrefix: isPhone ? phoneBeginning(digits) : prefix,
    words: words.some((word) => word.length >= minLetters) ? words : [],
  }
}

/** `84755` is `(847) 55`. */
function phoneBeginning(typed: string): string {
  const digits = typed.length > 10 && typed.startsWith('1') ? typed.slice(1) : typed
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (exchange === '') return `(${area}`
  return line === '' ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`
}

/** `5550123` appears in `(847) 555-0123` as `555-0123`. */
function phoneFragment(digits: string): string {
  if (digits.length === 7) return `${digits.slice(0, 3)}-${digits.slice(3)}`
  return digits.length > 7 ? phoneBeginning(digits) : digits
}
