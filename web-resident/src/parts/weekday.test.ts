import { expect, it } from 'vitest'
import { createFormat } from '@portal/core/kernel/rules'
import { weekdayIn } from './weekday.ts'

it('a weekday is translated, and other text is not', () => {
  expect(weekdayIn(createFormat('es'), 'Wednesday')).toBe('miércoles')
  expect(weekdayIn(createFormat('en'), 'Sunday')).toBe('Sunday')
  expect(weekdayIn(createFormat('es'), 'Saturday')).toBe('sábado')
  expect(weekdayIn(createFormat('es'), 'every other Monday')).toBeNull()
})
