/**
 * Fixed ids of services with a screen instead of a form (spec, resident section 2 "Activity
 * routing", section 9 "Special activity ids").
 */
export const specialServiceIds = {
  otherPermit: '019b76da-a800-7000-8000-000000000001',
  businessApplication: '019b76da-a800-7000-8000-000000000002',
  zoningInformation: '019b76da-a800-7000-8000-000000000003',
  waterBill: '019b76da-a800-7000-8000-000000000004',
  permitSearch: '019b76da-a800-7000-8000-000000000005',
  garbageSearch: '019b76da-a800-7000-8000-000000000006',
  boardsAndCommissions: '019b76da-a800-7000-8000-000000000007',
  licenseRenewal: '019b76da-a800-7000-8000-000000000008',
  feedback: '019b76da-a800-7000-8000-000000000009',
  quickPermit: '019b76da-a800-7000-8000-00000000000a',
} as const

/** Its form has a fixed process and title (spec, resident section 9). */
export const quickPermitForm = {
  title: 'Quick Permit',
  processId: '140',
  paymentCode: 'PERMIT',
} as const

export type SpecialService = keyof typeof specialServiceIds
