export const arrangementStatuses = [
  'offered',
  'accepted',
  'declined',
  /** Not answered in time. */
  'lapsed',
  /** By staff, before or after it was accepted. */
  'withdrawn',
  /** Paid in full. */
  'done',
  'broken',
] as const

export type ArrangementStatus = (typeof arrangementStatuses)[number]
