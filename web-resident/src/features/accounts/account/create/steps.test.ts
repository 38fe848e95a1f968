import { expect, test } from 'vitest'
import { noAccountCreation } from '@portal/core/profiles/rules'
import { stepInstead, stepOrder, steps } from './steps.ts'

const named = { ...noAccountCreation, firstName: 'Rosa', lastName: 'Vega' }
const withBusiness = { ...named, hasBusiness: true }

test('a step opens only after the steps before it are valid', () => {
  const opens = (form: typeof named) => stepOrder.filter((step) => !stepInstead(step, form))
  expect(opens(noAccountCreation)).toEqual(['address'])
  expect(opens(named)).toEqual(['address', 'account-information'])
  expect(opens(withBusiness)).toEqual(stepOrder)
  expect(stepInstead('business-information', named)).toBe('account-information')
})

test('the third step is for people with a business; others finish after the second', () => {
  expect(steps['account-information'].next(named)).toBeNull()
  expect(steps['account-information'].next(withBusiness)).toBe('business-information')
})
