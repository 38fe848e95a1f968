import { expect, it } from 'vitest'
import { statusNames } from '../requests/rules.ts'
import { needsReason } from './rules.ts'

it('staff need a reason for every unsuccessful final status', () => {
  const reasoned = statusNames.filter((status) => needsReason(status))
  expect(reasoned.toSorted()).toEqual(['Cancelled', 'Closed', 'Closed Not Approved', 'Rejected'])
})
