/** Each has its own text (`Validation.Email…`). */
export type EmailError =
  | 'EmailNoAt'
  | 'EmailBeforeAt'
  | 'EmailLetters'
  | 'EmailAfterAt'
  | 'EmailTooLong'

/** The whole address, and the part before the @ (RFC 5321, 4.5.3.1). */
export const emailLengths = { whole: 254, local: 64 } as const

// RFC 5321, 4.1.2: words of these characters, with single dots between them.
const local = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/
// At least two letters: digits would be a network address.
const lastLabel = /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/

// Invisible characters copied from pages: zero widths, direction marks, soft hyphens.
const withoutInvisible = (typed: string): string => typed.replaceAll(/\p{Cf}/gu, '').trim()

/** Lower-case, in Punycode (RFC 5891). */
function domainOf(typed: string): string | null {
  // Characters that end or change a URL's host.
  if (/[\s/?#\\:@%[\]<>^|]/.test(typed)) return null
  const address = `http://${typed}/`
  const domain = URL.canParse(address) ? new URL(address).hostname : ''
  const labels = domain.split('.')
  const isDomain =
    labels.length > 1 &&
    labels.every((each) => label.test(each)) &&
    lastLabel.test(labels.at(-1) ?? '')
  return isDomain ? domain : null
}

function read(typed: string): { readonly address: string } | { readonly error: EmailError } {
  const text = withoutInvisible(typed).normalize('NFC')
  const at = text.lastIndexOf('@')
  if (at === -1) return { error: 'EmailNoAt' }
  const before = text.slice(0, at).toLowerCase()
  const domain = domainOf(text.slice(at + 1))
  if (/[^\0-\x7f]/.test(before)) return { error: 'EmailLetters' }
  if (!local.test(before) || before.length > emailLengths.local) return { error: 'EmailBeforeAt' }
  if (domain === null) return { error: 'EmailAfterAt' }
  const address = `${before}@${domain}`
  return address.length > emailLengths.whole ? { error: 'EmailTooLong' } : { address }
}

/** The stored form: trimmed, lower-case, the domain in Punycode. Null if invalid. */
export function emailAddressOf(typed: string): string | null {
  const found = read(typed)
  return 'address' in found ? found.address : null
}

/** Null if valid. */
export function emailErrorOf(typed: string): EmailError | null {
  const found = read(typed)
  return 'error' in found ? found.error : null
}

/**
 * Today's form first: older accounts have what was typed, in lower case, some of it invalid today.
 * Their owners log in with it and can change it.
 */
export function keptSpellings(typed: string): readonly [string, ...string[]] {
  const former = typed.trim().toLowerCase()
  const address = emailAddressOf(typed)
  return address === null || address === former ? [former] : [address, former]
}

/** For existing accounts, which may have addresses that only the former rule allowed. */
export const keptEmailErrorOf = (typed: string): EmailError | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim()) ? null : emailErrorOf(typed)

/** The most common ones, and real domains one letter away from them. */
const knownDomains = (
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com comcast.net att.net sbcglobal.net verizon.net ' +
  'live.com msn.com me.com mac.com mail.com email.com gmx.com gmx.net ymail.com aim.com proton.me protonmail.com ' +
  'yahoo.es yahoo.com.mx hotmail.es hotmail.com.mx outlook.es googlemail.com rocketmail.com'
).split(' ')

/** Whether one letter inserted, removed, replaced or swapped turns one text into the other. */
function isOneSlip(typed: string, intended: string): boolean {
  const from = Array.from({ length: typed.length }, (_, i) => i).find(
    (i) => typed[i] !== intended[i],
  )
  const at = from ?? typed.length
  const rest = typed.slice(at)
  const ending = intended.slice(at)
  return (
    rest.slice(1) === ending.slice(1) ||
    rest.slice(1) === ending ||
    rest === ending.slice(1) ||
    (rest[0] === ending[1] && rest[1] === ending[0] && rest.slice(2) === ending.slice(2))
  )
}

/** Corrects a mistyped common domain; null if there is nothing to suggest. */
export function suggestedEmail(typed: string): string | null {
  const address = emailAddressOf(typed)
  if (address === null) return null
  const at = address.indexOf('@') + 1
  const domain = address.slice(at)
  if (knownDomains.includes(domain)) return null
  const intended =
    // Short names differ by one letter too often.
    knownDomains.find((known) => known.length > 8 && isOneSlip(domain, known)) ??
    domain.replace(/\.(?:con|cmo|ocm|vom|comm|coom)$/, '.com')
  return intended === domain ? null : address.slice(0, at) + intended
}
