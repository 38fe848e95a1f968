import { isEndStatus, isStatus, type Status } from './statuses.ts'

/** One station of a request's way. */
export interface PathStep {
  readonly status: string
  readonly place: 'past' | 'active' | 'future'
  /** The way ended here, and not as it should have. */
  readonly isTerminated: boolean
}

/** The stations of a case that goes well. */
export const caseStations: readonly Status[] = [
  'Submitted',
  'Under Review',
  'Scheduled',
  'Complete',
]

/**
 * The stations that the wire lists for a request (`statuses`): the usual path, with the current status added
 * if it is not on it.
 */
export function stationsOf(status: Status): readonly Status[] {
  if (caseStations.includes(status)) return caseStations
  if (isEndStatus(status)) return [...caseStations, status]
  // The statuses before a case is scheduled: Open, New, Pending Payment.
  return [caseStations[0] ?? 'Submitted', status, ...caseStations.slice(2)]
}

// The spec's path names it "Completed", its status table "Complete": both are one.
const goodEnds = new Set(['Complete', 'Completed'])
const isEnd = (status: string): boolean =>
  status === 'Completed' || (isStatus(status) && isEndStatus(status))

/**
 * The path of a case as the screen draws it: its ends are taken out and one is put back, the present
 * one where it is an end, else the good one; an end that is not the good one is shown as terminated
 * (spec, resident section 4, "Status path").
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
