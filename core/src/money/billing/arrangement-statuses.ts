/** The status of a payment arrangement. */
export const arrangementStatuses = [
  'offered',
  /** The resident pays by it. */
  'accepted',
  'declined',
  /** Not answered in time. */
  'lapsed',
  /** Withdrawn by staff, before or after it was accepted. */
  'withdrawn',
  /** Paid in full. */
  'done',
  'broken',
] as const

export type ArrangementStatus = (typeof arrangementStatuses)[number]
