export const permitDeskLimits = {
  page: 50,
  /** Counting stops here. */
  counted: 1000,
  /** Characters of a search. */
  search: 80,
  /** Characters of what staff write. */
  text: 4000,
  /** Characters of a fee line's name or source. */
  line: 200,
  /** Lines that staff add to a fee. */
  addedLines: 10,
  /** Days after which corrections that were asked for are overdue. */
  correctionDays: 30,
  /** Days before its last day, in which a permit is expiring. */
  expiringDays: 30,
  /** Days from today that a permit can be extended to. */
  extendedDays: 730,
  validDays: 3650,
  /** Inspections that a kind can plan. */
  inspections: 20,
  name: 80,
} as const
