import { describe, expect, it } from 'vitest'
import { newsOfChange, newsOfDay } from './day-news.ts'
import { rule } from './pickup-rules.fixture.ts'

const place = { weekday: 3, district: 'A' }
const wednesday = '2026-11-18'
const late = rule({ kind: 'exception', fromDay: wednesday, movedTo: '2026-11-19' })
const canceled = rule({ kind: 'exception', fromDay: wednesday, movedTo: null })

const shown = (pickups: readonly { readonly service: string; readonly on: string | null }[]) =>
  pickups.map(({ service, on }) => `${service} ${on}`)

describe('the evening before', () => {
  it('what is collected is said', () => {
    const { comes, falls } = newsOfDay(place, [], wednesday)
    expect(shown(comes)).toContain(`garbage ${wednesday}`)
    expect(falls).toEqual([])
  })

  it('a day without pickups has no news', () => {
    expect(newsOfDay(place, [], '2026-11-17')).toEqual({ comes: [], falls: [] })
  })

  it('what was moved away is said on its usual day, and on its new one', () => {
    expect(shown(newsOfDay(place, [late], wednesday).falls)).toContain('garbage 2026-11-19')
    const { comes } = newsOfDay(place, [late], '2026-11-19')
    expect(comes.find(({ service }) => service === 'garbage')?.regularOn).toBe(wednesday)
  })

  it('a holiday’s delay is said on both days, also over the turn of the year', () => {
    // Christmas 2026 is a Friday; New Year's Day 2027 too, in a week that began in the old year.
    const friday = { ...place, weekday: 5 }
    expect(shown(newsOfDay(friday, [], '2027-01-01').falls)).toContain('garbage 2027-01-02')
    expect(shown(newsOfDay(friday, [], '2027-01-02').comes)).toContain('garbage 2027-01-02')
  })

  it('what falls out is said', () => {
    const { comes, falls } = newsOfDay(place, [canceled], wednesday)
    expect(comes).toEqual([])
    expect(shown(falls)).toContain('garbage null')
  })

  it('what was moved to an earlier day is not promised again', () => {
    const early = rule({ kind: 'exception', fromDay: wednesday, movedTo: '2026-11-17' })
    expect(newsOfDay(place, [early], wednesday)).toEqual({ comes: [], falls: [] })
  })
})

describe('a change', () => {
  it('that moves a day’s pickups is news of that day, and of no other', () => {
    const change = { before: [], after: [late] }
    expect(shown(newsOfChange(place, change, wednesday).falls)).toContain('garbage 2026-11-19')
    expect(newsOfChange(place, change, '2026-11-17')).toEqual({ comes: [], falls: [] })
  })

  it('of another district is no news', () => {
    const other = rule({ kind: 'exception', district: 'B', fromDay: wednesday, movedTo: null })
    const change = { before: [], after: [other] }
    expect(newsOfChange(place, change, wednesday)).toEqual({ comes: [], falls: [] })
  })

  it('that is taken back brings the pickups back', () => {
    const { comes } = newsOfChange(place, { before: [canceled], after: [] }, wednesday)
    expect(shown(comes)).toContain(`garbage ${wednesday}`)
  })

  it('that ends a season says that nothing comes', () => {
    const season = rule({
      kind: 'season',
      service: 'christmas-trees',
      fromDay: wednesday,
      toDay: wednesday,
    })
    const { falls } = newsOfChange(place, { before: [season], after: [] }, wednesday)
    expect(shown(falls)).toEqual(['christmas-trees null'])
  })
})
