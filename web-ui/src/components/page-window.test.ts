import { describe, expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('the page numbers of a pager', () => {
  it('are all of them up to seven', () => {
    expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it.each([
    [1, [1, 2, 3, 4, 5, null, 12]],
    [4, [1, 2, 3, 4, 5, null, 12]],
    [5, [1, null, 4, 5, 6, null, 12]],
    [8, [1, null, 7, 8, 9, null, 12]],
    [9, [1, null, 8, 9, 10, 11, 12]],
    [12, [1, null, 8, 9, 10, 11, 12]],
  ])('keep first, last and the neighbours of page %i of 12', (page, expected) => {
    expect(pageWindow(page, 12)).toEqual(expected)
  })

  it('always count seven, name the current page and rise', () => {
    for (let pages = 8; pages <= 40; pages++)
      for (let page = 1; page <= pages; page++) {
        const window = pageWindow(page, pages)
        const numbers = window.filter((one) => one !== null)
        expect(window).toHaveLength(7)
        expect(numbers).toContain(page)
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      }
  })
})
