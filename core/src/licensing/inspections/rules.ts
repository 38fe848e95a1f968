import { required, type ValidationError } from '../../platform/kernel/validation.ts'
import type { InspectionOutcome } from './outcomes.ts'

// Pure rules that the contract, the operations and the screens share.
export { guideOf } from './inspection-guides.ts'
export { type InspectionWindow, inspectionWindows } from '../permits/rules.ts'
export { type InspectionOutcome, inspectionOutcomes } from './outcomes.ts'

export const inspectionLimits = {
  name: 80,
  phone: 30,
  note: 200,
  comment: 1000,
  correction: 300,
  corrections: 20,
  photos: 10,
  /** Inspections in one slot. */
  capacity: 50,
  /** Days that staff open at once, and that the calendar shows. */
  days: 62,
  calendarDays: 14,
} as const

/** Whom the inspector calls. */
export interface BookingContact {
  readonly contactName: string
  readonly contactPhone: string
  readonly note: string
}

export const contactErrors = ({
  contactName,
  contactPhone,
}: BookingContact): readonly ValidationError[] => [
  ...required('contactName', contactName),
  ...(contactPhone.trim() === ''
    ? required('contactPhone', contactPhone)
    : contactPhone.replaceAll(/\D/g, '').length < 7
      ? [{ field: 'contactPhone', kind: 'Invalid' as const }]
      : []),
]

export interface InspectionFinding {
  readonly outcome: InspectionOutcome
  readonly comment: string
  readonly corrections: readonly string[]
}

/** What failed has to be said, so that it can be corrected. */
export const findingErrors = ({
  outcome,
  comment,
  corrections,
}: InspectionFinding): readonly ValidationError[] =>
  outcome === 'failed' && corrections.length === 0 ? required('comment', comment) : []

/** One correction a line, as typed. */
export const correctionsIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Why a result was wrong, besides the right one. */
export interface ResultCorrection extends InspectionFinding {
  readonly reason: string
}

export const correctionErrors = ({
  reason,
  ...finding
}: ResultCorrection): readonly ValidationError[] => [
  ...findingErrors(finding),
  ...required('reason', reason),
]
