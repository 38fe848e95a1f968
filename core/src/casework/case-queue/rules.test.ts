import { expect, it } from 'vitest'
import { statusNames } from '../requests/rules.ts'
import { needsReason } from './rules.ts'

it('staff give a reason for every end without the result that the sender asked for', () => {
  const reasoned = statusNames.filter((status) => needsReason(status))
  expect(reasoned.toSorted()).toEqual(['Cancelled', 'Closed', 'Closed Not Approved', 'Rejected'])
})
