/** What a contractor looks at; `all` also shows permits that are over. */
export const contractorViews = ['open', 'toBook', 'feeDue', 'expiring', 'all'] as const
export type ContractorView = (typeof contractorViews)[number]

export const contractorLimits = {
  /** Permits on a page. */
  page: 25,
  /** A view's count stops there. */
  counted: 999,
  /** Before its last day, a permit is expiring. */
  expiringDays: 30,
} as const
