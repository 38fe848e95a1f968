import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { demoSearchQuality } from './demo-search.ts'
import { judgedLater } from './judged-later.ts'
import { judged } from './judged.ts'
import { ndcgOf } from './measure.ts'

const demo = await testDatabase('demo')
const quality = await demoSearchQuality(demo, judged)
const later = await demoSearchQuality(demo, judgedLater)

describe('the site search, as judged', () => {
  it('has at least a hundred searches', () => expect(judged.length).toBeGreaterThanOrEqual(100))

  it('puts what people look for among the first five', () =>
    expect(quality.ndcg).toBeGreaterThanOrEqual(0.85))

  it('finds something for nearly all', () => expect(quality.emptyShare).toBeLessThanOrEqual(0.03))

  it('does well with searches that no synonym was written for', () => {
    expect(later.ndcg).toBeGreaterThanOrEqual(0.75)
    expect(later.emptyShare).toBeLessThanOrEqual(0.03)
  })
})

describe('ndcgOf', () => {
  const grades = { best: 3, next: 2, near: 1 } as const

  it('is 1 for the best order, and less the lower the best stands', () => {
    expect(ndcgOf(grades, ['best', 'next', 'near'])).toBe(1)
    const second = ndcgOf(grades, ['next', 'best', 'near'])
    expect(second).toBeLessThan(1)
    expect(ndcgOf(grades, ['near', 'other', 'best'])).toBeLessThan(second)
  })

  it('counts nothing for what no one judged, and beyond the fifth place', () => {
    expect(ndcgOf(grades, ['other'])).toBe(0)
    expect(ndcgOf(grades, ['a', 'b', 'c', 'd', 'e', 'best'])).toBe(0)
  })
})
