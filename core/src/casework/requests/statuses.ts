import type { TextKey } from '../../platform/texts/defaults/index.ts'

/** Never a status's only sign (WCAG 2.2, 1.4.1). */
export type StatusColor = 'blue' | 'green' | 'orange' | 'red' | 'yellow' | 'gray'

interface StatusFacts {
  readonly color: StatusColor
  readonly text: TextKey
  /** Final. */
  readonly isEnd?: true
}

/** By wire name (spec, resident section 4). */
export const statuses = {
  New: { color: 'blue', text: 'Status.New' },
  Submitted: { color: 'blue', text: 'Status.Submitted' },
  Open: { color: 'blue', text: 'Status.Open' },
  'Under Review': { color: 'yellow', text: 'Status.UnderReview' },
  Scheduled: { color: 'orange', text: 'Status.Scheduled' },
  'Pending Payment': { color: 'orange', text: 'Status.PendingPayment' },
  'Generate Permit': { color: 'yellow', text: 'Status.GeneratePermit' },
  'Ready for Issuance': { color: 'yellow', text: 'Status.ReadyForIssuance' },
  'Schedule Inspection': { color: 'yellow', text: 'Status.ScheduleInspection' },
  Issued: { color: 'orange', text: 'Status.Issued' },
  'Permit Issued': { color: 'green', text: 'Status.PermitIssued' },
  'Permit Issued with conditions': { color: 'green', text: 'Status.PermitIssuedWithConditions' },
  Complete: { color: 'green', text: 'Status.Complete', isEnd: true },
  Closed: { color: 'red', text: 'Status.Closed', isEnd: true },
  'Closed Not Approved': { color: 'red', text: 'Status.ClosedNotApproved', isEnd: true },
  Rejected: { color: 'red', text: 'Status.Rejected', isEnd: true },
  Cancelled: { color: 'red', text: 'Status.Cancelled', isEnd: true },
} as const satisfies Readonly<Record<string, StatusFacts>>

export type Status = keyof typeof statuses

// Object.keys loses the constant's literal keys; a column's enum needs at least one.
export const statusNames = Object.keys(statuses) as [Status, ...Status[]]

/** Other systems may send unknown ones. */
export const isStatus = (text: string): text is Status => Object.hasOwn(statuses, text)

export const isEndStatus = (status: Status): boolean => 'isEnd' in statuses[status]

/** Without a text key, by its own name. */
export interface StatusInformation {
  readonly color: StatusColor
  readonly translationKey: TextKey | null
}

/** Unknown ones are gray; "Issued" is green for permits and licenses (spec, resident section 4). */
export function statusInformation(recordType: string, status: string): StatusInformation {
  if (!isStatus(status)) return { color: 'gray', translationKey: null }
  const { color, text } = statuses[status]
  const isPermit = recordType === 'COE_Permit__c' || recordType === 'Permit_Application__c'
  return {
    color: status === 'Issued' && isPermit ? 'green' : color,
    translationKey: text,
  }
}
