import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alertToShow, dismissed, inQueueOrder, type SystemAlert, withDismissed } from './queue.ts'

const alert = (Id: string, change: Partial<SystemAlert> = {}): SystemAlert => ({
  Id,
  CreatedBy: null,
  TitleAlertEnglish: `Title ${Id}`,
  TitleAlertSpanish: `Título ${Id}`,
  TextEnglish: '<p>Text</p>',
  TextSpanish: '<p>Texto</p>',
  Active: true,
  CreatedAt: '2026-11-20T18:00:00.000Z',
  MaintenanceWarning: false,
  Read: false,
  ...change,
})

const ids = (alerts: readonly SystemAlert[]) => alerts.map(({ Id }) => Id)

describe('the queue of alerts', () => {
  const queue = [
    alert('inactive', { Active: false, CreatedAt: '2026-11-20T23:00:00.000Z' }),
    alert('read', { Read: true, CreatedAt: '2026-11-20T22:00:00.000Z' }),
    alert('old'),
    alert('new', { CreatedAt: '2026-11-20T21:00:00.000Z' }),
  ]

  it('has active ones first, then unread ones, then the newest', () => {
    expect(ids(inQueueOrder(queue))).toEqual(['new', 'old', 'read', 'inactive'])
  })

  it('shows one after the other, each until it is dismissed, and then none', () => {
    const seen: string[] = []
    let left: readonly SystemAlert[] = queue
    for (let shown = alertToShow(left); shown; shown = alertToShow(left)) {
      seen.push(shown.Id)
      left = dismissed(left, shown.Id)
    }
    expect(seen).toEqual(['new', 'old'])
  })

  it('shows nothing that is not active', () => {
    expect(alertToShow([alert('a', { Active: false })])).toBeNull()
    expect(alertToShow([])).toBeNull()
  })

  it('ends, whatever is in it, and loses no alert', () => {
    const anyAlert = fc
      .record({ Active: fc.boolean(), Read: fc.boolean(), hour: fc.integer({ min: 10, max: 23 }) })
      .map(({ hour, ...rest }) => ({ ...rest, CreatedAt: `2026-11-20T${hour}:00:00.000Z` }))
    fc.assert(
      fc.property(fc.array(anyAlert, { maxLength: 12 }), (changes) => {
        let left: readonly SystemAlert[] = changes.map((change, i) => alert(String(i), change))
        for (let steps = 0; steps < changes.length; steps += 1) {
          const shown = alertToShow(left)
          if (shown) left = dismissed(left, shown.Id)
        }
        expect(alertToShow(left)).toBeNull()
        expect(ids(left).toSorted()).toEqual(changes.map((_, i) => String(i)).toSorted())
      }),
    )
  })

  it('hides what this browser has dismissed, unless it is another one with the same id', () => {
    const kept = [alert('a', { Read: true }), alert('b', { Read: true }), alert('c')]
    const fetched = [
      alert('a'),
      alert('b', { CreatedAt: '2026-11-21T18:00:00.000Z' }),
      alert('c'),
      alert('d', { Read: true }),
    ]
    expect(withDismissed(fetched, kept).map(({ Id, Read }) => [Id, Read])).toEqual([
      ['a', true],
      ['b', false],
      ['c', false],
      ['d', true],
    ])
  })
})
