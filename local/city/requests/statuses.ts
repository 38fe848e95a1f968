import type { RecordType, Status } from '@portal/core/requests/rules'
import { pick, type Random } from '../demo.ts'

type Ways = Readonly<Partial<Record<Status, readonly Status[]>>>

/** The statuses of a case that lead to its current one. */
const ofCase: Ways = {
  New: [],
  Submitted: [],
  Open: ['Open'],
  'Under Review': ['Under Review'],
  Scheduled: ['Under Review', 'Scheduled'],
  'Pending Payment': ['Pending Payment'],
  Complete: ['Under Review', 'Scheduled', 'Complete'],
  Closed: ['Under Review', 'Closed'],
  Rejected: ['Rejected'],
  Cancelled: ['Cancelled'],
}

const toIssue = ['Under Review', 'Generate Permit', 'Ready for Issuance'] as const

const ofPermit: Ways = {
  Submitted: [],
  'Under Review': ['Under Review'],
  'Pending Payment': ['Under Review', 'Pending Payment'],
  'Generate Permit': ['Under Review', 'Generate Permit'],
  'Ready for Issuance': toIssue,
  Issued: [...toIssue, 'Issued'],
  'Permit Issued': [...toIssue, 'Permit Issued'],
  'Permit Issued with conditions': [...toIssue, 'Permit Issued with conditions'],
  'Schedule Inspection': [...toIssue, 'Permit Issued', 'Schedule Inspection'],
  Complete: [...toIssue, 'Permit Issued', 'Schedule Inspection', 'Complete'],
  'Closed Not Approved': ['Under Review', 'Closed Not Approved'],
  Rejected: ['Under Review', 'Rejected'],
  Cancelled: ['Cancelled'],
}

const toReview = ['Open', 'Under Review'] as const
const toPay = [...toReview, 'Generate Permit', 'Pending Payment'] as const
const toWork = [...toPay, 'Ready for Issuance', 'Permit Issued', 'Schedule Inspection'] as const

const ofPermitApplication: Ways = {
  Submitted: [],
  Open: ['Open'],
  'Under Review': toReview,
  'Generate Permit': [...toReview, 'Generate Permit'],
  'Pending Payment': toPay,
  'Ready for Issuance': [...toPay, 'Ready for Issuance'],
  'Permit Issued': [...toPay, 'Ready for Issuance', 'Permit Issued'],
  'Permit Issued with conditions': [
    ...toPay,
    'Ready for Issuance',
    'Permit Issued with conditions',
  ],
  'Schedule Inspection': toWork,
  Scheduled: [...toWork, 'Scheduled'],
  Complete: [...toWork, 'Complete'],
  'Closed Not Approved': [...toReview, 'Closed Not Approved'],
  Cancelled: ['Cancelled'],
}

const ways: Readonly<Record<RecordType, Ways>> = {
  Case: ofCase,
  COE_Permit__c: ofPermit,
  Permit_Application__c: ofPermitApplication,
  Zoning_Inquiry__c: ofCase,
  LPI_Application__c: ofCase,
}

const old: readonly [Status, ...Status[]] = [
  ...(['Complete', 'Complete', 'Complete', 'Complete', 'Complete', 'Complete'] as const),
  ...(['Complete', 'Closed', 'Closed', 'Rejected', 'Cancelled', 'Scheduled', 'Open'] as const),
  'Under Review',
]
const young: readonly [Status, ...Status[]] = [
  ...(['Submitted', 'Submitted', 'Submitted', 'Open', 'Under Review', 'Under Review'] as const),
  ...(['Scheduled', 'Scheduled', 'Complete', 'Cancelled'] as const),
]

/** The statuses of a request by its age; the first of each kind cover every status. */
export function statusesOf(
  recordType: RecordType,
  { turn, ageDays, random }: { turn: number; ageDays: number; random: Random },
): { readonly status: Status; readonly steps: readonly Status[] } {
  const own = ways[recordType]
  // Object.keys returns string[]; these are the table's own keys.
  const statuses = Object.keys(own) as Status[]
  const drawn = pick(random, ageDays > 14 ? old : young)
  const named = statuses[turn] ?? (own[drawn] ? drawn : 'Under Review')
  return { status: named, steps: own[named] ?? [] }
}

/** The permit was issued and waits for its inspections. */
export const isInspected = (status: Status): boolean =>
  ['Permit Issued', 'Schedule Inspection', 'Scheduled'].includes(status)
