import { describe, expect, it } from 'vitest'
import { articleErrors, withoutPersonalData } from './rules.ts'

describe('a reason that people give', () => {
  it.each([
    ['Call me at (847) 555-0142 please', 'Call me at [#] please'],
    ['+1 847.555.0142', '[#]'],
    ['My account 0012345-6 is wrong', 'My account [#] is wrong'],
    ['Write to ana.rivera@example.org.', 'Write to [@]'],
    ['It says $25 and 10 percent', 'It says $25 and 10 percent'],
    ['2101 Millrace St', '[#] Millrace St'],
    ['No entendí la parte 2', 'No entendí la parte 2'],
  ])('“%s” is kept as “%s”', (typed, kept) => {
    expect(withoutPersonalData(typed)).toBe(kept)
  })

  it('is kept to its limit', () => {
    expect(withoutPersonalData('a'.repeat(5000))).toHaveLength(1200)
  })
})

describe('an article to publish', () => {
  const whole = {
    title: 'Why is my bill high?',
    titleEs: null,
    summary: 'Often a running toilet.',
    summaryEs: null,
    layoutItems: [{ name: 'Part_1', label: '', value: '<p>Check it.</p>' }],
    layoutItemsEs: null,
  }
  const wrong = (more: object) => articleErrors({ ...whole, ...more }).map(({ field }) => field)

  it('needs all texts in English, and no Spanish', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ title: ' ', summary: '', layoutItems: [] })).toEqual([
      'title',
      'summary',
      'layoutItems.0.value',
    ])
  })

  it('needs a title and every part in Spanish once there is any', () => {
    expect(wrong({ summaryEs: 'A menudo…' })).toEqual(['titleEs'])
    const blank = [{ name: 'Part_1', label: 'Cómo', value: '' }]
    expect(wrong({ titleEs: 'Por qué', layoutItemsEs: blank })).toEqual(['layoutItemsEs.0.value'])
  })
})
