import { normalUtilityNumber } from '../../money/utility-accounts/rules.ts'
import { emailAddressOf } from '../../platform/kernel/email-address.ts'

/** What staff typed to find a person, in the forms that the indexes know. */
export interface PeopleTerm {
  /** Lower-case words without accents; an email address's domain is left out. */
  readonly words: readonly string[]
  /** The words as one beginning of a name. */
  readonly beginning: string
  /** Digits of a phone number; empty for other text. */
  readonly phone: string
  /** A whole email address, or null. */
  readonly email: string | null
  /** The beginning of an email address; empty for text without an @. */
  readonly emailBeginning: string
  /** Eight digits, or null. */
  readonly requestNumber: string | null
  readonly paymentReference: string | null
  /** `customer-location` of a water account, or null. */
  readonly account: { readonly customerId: string; readonly locationId: string } | null
}

/** A trigram index needs at least this many letters in one of the words. */
const minLetters = 3
const maxWords = 6

/** As the database's `portal_search_words`. */
const wordsIn = (typed: string): readonly string[] =>
  typed
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\da-z]+/)
    .filter(Boolean)

export function peopleTerm(typed: string): PeopleTerm {
  const text = typed.trim().toLowerCase()
  const digits = text.replaceAll(/\D/g, '')
  const isPhone = /^[\d\s().+-]+$/.test(text) && digits.length >= minLetters
  const phone = digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits
  const isAddress = text.includes('@')
  const all = isPhone ? [phone] : wordsIn(isAddress ? text.replaceAll(/@\S*/g, ' ') : text)
  const words = all.some((word) => word.length >= minLetters) ? all.slice(0, maxWords) : []
  const [, number = null] = /^#?\s*(\d{1,8})$/.exec(text) ?? []
  const [, customer = '', location = ''] =
    /^([\da-z]{1,20})\s*-\s*([\da-z]{1,20})$/i.exec(typed.trim()) ?? []
  return {
    words,
    beginning: isAddress ? '' : all.join(' '),
    phone: isPhone ? phone : '',
    email: emailAddressOf(text),
    emailBeginning: isAddress && !/\s/.test(text) ? text : '',
    requestNumber: number?.padStart(8, '0') ?? null,
    paymentReference: /^p[\da-z]{19}$/.test(text) ? text.toUpperCase() : null,
    account:
      customer === ''
        ? null
        : { customerId: normalUtilityNumber(customer), locationId: normalUtilityNumber(location) },
  }
}
