import type { TextKey } from '../../platform/texts/defaults/index.ts'

/** The colour of a status; never its only sign (WCAG 2.2, 1.4.1). */
export type StatusColor = 'blue' | 'green' | 'orange' | 'red' | 'yellow' | 'gray'

interface StatusFacts {
  readonly color: StatusColor
  readonly text: TextKey
  /** Nothing more happens to a request in it. */
  readonly isEnd?: true
}

/** Every status by the name that the wire has for it (spec, resident section 4). */
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

/** The wire's name of a status. */
export type Status = keyof typeof statuses

// Object.keys forgets the literal names that the constant has; a column's enum wants at least one.
export const statusNames = Object.keys(statuses) as [Status, ...Status[]]

/** Whether a text names a status that we know; other systems may send more. */
export const isStatus = (text: string): text is Status => Object.hasOwn(statuses, text)

/** Whether a request in it has come to its end. */
export const isEndStatus = (status: Status): boolean => 'isEnd' in statuses[status]

/** How a status is shown: its color, and the key of its text; without a key, by its own name. */
export interface StatusInformation {
  readonly color: StatusColor
  readonly translationKey: TextKey | null
}

/**
 * How a status is shown on a kind of record: an unknown one in gray by its own name, and "Issued" green
 * for permits and licences (spec, resident section 4).
 */
export function statusInformation(recordType: string, status: string): StatusInformation {
  if (!isStatus(status)) return { color: 'gray', translationKey: null }
  const { color, text } = statuses[status]
  const isPermit = recordType === 'COE_Permit__c' || recordType === 'Permit_Application__c'
  return {
    color: status === 'Issued' && isPermit ? 'green' : color,
    translationKey: text,
  }
}
