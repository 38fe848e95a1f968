import type { Status } from '../../casework/requests/rules.ts'
import type { TextKey } from '../../platform/texts/defaults/index.ts'

/** The six mapped statuses of the Building & Land Development Specification (permitdata.org). */
export const bldsStatuses = [
  'Application Accepted',
  'In Review',
  'Permit Issued',
  'Inspection Phase',
  'Permit Finaled',
  'Permit Cancelled',
] as const
export type BldsStatus = (typeof bldsStatuses)[number]

/** The stations of the path that everyone sees. */
export const permitStations = [
  'applied',
  'reviewed',
  'paid',
  'issued',
  'inspected',
  'closed',
] as const
export type PermitStation = (typeof permitStations)[number]

interface StateFacts {
  /** Of the request behind it, and in the legacy reply (spec, resident section 4). */
  readonly status: Status
  readonly blds: BldsStatus
  /** What comes next on the path. */
  readonly station: PermitStation
  /** Of the page: what happens now. */
  readonly now: TextKey
  /** It ended here without success. */
  readonly isRefused?: true
}

/**
 * A permit's life. `paid` is not stored: a permit whose fee is due is paid once its request is, in
 * the payment's own transaction.
 */
export const permitStates = {
  submitted: {
    status: 'Submitted',
    blds: 'Application Accepted',
    station: 'reviewed',
    now: 'Permits.NowSubmitted',
  },
  completeness: {
    status: 'Open',
    blds: 'Application Accepted',
    station: 'reviewed',
    now: 'Permits.NowCompleteness',
  },
  corrections: {
    status: 'Under Review',
    blds: 'In Review',
    station: 'reviewed',
    now: 'Permits.NowCorrections',
  },
  resubmitted: {
    status: 'Submitted',
    blds: 'Application Accepted',
    station: 'reviewed',
    now: 'Permits.NowResubmitted',
  },
  review: {
    status: 'Under Review',
    blds: 'In Review',
    station: 'reviewed',
    now: 'Permits.NowReview',
  },
  approved: {
    status: 'Generate Permit',
    blds: 'In Review',
    station: 'paid',
    now: 'Permits.NowApproved',
  },
  feeDue: {
    status: 'Pending Payment',
    blds: 'In Review',
    station: 'paid',
    now: 'Permits.NowFeeDue',
  },
  paid: {
    status: 'Ready for Issuance',
    blds: 'In Review',
    station: 'issued',
    now: 'Permits.NowPaid',
  },
  issued: {
    status: 'Permit Issued',
    blds: 'Permit Issued',
    station: 'inspected',
    now: 'Permits.NowIssued',
  },
  inspections: {
    status: 'Schedule Inspection',
    blds: 'Inspection Phase',
    station: 'inspected',
    now: 'Permits.NowInspections',
  },
  final: {
    status: 'Complete',
    blds: 'Permit Finaled',
    station: 'closed',
    now: 'Permits.NowFinal',
  },
  denied: {
    status: 'Closed Not Approved',
    blds: 'Permit Cancelled',
    station: 'closed',
    now: 'Permits.NowDenied',
    isRefused: true,
  },
  withdrawn: {
    status: 'Cancelled',
    blds: 'Permit Cancelled',
    station: 'closed',
    now: 'Permits.NowWithdrawn',
    isRefused: true,
  },
  expired: {
    status: 'Closed',
    blds: 'Permit Cancelled',
    station: 'closed',
    now: 'Permits.NowExpired',
    isRefused: true,
  },
  revoked: {
    status: 'Closed',
    blds: 'Permit Cancelled',
    station: 'closed',
    now: 'Permits.NowRevoked',
    isRefused: true,
  },
} as const satisfies Readonly<Record<string, StateFacts>>

export type PermitState = keyof typeof permitStates
export type StoredState = Exclude<PermitState, 'paid'>

// Object.keys loses the constant's literal keys; a column's enum needs at least one.
export const permitStateNames = Object.keys(permitStates) as [PermitState, ...PermitState[]]
// `filter` loses the literal types, and that one name is gone.
export const storedStateNames = permitStateNames.filter((name) => name !== 'paid') as [
  StoredState,
  ...StoredState[],
]

