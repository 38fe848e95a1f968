// Pure rules that the contract, the operations and the screens share.
import type { PermitDiscipline } from '../permits/rules.ts'

export { type AddedLine, billErrors, type BillLine, billOf, type FeeAssessment } from './bill.ts'
export { kindErrors, type PermitKindEdit } from './kind-errors.ts'
export { permitDeskLimits } from './limits.ts'

/** Ready views of the desk, in the order of the work. */
export const permitViews = [
  'open',
  'mine',
  'check',
  'review',
  'unassigned',
  'corrections',
  'overdue',
  'fee',
  'unpaid',
  'paid',
  'issued',
  'expiring',
  'refund',
  'all',
] as const
export type PermitView = (typeof permitViews)[number]

export const reviewDecisions = ['approved', 'corrections'] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

export interface MadeReview {
  readonly discipline: PermitDiscipline
  readonly round: number
  readonly result: 'waiting' | ReviewDecision
}

/** The last review of each discipline: an approval holds until it is reviewed again. */
export function latestReviews<Review extends MadeReview>(reviews: readonly Review[]): Review[] {
  const latest = new Map<PermitDiscipline, Review>()
  for (const review of reviews) {
    const known = latest.get(review.discipline)
    if (!known || known.round < review.round) latest.set(review.discipline, review)
  }
  return [...latest.values()]
}

/** Of these disciplines, those that have not approved. */
export const disciplinesToReview = (
  disciplines: readonly PermitDiscipline[],
  reviews: readonly MadeReview[],
): readonly PermitDiscipline[] => {
  const approved = latestReviews(reviews).filter(({ result }) => result === 'approved')
  return disciplines.filter((one) => approved.every(({ discipline }) => discipline !== one))
}

/** Every discipline that reviewed it has approved, and one at least. */
export const isApproved = (reviews: readonly MadeReview[]): boolean =>
  reviews.length > 0 && latestReviews(reviews).every(({ result }) => result === 'approved')

export const totalOf = (lines: readonly { readonly amountCents: number }[]): number =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** What `getPermitPresence` counts: changes of the permit, and its payment. */
export const changesOf = (permit: {
  readonly version: number
  readonly request: { readonly paidAt: string | null } | null
}): number => permit.version + (permit.request?.paidAt ? 1 : 0)
