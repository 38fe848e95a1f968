// Pure rules that the contract, the operations and the screens share.
import { required, type ValidationError } from '../../platform/kernel/validation.ts'
import type { ReportCategory } from '../report-categories/rules.ts'

/** Characters of a name; how many of each. */
export const teamLimits = {
  name: 80,
  area: 40,
  teams: 100,
  members: 200,
  rules: 500,
  staff: 1000,
} as const

export interface TeamEdit {
  readonly name: string
  readonly memberIds: readonly string[]
}

/** At least a team or a person gets the requests. */
export interface RoutingRule {
  readonly category: ReportCategory | null
  readonly area: string | null
  readonly teamId: string | null
  readonly assigneeId: string | null
}

/** ISO days, both included. */
export interface Absence {
  readonly firstDay: string
  readonly lastDay: string
  readonly substituteId: string | null
}

export const teamErrors = ({ name }: TeamEdit): readonly ValidationError[] => required('name', name)

export const ruleErrors = ({ teamId, assigneeId }: RoutingRule): readonly ValidationError[] =>
  teamId === null && assigneeId === null ? [{ field: 'teamId', kind: 'Required' }] : []

export const absenceErrors = ({ firstDay, lastDay }: Absence): readonly ValidationError[] =>
  lastDay < firstDay ? [{ field: 'lastDay', kind: 'Invalid' }] : []
