import { describe, expect, it } from 'vitest'
import { amountTyped, exemptionErrors, failedConditions, needErrors } from './exemption-rules.ts'
import type { ExemptionCondition, PermitExemptionEdit } from './permit-exemption.ts'

const area: ExemptionCondition = {
  kind: 'atMost',
  key: 'area',
  text: 'How large?',
  textEs: '¿Qué tamaño?',
  unit: 'square feet',
  unitEs: 'pies cuadrados',
  most: 120,
}
const attached: ExemptionCondition = {
  kind: 'is',
  key: 'attached',
  text: 'Attached?',
  textEs: '¿Unido?',
  answer: 'no',
}
const conditions = [area, attached]
const edit: PermitExemptionEdit = {
  kind: 'shed',
  rule: 'Small sheds',
  ruleEs: 'Cobertizos pequeños',
  source: 'Code, section 1',
  fromDay: '2026-01-01',
  toDay: null,
  conditions,
}

describe('no permit is needed', () => {
  it.each([
    ['at the limit', { area: '120', attached: 'no' }, []],
    ['a hundredth above it', { area: '120.01', attached: 'no' }, ['area']],
    ['with the other answer', { area: '10', attached: 'yes' }, ['attached']],
    ['beyond both', { area: '1,000', attached: 'yes' }, ['area', 'attached']],
    ['without an answer', { area: '10' }, ['attached']],
  ])('or is, %s', (_title, answers, failed) =>
    expect(failedConditions(conditions, answers).map(({ key }) => key)).toEqual(failed),
  )

  it('is not decided by what every object has', () =>
    expect(failedConditions([{ ...attached, key: 'toString' }], {})).toHaveLength(1))
})

describe('needErrors', () => {
  it('names what is missing and what is no number', () =>
    expect(needErrors(conditions, { area: 'big' })).toEqual([
      { field: 'area', kind: 'Invalid' },
      { field: 'attached', kind: 'Required' },
    ]))

  it.each(['-1', '1e3', '1.234', '12,34', '', '99999999', 'Infinity'])('%j is no amount', (text) =>
    expect(amountTyped(text)).toBeNull(),
  )
})

describe('exemptionErrors', () => {
  it.each([
    ['kind', { kind: 'Shed!' }],
    ['rule', { rule: ' ' }],
    ['ruleEs', { ruleEs: '' }],
    ['source', { source: '' }],
    ['fromDay', { fromDay: '2027-02-29' }],
    ['toDay', { toDay: '2025-12-31' }],
    ['conditions', { conditions: [] }],
    ['conditions.0.textEs', { conditions: [{ ...attached, textEs: '' }] }],
    ['conditions.0.unit', { conditions: [{ ...area, unit: '' }] }],
    ['conditions.0.most', { conditions: [{ ...area, most: -1 }] }],
    ['conditions.1.key', { conditions: [area, { ...attached, key: 'area' }] }],
  ] as const)('finds a wrong %s', (field, given) =>
    expect(exemptionErrors({ ...edit, ...given }).map((one) => one.field)).toEqual([field]),
  )
})
