import type { RecordType } from './record-types.ts'
import type { Status } from './statuses.ts'

type Transitions = Readonly<Partial<Record<Status, readonly Status[]>>>

const caseEnds = ['Complete', 'Closed', 'Rejected', 'Cancelled'] as const

/** Staff can reopen a closed case. */
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

/** A permit is issued before it is complete. */
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

/** Rejected before its reviews. */
const applicationRefusals = ['Closed Not Approved', 'Rejected', 'Cancelled'] as const

/** As its permit goes on (licensing/permits/permit-life.ts); a reversed payment takes it back. */
const ofPermitApplication: Transitions = {
  New: ['Open', 'Cancelled'],
  Submitted: ['Open', 'Cancelled'],
  Open: ['Under Review', ...applicationRefusals],
  'Under Review': ['Submitted', 'Generate Permit', ...applicationRefusals],
  'Generate Permit': ['Pending Payment', ...applicationRefusals],
  'Pending Payment': ['Ready for Issuance', ...applicationRefusals],
  'Ready for Issuance': [
    'Pending Payment',
    'Permit Issued',
    'Permit Issued with conditions',
    'Closed Not Approved',
  ],
  'Permit Issued': ['Schedule Inspection', 'Scheduled', 'Closed'],
  'Permit Issued with conditions': ['Schedule Inspection', 'Scheduled', 'Closed'],
  'Schedule Inspection': ['Scheduled', 'Complete', 'Closed'],
  Scheduled: ['Schedule Inspection', 'Complete', 'Closed'],
  Complete: [],
  Closed: ['Permit Issued', 'Permit Issued with conditions', 'Schedule Inspection'],
  'Closed Not Approved': [],
  Rejected: [],
  Cancelled: [],
}

/** Done once paid; a reversed payment reopens it. */
const ofPermitBill: Transitions = {
  ...ofCase,
  'Pending Payment': ['Complete', ...(ofCase['Pending Payment'] ?? [])],
  Complete: ['Open', 'Pending Payment'],
}

/** By record type (not shown in the spec, resident section 4; see docs/decisions.md). */
export const transitions: Readonly<Record<RecordType, Transitions>> = {
  Case: ofCase,
  COE_Permit__c: ofPermit,
  Permit_Application__c: ofPermitApplication,
  Zoning_Inquiry__c: ofCase,
  LPI_Application__c: ofPermitBill,
}

export const nextStatuses = (recordType: RecordType, status: Status): readonly Status[] =>
  transitions[recordType][status] ?? []

interface AfterPayment {
  /** Before staff have worked on it. */
  readonly first: Status
  /** After staff have changed its status: it continues where they work on it. */
  readonly later: Status
}

const backToWork: AfterPayment = { first: 'Submitted', later: 'Under Review' }

/** The status after a payment; a permit's bill is done. */
export const afterPayment: Readonly<Record<RecordType, AfterPayment>> = {
  Case: backToWork,
  COE_Permit__c: backToWork,
  Permit_Application__c: { first: 'Ready for Issuance', later: 'Ready for Issuance' },
  Zoning_Inquiry__c: backToWork,
  LPI_Application__c: { first: 'Complete', later: 'Complete' },
}

/** The statuses in which the sender may still cancel. */
export const cancelableStatuses: readonly Status[] = [
  'New',
  'Submitted',
  'Open',
  'Under Review',
  'Scheduled',
  'Pending Payment',
]
