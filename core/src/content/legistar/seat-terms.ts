import { daysAfter } from '../../platform/kernel/days.ts'
import type { LegistarNote } from './rules.ts'

/** Days with both ends; null: open. */
export interface Span {
  readonly from: string | null
  readonly to: string | null
}

/** Someone's time on a board, by the keys of content-import. */
export interface Service extends Span {
  readonly member: string
  readonly name: string
  readonly isAlternate: boolean
}

type CityTerm = Span & { readonly member: string }

export interface CitySeat {
  readonly position: number
  readonly isAlternate: boolean
  readonly isEnded: boolean
  readonly terms: readonly CityTerm[]
}

export interface SeatedTerm extends Span {
  readonly position: number
  readonly member: string
}

export interface Seated {
  readonly terms: readonly SeatedTerm[]
  /** Those that the city has not yet. */
  readonly newSeats: readonly { readonly position: number; readonly isAlternate: boolean }[]
  readonly notes: readonly LegistarNote[]
}

const last = '9999-12-31'

const isShared = (a: Span, b: Span): boolean =>
  (a.from ?? '') <= (b.to ?? last) && (b.from ?? '') <= (a.to ?? last)

/** One span for records that share days; a last day that is the next one's first is given up. */
function joined(services: readonly Service[], notes: LegistarNote[]): readonly Service[] {
  const done: Service[] = []
  for (const next of services.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''))) {
    const before = done.at(-1)
    if (!before || !isShared(before, next)) {
      done.push(next)
      continue
    }
    if (next.from !== null && before.to === next.from && before.from !== next.from) {
      done.splice(-1, 1, { ...before, to: daysAfter(next.from, -1) }, next)
      continue
    }
    const to =
      before.to === null || next.to === null ? null : before.to > next.to ? before.to : next.to
    done.splice(-1, 1, { ...before, to })
    notes.push({ code: 'terms-joined', about: next.name })
  }
  return done
}

/**
 * Legistar knows who serves on a board and not in which seat: each gets the seat that they have here,
 * or the first one that is free at the time, or a new one. What ended before `today` and is not here
 * is left out, so that no seat is made for the past.
 */
export function seatTerms(
  services: readonly Service[],
  seats: readonly CitySeat[],
  today: string,
): Seated {
  const notes: LegistarNote[] = []
  const byMember = Map.groupBy(services, ({ member }) => member)
  const spans = [...byMember.values()].flatMap((of) => joined(of, notes))

  const found: { readonly span: Service; readonly seat: CitySeat; readonly term: CityTerm }[] = []
  const waiting: Service[] = []
  const known = new Set<CityTerm>()
  for (const span of spans) {
    const own = seats
      .flatMap((seat) => seat.terms.map((term) => ({ seat, term })))
      .filter(({ term }) => term.member === span.member && isShared(term, span) && !known.has(term))
      .toSorted((a, b) => Number(b.term.from === span.from) - Number(a.term.from === span.from))[0]
    if (own) {
      known.add(own.term)
      found.push({ span, ...own })
    } else if ((span.to ?? last) >= today) waiting.push(span)
  }

  const terms: SeatedTerm[] = []
  const taken = new Map<number, Span[]>(
    seats.map(({ position, terms: own }) => [position, own.filter((term) => !known.has(term))]),
  )
  for (const { span, seat, term } of found) {
    const { position } = seat
    const { member, name, to } = span
    if (term.from !== span.from) notes.push({ code: 'first-day-kept', about: name })
    const others = [
      ...(taken.get(position) ?? []),
      ...found.filter((one) => one.seat === seat && one.term !== term).map((one) => one.term),
    ]
    // It may not run into the time of the next person in the seat.
    const runsOver = others.some((other) => isShared({ from: term.from, to }, other))
    if (runsOver) notes.push({ code: 'seat-taken', about: name })
    const seated = { position, member, from: term.from, to: runsOver ? term.to : to }
    terms.push(seated)
    taken.set(position, [...(taken.get(position) ?? []), seated])
  }
  const open = seats.filter(({ isEnded }) => !isEnded).map((seat) => ({ ...seat }))
  const newSeats: { position: number; isAlternate: boolean }[] = []
  for (const span of waiting.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''))) {
    const free = [...open, ...newSeats]
      .filter(({ isAlternate }) => isAlternate === span.isAlternate)
      .toSorted((a, b) => a.position - b.position)
      .find(({ position }) => !(taken.get(position) ?? []).some((term) => isShared(term, span)))
    const position = free?.position ?? Math.max(0, ...taken.keys()) + 1
    if (!free) newSeats.push({ position, isAlternate: span.isAlternate })
    taken.set(position, [...(taken.get(position) ?? []), span])
    terms.push({ position, member: span.member, from: span.from, to: span.to })
  }
  return { terms, newSeats, notes }
}
