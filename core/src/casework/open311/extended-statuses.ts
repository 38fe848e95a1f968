import type { Status } from '../requests/rules.ts'

/** States of the extension for updates, as mySociety's client and adapter write them. */
export const extendedStatuses = [
  'open',
  'investigating',
  'in_progress',
  'action_scheduled',
  'duplicate',
  'not_councils_responsibility',
  'no_further_action',
  'internal_referral',
  'reopen',
  'fixed',
  'closed',
] as const

export type ExtendedStatus = (typeof extendedStatuses)[number]

/** The standard itself knows open and closed alone. */
export const extendedStatusOf: Readonly<Record<Status, ExtendedStatus>> = {
  New: 'open',
  Submitted: 'open',
  Open: 'open',
  'Under Review': 'investigating',
  Scheduled: 'action_scheduled',
  'Pending Payment': 'in_progress',
  'Generate Permit': 'in_progress',
  'Ready for Issuance': 'in_progress',
  'Schedule Inspection': 'in_progress',
  Issued: 'in_progress',
  'Permit Issued': 'in_progress',
  'Permit Issued with conditions': 'in_progress',
  Complete: 'fixed',
  Closed: 'closed',
  'Closed Not Approved': 'no_further_action',
  Rejected: 'no_further_action',
  Cancelled: 'closed',
}

/** Clients send `IN_PROGRESS`, `in_progress` or `in progress`; null for another word. */
export function readExtendedStatus(text: string): ExtendedStatus | null {
  const word = text.trim().toLowerCase().replaceAll(' ', '_')
  return extendedStatuses.find((status) => status === word) ?? null
}
