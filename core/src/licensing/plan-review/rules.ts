import type { PermitDiscipline, PermitState } from '../permits/rules.ts'

// Pure rules and types that browsers may import.
export const documentKinds = ['drawing', 'sitePlan', 'calculation', 'contract', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const commentStates = ['open', 'answered', 'accepted', 'reopened'] as const
export type CommentState = (typeof commentStates)[number]

/** A comment's states in which the applicant answers it. */
export const unansweredStates = ['open', 'reopened'] as const satisfies readonly CommentState[]

export const isUnanswered = (state: CommentState): boolean =>
  unansweredStates.some((one) => one === state)

export const planLimits = {
  /** Characters of a document's name. */
  name: 80,
  /** Of where a comment is on a document. */
  sheet: 40,
  /** Of a comment, an answer, and what changed. */
  text: 4000,
  /** Documents of a permit. */
  documents: 30,
  /** Comments of a permit. */
  comments: 200,
  /** Files of its request. */
  files: 200,
} as const

/** States in which reviewers comment and settle comments: nothing is decided yet. */
export const undecidedStates = [
  'submitted',
  'completeness',
  'corrections',
  'resubmitted',
  'review',
] as const satisfies readonly PermitState[]

export const isUndecided = (state: PermitState): boolean =>
  undecidedStates.some((one) => one === state)

/** States of permits that were granted: their drawings are public where the city says so. */
export const grantedStates = [
  'issued',
  'inspections',
  'final',
  'expired',
] as const satisfies readonly PermitState[]

/** Kinds that show what is built. Contracts and calculations name prices and people. */
export const drawingKinds = ['drawing', 'sitePlan'] as const satisfies readonly DocumentKind[]

export const disciplineTexts = {
  building: 'Permits.DisciplineBuilding',
  zoning: 'Permits.DisciplineZoning',
  electrical: 'Permits.DisciplineElectrical',
  plumbing: 'Permits.DisciplinePlumbing',
  mechanical: 'Permits.DisciplineMechanical',
  fire: 'Permits.DisciplineFire',
  engineering: 'Permits.DisciplineEngineering',
} as const satisfies Record<PermitDiscipline, string>

export const commentColors = {
  open: 'orange',
  answered: 'blue',
  accepted: 'green',
  reopened: 'orange',
} as const satisfies Record<CommentState, string>
