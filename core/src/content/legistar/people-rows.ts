import type { BoardOf } from './body-rows.ts'
import type { RawRow, ReadState } from './city-state.ts'
import { peopleOf, type Person } from './people.ts'
import { dayOf } from './raw-values.ts'
import type { LegistarNote } from './rules.ts'
import { seatTerms, type Service } from './seat-terms.ts'

/** Null for a record of staff, of no one, or of no days. */
function serviceOf(row: RawRow, person: Person, notes: LegistarNote[]): Service | null {
  if (row['OfficeRecordSupportFlag'] === 1) return null
  const from = dayOf(row, 'OfficeRecordStartDate')
  const to = dayOf(row, 'OfficeRecordEndDate')
  if (from === null || (to !== null && to < from)) {
    notes.push({ code: 'record-left-out', about: person.name })
    return null
  }
  const role = `${row['OfficeRecordTitle'] ?? ''} ${row['OfficeRecordMemberType'] ?? ''}`
  const isAlternate = /\balternate\b/i.test(role)
  return { member: person.key, name: person.name, from, to, isAlternate }
}

const memberRow = ({ key, name, email, phone }: Person) => ({
  ...(key !== name && { key }),
  fullName: name,
  ...(email && { email }),
  ...(phone && { phone }),
})

/** Seats, members and terms for content-import. */
export function peopleRows(
  state: ReadState,
  boards: ReadonlyMap<number, BoardOf>,
  { source, notes }: { readonly source: string; readonly notes: LegistarNote[] },
) {
  const people = peopleOf(state, source, notes)
  const records = Map.groupBy(state.rows.officeRecords ?? [], (row) => row['OfficeRecordBodyId'])
  const seated = [...boards].map(([id, { alias, board }]) => {
    const services = (records.get(id) ?? []).map((row) => {
      const person = people.get(Number(row['OfficeRecordPersonId']))
      return person ? serviceOf(row, person, notes) : null
    })
    const seats = board?.seats ?? []
    const found = seatTerms(
      services.filter((one) => one !== null),
      seats,
      state.today,
    )
    notes.push(...found.notes.map((note) => ({ ...note, about: `${note.about}, ${alias}` })))
    return { alias, seats, ...found }
  })
  const serving = new Set(seated.flatMap(({ terms }) => terms.map(({ member }) => member)))
  const persons = new Map([...people.values()].map((person) => [person.key, person]))
  return {
    seats: seated.flatMap(({ alias, seats, newSeats }) => [
      ...seats.map(({ position }) => ({ board: alias, position })),
      // No one applies to it before staff say so: Legistar does not know which seats are elected.
      ...newSeats.map((seat) => ({ board: alias, ...seat, takesApplications: false })),
    ]),
    members: [...persons.values()].filter(({ key }) => serving.has(key)).map(memberRow),
    terms: seated.flatMap(({ alias, terms }) =>
      terms.map(({ position, member, from, to }) => ({
        board: alias,
        position,
        member,
        fromDay: from ?? '',
        toDay: to ?? '',
      })),
    ),
  }
}
