/** Who reviews an application. */
export const permitDisciplines = [
  'building',
  'zoning',
  'electrical',
  'plumbing',
  'mechanical',
  'fire',
  'engineering',
] as const
export type PermitDiscipline = (typeof permitDisciplines)[number]

/** An inspection that a kind of permit needs. */
export interface InspectionPlan {
  readonly code: string
  readonly name: string
  readonly nameEs: string
  /** The last one; all others have to pass before it. */
  readonly isFinal: boolean
}

/** Parts of a day in which inspections are booked. */
export const inspectionWindows = ['morning', 'afternoon'] as const
export type InspectionWindow = (typeof inspectionWindows)[number]
