import { folded } from './folded-text.ts'

export interface TypedAddress {
  /** Digits; null if the text does not start with one. */
  readonly number: string | null
  /** Lower-case, single spaces, without accents and apostrophes; may be empty. */
  readonly street: string
}

/** Spellings of suffixes and directions, as in the parcels. */
const spelled: Readonly<Record<string, string>> = {
  street: 'st',
  'st.': 'st',
  avenue: 'ave',
  'ave.': 'ave',
  av: 'ave',
  road: 'rd',
  'rd.': 'rd',
  drive: 'dr',
  'dr.': 'dr',
  court: 'ct',
  'ct.': 'ct',
  lane: 'ln',
  'ln.': 'ln',
  boulevard: 'blvd',
  'blvd.': 'blvd',
  place: 'pl',
  'pl.': 'pl',
  circle: 'cir',
  parkway: 'pkwy',
  terrace: 'ter',
  calle: '',
}

/** Drops what follows a comma, the city's name. */
export function readAddress(text: string): TypedAddress {
  const [first = ''] = folded(text).split(',')
  const words = first.trim().split(/\s+/).filter(Boolean)
  const number = /^\d{1,6}$/.test(words[0] ?? '') ? (words.shift() ?? null) : null
  const street = words.map((word) => spelled[word] ?? word).filter(Boolean)
  return { number, street: street.join(' ') }
}

/** The end may be missing: `100 Millrace` is `100 Millrace St`. A typo matches nothing. */
export function isAddressTyped(text: string, address: string): boolean {
  const typed = readAddress(text)
  const known = readAddress(address)
  const isStreet = typed.street !== '' && `${known.street} `.startsWith(`${typed.street} `)
  return typed.number !== null && typed.number === known.number && isStreet
}
