import type { PermitApplication } from './permit-fees.sql.ts'

/** Fees and interest. */
export const totalCents = (bill: {
  readonly applications: readonly PermitApplication[]
  readonly interestCents: number
}): number => bill.applications.reduce((sum, { feeCents }) => sum + feeCents, bill.interestCents)
