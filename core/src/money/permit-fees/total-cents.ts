import type { PermitApplication } from './permit-fees.sql.ts'

/** What a permit's bill comes to: its applications' fees and the interest. */
export const totalCents = (bill: {
  readonly applications: readonly PermitApplication[]
  readonly interestCents: number
}): number => bill.applications.reduce((sum, { feeCents }) => sum + feeCents, bill.interestCents)
