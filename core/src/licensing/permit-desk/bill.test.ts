import { describe, expect, it } from 'vitest'
import type { FeeSchedule } from '../../money/fee-schedules/rules.ts'
import { billErrors, billOf, totalOf } from './rules.ts'

const schedule: FeeSchedule = {
  id: 'roof',
  kind: 'permit.roof',
  name: 'Roof',
  nameEs: 'Techo',
  source: 'Ordinance G58-25',
  fromDay: '2026-01-01',
  toDay: null,
  lines: [
    { kind: 'flat', name: 'Base fee', nameEs: 'Tarifa base', cents: 4500 },
    {
      kind: 'perUnit',
      name: 'Each square',
      nameEs: 'Cada cuadro',
      answer: 'squares',
      unit: 'squares',
      unitEs: 'cuadros',
      cents: 300,
      per: 1,
      isStarted: true,
    },
  ],
  penalties: [],
  rebates: [],
}
const crane = { name: 'Crane', nameEs: 'Grúa', rule: 'Resolution 24-3', amountCents: 2500 }

describe('the bill of an assessment', () => {
  it('has the schedule’s lines with what was counted, then those of staff, each with its rule', () => {
    const lines = billOf(schedule, { answers: { squares: 1200 }, added: [crane] })
    expect(lines.map(({ name, nameEs, rule }) => [name, nameEs, rule])).toEqual([
      ['Base fee', 'Tarifa base', 'Ordinance G58-25'],
      ['Each square: 1,200 squares', 'Cada cuadro: 1,200 cuadros', 'Ordinance G58-25'],
      ['Crane', 'Grúa', 'Resolution 24-3'],
    ])
    expect(totalOf(lines)).toBe(4500 + 360_000 + 2500)
  })

  it('is refused with each wrong field of each line', () => {
    const wrong = { ...crane, rule: ' ', amountCents: 0 }
    expect(billErrors(schedule, { answers: {}, added: [crane, wrong] })).toMatchObject([
      { field: 'squares', kind: 'Required' },
      { field: 'added.1.rule', kind: 'Required' },
      { field: 'added.1.amountCents', kind: 'Invalid' },
    ])
  })

  it('needs a line of staff without a schedule', () => {
    expect(billErrors(null, { answers: {}, added: [] })).toMatchObject([{ field: 'added' }])
    expect(billErrors(null, { answers: {}, added: [crane] })).toEqual([])
  })
})
