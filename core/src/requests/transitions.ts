import type { RecordType } from './record-types.ts'
import type { Status } from './statuses.ts'

type Transitions = Readonly<Partial<Record<Status, readonly Status[]>>>

const caseEnds = ['Complete', 'Closed', 'Rejected', 'Cancelled'] as const

/** What a case can become from each status; an end can be opened again by staff. */
const ofCase: Transitions = {
  New: ['Open', 'Under Review', 'Scheduled', ...caseEnds],
  Submitted: ['Open', 'Under Review', 'Scheduled', 'Pending Payment', ...caseEnds],
  Open: ['Under Review', 'Scheduled', 'Pending Payment', ...caseEnds],
  'Under Review': ['Open', 'Scheduled', 'Pending Payment', ...caseEnds],
  Scheduled: ['Open', 'Under Review', ...caseEnds],
  'Pending Payment': ['Submitted', 'Under Review', 'Closed', 'Rejected', 'Cancelled'],
  Complete: ['Open'],
  Closed: ['Open'],
  Rejected: ['Under Review'],
  Cancelled: [],
}

const permitRefusals = ['Closed Not Approved', 'Rejected', 'Cancelled'] as const

/** What a permit can become; it is issued before it is closed as complete. */
const ofPermit: Transitions = {
  New: ['Under Review', 'Pending Payment', ...permitRefusals],
  Submitted: ['Under Review', 'Pending Payment', ...permitRefusals],
  'Under Review': ['Pending Payment', 'Generate Permit', 'Ready for Issuance', ...permitRefusals],
  'Pending Payment': ['Submitted', 'Under Review', 'Generate Permit', ...permitRefusals],
  'Generate Permit': ['Ready for Issuance', 'Under Review', ...permitRefusals],
  'Ready for Issuance': [
    'Issued',
    'Permit Issued',
    'Permit Issued with conditions',
    ...permitRefusals,
  ],
  Issued: ['Schedule Inspection', 'Complete', 'Closed'],
  'Permit Issued': ['Schedule Inspection', 'Complete', 'Closed'],
  'Permit Issued with conditions': ['Schedule Inspection', 'Permit Issued', 'Complete', 'Closed'],
  'Schedule Inspection': ['Permit Issued', 'Complete', 'Closed', 'Closed Not Approved'],
  Complete: ['Schedule Inspection'],
  Closed: ['Under Review'],
  'Closed Not Approved': ['Under Review'],
  Rejected: ['Under Review'],
  Cancelled: [],
}

/**
 * Allowed changes of status by kind of record (not shown in the spec, resident section 4; see
 * docs/decisions.md).
 */
export const transitions: Readonly<Record<RecordType, Transitions>> = {
  Case: ofCase,
  COE_Permit__c: ofPermit,
  Permit_Application__c: ofPermit,
  Zoning_Inquiry__c: ofCase,
  LPI_Application__c: ofCase,
}

/** What a record in a status can become. */
export const nextStatuses = (recordType: RecordType, status: Status): readonly Status[] =>
  transitions[recordType][status] ?? []

/** The statuses in which the person who sent a request may still take it back. */
export const cancelableStatuses: readonly Status[] = [
  'New',
  'Submitted',
  'Open',
  'Under Review',
  'Scheduled',
  'Pending Payment',
]