/**
 * Where a permit goes from a state. A corrected application is checked for completeness again
 * before it is reviewed; a fee is due only after the reviews, and nothing is issued before it is
 * paid.
 */
export const permitTransitions: Readonly<Record<PermitState, readonly StoredState[]>> = {
  submitted: ['completeness', 'withdrawn'],
  completeness: ['review', 'corrections', 'denied', 'withdrawn'],
  corrections: ['resubmitted', 'denied', 'withdrawn'],
  resubmitted: ['completeness', 'withdrawn'],
  review: ['approved', 'corrections', 'denied', 'withdrawn'],
  approved: ['feeDue', 'denied', 'withdrawn'],
  feeDue: ['denied', 'withdrawn'],
  paid: ['issued', 'denied'],
  issued: ['inspections', 'expired', 'revoked'],
  inspections: ['final', 'expired', 'revoked'],
  // Only if its last inspection was recorded by mistake.
  final: ['inspections'],
  denied: [],
  withdrawn: [],
  // A permit comes back to life only with a new last day.
  expired: ['issued', 'inspections'],
  revoked: [],
}

export const canBecome = (from: PermitState, to: StoredState): boolean =>
  permitTransitions[from].includes(to)

/** Nobody works on it any more, unless an expired permit is extended. */
export const isPermitOver = (state: PermitState): boolean =>
  permitStates[state].station === 'closed'

export const overStates: readonly StoredState[] = storedStateNames.filter(isPermitOver)

/** Beside its state, what its status says. */
export interface StatusFacts {
  readonly hasConditions: boolean
  /** An inspection is booked. */
  readonly isBooked: boolean
  /** It came from another system and was not opened here yet. */
  readonly isNew: boolean
  /** Refused before its reviews. */
  readonly isRejected: boolean
}

/** The specification's status of a permit in a state: each of section 4 stands for one. */
export function permitStatus(state: PermitState, facts: Partial<StatusFacts>): Status {
  if (state === 'submitted' && facts.isNew) return 'New'
  if (state === 'issued' && facts.hasConditions) return 'Permit Issued with conditions'
  if (state === 'inspections' && facts.isBooked) return 'Scheduled'
  if (state === 'denied' && facts.isRejected) return 'Rejected'
  return permitStates[state].status
}

/** The state that a status of another system stands for; `Issued` is its word for an issued permit. */
export const stateOfStatus = {
  New: 'submitted',
  Submitted: 'submitted',
  Open: 'completeness',
  'Under Review': 'review',
  Scheduled: 'inspections',
  'Pending Payment': 'feeDue',
  'Generate Permit': 'approved',
  'Ready for Issuance': 'paid',
  'Schedule Inspection': 'inspections',
  Issued: 'issued',
  'Permit Issued': 'issued',
  'Permit Issued with conditions': 'issued',
  Complete: 'final',
  Closed: 'expired',
  'Closed Not Approved': 'denied',
  Rejected: 'denied',
  Cancelled: 'withdrawn',
} as const satisfies Readonly<Record<Status, PermitState>>

export interface PermitStep {
  readonly station: PermitStation
  readonly place: 'past' | 'active' | 'future'
  readonly isTerminated: boolean
}

/** The path of a permit in a state. A refused one keeps the stations that it reached. */
export function permitSteps(state: PermitState, reached: readonly PermitStation[]): PermitStep[] {
  const facts: StateFacts = permitStates[state]
  const isRefused = facts.isRefused === true
  const shown = isRefused
    ? permitStations.filter((station) => station === 'closed' || reached.includes(station))
    : permitStations
  const at = shown.indexOf(facts.station)
  const isOver = facts.station === 'closed'
  return shown.map((station, i) => ({
    station,
    place: i < at || (isOver && !isRefused) ? 'past' : i === at ? 'active' : 'future',
    isTerminated: isRefused && station === 'closed',
  }))
}
