import { expect, it } from 'vitest'
import { legistarLists } from './lists.ts'
import { firstPlace, type Place, placeAfter } from './place.ts'

/** Reads one list of a service that sends `most` rows a reply; `moved` replaces what a page sends. */
function read(
  rows: readonly number[],
  most: number,
  moved: (page: readonly number[], nth: number) => readonly number[] = (page) => page,
) {
  const known = new Set<number>()
  let place: Place | null = firstPlace
  for (let nth = 0; place?.list === firstPlace.list; nth++) {
    const page = moved(rows.slice(place.skip, place.skip + most), nth)
    const fresh = page.filter((row) => !known.has(row)).length
    for (const row of page) known.add(row)
    place = placeAfter(place, { count: page.length, fresh })
  }
  return { known: [...known].toSorted((a, b) => a - b), place }
}

const rows = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

it.each([0, 1, 3, 10, 11, 1000, 1001, 2500])('%i rows are read, each of them', (count) => {
  const { known, place } = read(rows(count), 1000)
  expect(known).toEqual(rows(count))
  expect(place).toMatchObject({ list: legistarLists[1], skip: 0 })
})

it('a service that sends fewer rows than asked for is read to its end', () => {
  expect(read(rows(250), 100).known).toEqual(rows(250))
})

it('a page that is sent again costs no rows', () => {
  const all = rows(300)
  const again = (page: readonly number[], nth: number) => (nth === 1 ? all.slice(0, 100) : page)
  expect(read(all, 100, again).known).toEqual(all)
})

it('rows deleted while paging push none across the edge of a page', () => {
  const moved = (page: readonly number[], nth: number) =>
    nth === 0 ? page : page.map((row) => row + 5)
  const { known } = read(rows(300), 100, moved)
  expect(rows(300).filter((row) => !known.includes(row))).toEqual([])
})

it('a service that ignores the place is refused', () => {
  expect(() => read(rows(100), 100, () => rows(100))).toThrow('repeats')
})
