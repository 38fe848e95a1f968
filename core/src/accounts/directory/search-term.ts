/** How a term of the directory's search is looked for. */
export interface DirectoryTerm {
  /** What a column begins with, lower-case. */
  readonly prefix: string
  /** What a phone number begins with, as the portal writes them. */
  readonly phonePrefix: string
  /** What a user's text contains, all of it; empty when that cannot be found by an index. */
  readonly words: readonly string[]
}

// An index of three letters each finds nothing by fewer.
const minLetters = 3

/** Reads a term as staff type it: a name, a part of one, an address, or digits of a phone number. */
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

/** `84755` is how `(847) 55` begins. */
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
