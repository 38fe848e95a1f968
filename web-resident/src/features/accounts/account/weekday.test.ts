import { expect, it } from 'vitest'
import { createFormat } from '@portal/core/kernel/rules'
import { weekdayIn } from './weekday.ts'

it('a day of the week is said in the reader’s language, and what is no day is left alone', () => {
  expect(weekdayIn(createFormat('es'), 'Wednesday')).toBe('miércoles')
  expect(weekdayIn(createFormat('en'), 'Sunday')).toBe('Sunday')
  expect(weekdayIn(createFormat('es'), 'Saturday')).toBe('sábado')
  expect(weekdayIn(createFormat('es'), 'every other Monday')).toBeNull()
})
