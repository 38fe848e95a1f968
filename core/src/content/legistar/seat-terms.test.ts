import { expect, it } from 'vitest'
import { type CitySeat, seatTerms, type Service } from './seat-terms.ts'

const today = '2026-11-26'

const serves = (member: string, from: string, to: string | null, isAlternate = false): Service => ({
  member,
  name: member,
  from,
  to,
  isAlternate,
})

const seat = (position: number, terms: CitySeat['terms'] = [], more = {}): CitySeat => ({
  position,
  isAlternate: false,
  isEnded: false,
  terms,
  ...more,
})

const term = (member: string, from: string | null, to: string | null) => ({ member, from, to })

it('who serves at the same time gets a seat each; who follows takes the free one', () => {
  const { terms, newSeats } = seatTerms(
    [
      serves('Ana', '2025-01-01', '2027-12-31'),
      serves('Bo', '2025-06-01', null),
      serves('Cy', '2028-01-01', null),
      serves('Di', '2026-01-01', null, true),
    ],
    [],
    today,
  )
  expect(terms.map(({ member, position }) => [member, position])).toEqual([
    ['Ana', 1],
    ['Bo', 2],
    ['Di', 3],
    ['Cy', 1],
  ])
  expect(newSeats).toEqual([
    { position: 1, isAlternate: false },
    { position: 2, isAlternate: false },
    { position: 3, isAlternate: true },
  ])
})

it('a second read finds everyone in the seat that they have', () => {
  const services = [serves('Ana', '2025-01-01', '2027-12-31'), serves('Bo', '2025-06-01', null)]
  const first = seatTerms(services, [], today)
  const seats = first.newSeats.map(({ position }) =>
    seat(
      position,
      first.terms.filter((one) => one.position === position),
    ),
  )
  expect(seatTerms(services.toReversed(), seats, today)).toMatchObject({
    terms: expect.arrayContaining([...first.terms]),
    newSeats: [],
    notes: [],
  })
})

it('terms of one person that share days are one; one that ends as the next begins ends a day earlier', () => {
  const { terms, notes } = seatTerms(
    [
      serves('Ana', '2024-01-01', '2026-12-31'),
      serves('Ana', '2025-01-01', '2027-06-30'),
      serves('Bo', '2024-01-01', '2026-12-31'),
      serves('Bo', '2026-12-31', '2028-12-31'),
    ],
    [],
    today,
  )
  expect(terms.filter(({ member }) => member === 'Ana')).toMatchObject([
    { from: '2024-01-01', to: '2027-06-30' },
  ])
  expect(terms.filter(({ member }) => member === 'Bo')).toMatchObject([
    { from: '2024-01-01', to: '2026-12-30' },
    { from: '2026-12-31', to: '2028-12-31' },
  ])
  expect(notes).toEqual([{ code: 'terms-joined', about: 'Ana' }])
})

it('what ended before and is not here is left out; what is here gets its last day', () => {
  const { terms } = seatTerms(
    [serves('Ana', '2010-01-01', '2012-01-01'), serves('Bo', '2024-01-01', '2026-10-31')],
    [seat(4, [term('Bo', '2024-01-01', null)])],
    today,
  )
  expect(terms).toEqual([{ position: 4, member: 'Bo', from: '2024-01-01', to: '2026-10-31' }])
})

it('another first day than ours is said and not taken', () => {
  const { terms, notes } = seatTerms(
    [serves('Ana', '2024-02-01', null)],
    [seat(1, [term('Ana', '2024-01-01', null)])],
    today,
  )
  expect(terms).toEqual([{ position: 1, member: 'Ana', from: '2024-01-01', to: null }])
  expect(notes).toEqual([{ code: 'first-day-kept', about: 'Ana' }])
})

it('a term does not run into the next person in the seat', () => {
  const { terms, notes } = seatTerms(
    [serves('Ana', '2024-01-01', '2027-12-31')],
    [seat(1, [term('Ana', '2024-01-01', '2026-06-30'), term('Bo', '2026-07-01', null)])],
    today,
  )
  expect(terms).toEqual([{ position: 1, member: 'Ana', from: '2024-01-01', to: '2026-06-30' }])
  expect(notes).toEqual([{ code: 'seat-taken', about: 'Ana' }])
})

it('a seat that the board no longer has is given to no one', () => {
  const { newSeats } = seatTerms(
    [serves('Ana', '2026-01-01', null)],
    [seat(1, [], { isEnded: true })],
    today,
  )
  expect(newSeats).toEqual([{ position: 2, isAlternate: false }])
})
