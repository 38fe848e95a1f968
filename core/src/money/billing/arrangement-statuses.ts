/** Where a payment arrangement stands. */
export const arrangementStatuses = [
  'offered',
  /** The resident pays by it. */
  'accepted',
  'declined',
  /** Not answered in time. */
  'lapsed',
  /** Taken back by staff, before or after it was accepted. */
  'withdrawn',
  /** Paid in full. */
  'done',
  'broken',
] as const

export type ArrangementStatus = (typeof arrangementStatuses)[number]
