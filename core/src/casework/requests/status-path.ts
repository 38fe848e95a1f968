import { isEndStatus, isStatus, type Status } from './statuses.ts'

export interface PathStep {
  readonly status: string
  readonly place: 'past' | 'active' | 'future'
  /** It ended here, without success. */
  readonly isTerminated: boolean
}

/** The steps of a case that goes well. */
export const caseStations: readonly Status[] = [
  'Submitted',
  'Under Review',
  'Scheduled',
  'Complete',
]

/** For the wire's `statuses`: the usual path, with the current status added if it is not on it. */
export function stationsOf(status: Status): readonly Status[] {
  if (caseStations.includes(status)) return caseStations
  if (isEndStatus(status)) return [...caseStations, status]
  // The statuses before a case is scheduled: Open, New, Pending Payment.
  return [caseStations[0] ?? 'Submitted', status, ...caseStations.slice(2)]
}

// The spec's path says "Completed", its status table "Complete".
const goodEnds = new Set(['Complete', 'Completed'])
const isEnd = (status: string): boolean =>
  status === 'Completed' || (isStatus(status) && isEndStatus(status))

/**
 * The path has one end: the current status if it is one, else the good one. Others are shown as
 * terminated (spec, resident section 4, "Status path").
 */
export function caseSteps(listed: readonly string[], status: string): readonly PathStep[] {
  const isOver = isEnd(status)
  const stations = [...listed.filter((one) => !isEnd(one)), isOver ? status : 'Complete']
  const at = stations.indexOf(status)
  return stations.map((one, i) => ({
    status: one,
    place: i < at ? 'past' : i === at ? 'active' : 'future',
    isTerminated: isOver && one === status && !goodEnds.has(one),
  }))
}
