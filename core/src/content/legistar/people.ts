import type { RawRow, ReadState } from './city-state.ts'
import { keyIn, textOf } from './raw-values.ts'
import type { LegistarNote } from './rules.ts'

export interface Person {
  /** In content-import; of someone without another key, the name. */
  readonly key: string
  readonly name: string
  readonly email: string
  readonly phone: string
}

const nameOf = (row: RawRow): string =>
  textOf(row, 'PersonFullName', 200) ||
  `${textOf(row, 'PersonFirstName', 90)} ${textOf(row, 'PersonLastName', 90)}`.trim()

const emailOf = (row: RawRow): string => {
  const email = textOf(row, 'PersonEmail', 254)
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : ''
}

const folded = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[\s.,]+/g, ' ')
    .trim()

const isSame = (one: Person, email: string): boolean =>
  one.email === '' || email === '' || one.email.toLowerCase() === email.toLowerCase()

/**
 * By their ids. Legistar has many a person twice: two with one name are one, unless they have
 * different email addresses.
 */
export function peopleOf(
  { rows, members }: ReadState,
  source: string,
  notes: LegistarNote[],
): ReadonlyMap<number, Person> {
  const people = new Map<number, Person>()
  const byName = new Map<string, Person[]>()
  for (const row of rows.persons ?? []) {
    const name = nameOf(row)
    if (name === '') continue
    const email = emailOf(row)
    const alike = byName.get(folded(name)) ?? []
    const same = alike.find((one) => isSame(one, email))
    if (same) {
      people.set(row.id, same)
      notes.push({ code: 'person-twice', about: name })
      continue
    }
    const ofCity = members.filter((one) => one.name === name)
    const known = alike.length === 0 && ofCity.length === 1 ? ofCity[0] : undefined
    const person = {
      key: known?.key ?? keyIn(source, row.id),
      name,
      email,
      phone: textOf(row, 'PersonPhone', 40),
    }
    people.set(row.id, person)
    byName.set(folded(name), [...alike, person])
  }
  return people
}
