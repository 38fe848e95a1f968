import { expect, test } from 'vitest'
import { firstDue, payHref, severalDue, totalCreditCents, totalDueCents } from './amounts.ts'

const account = {
  customerId: '1001',
  locationId: '5001',
  type: 'UTILITY',
  accountNumber: '1001-5001',
  address1: '1 Millrace St',
  amount: 61.2,
  penaltyAmount: 6.1,
  totalAmountDue: 67.3,
  creditAmount: 0,
  currentBalance: 67.3,
  dueDate: '2026-11-30',
  nextInstallment: null,
  isPending: false,
  isPaperless: false,
} as const

test('an account’s payment is its balance plus penalty, to the cent', () => {
  expect(payHref(account)).toBe(
    '/payment?accountNumber=1001-5001&accountType=UTILITY&amount=61.20&penaltyAmount=6.10',
  )
})

test('the total is exact, and one account’s credit does not reduce another’s balance', () => {
  const inCredit = { ...account, totalAmountDue: 0, creditAmount: 23.5 }
  const cents = { ...account, totalAmountDue: 0.1 }
  expect(totalDueCents([account, inCredit, cents, cents, cents])).toBe(6760)
  expect(totalCreditCents([account, inCredit])).toBe(2350)
})

test('the next account to pay is the first due with a balance', () => {
  const settled = { ...account, totalAmountDue: 0, dueDate: '2026-11-01' }
  const later = { ...account, dueDate: '2026-12-01' }
  const undated = { ...account, dueDate: null }
  expect(firstDue([undated, later, settled, account])).toBe(account)
  expect(firstDue([settled])).toBeUndefined()
  const arranged = {
    ...account,
    dueDate: '2026-11-11',
    nextInstallment: { amount: 5.55, dueOn: '2026-12-12' },
  }
  expect(firstDue([arranged, later])).toBe(later)
  expect([severalDue([settled, account]), severalDue([account, later])]).toEqual([false, true])
})
