import type { Context } from '../../platform/kernel/context.ts'
import { DomainError, type FieldProblem } from '../../platform/kernel/errors.ts'
import type { ValidationError } from '../../platform/kernel/validation.ts'
import { type FormAnswers, formErrors, keptAnswers } from './form-rules.ts'
import { getForm } from './get-form.ts'

/** In the reader's language. */
export interface LaterFeeLine {
  readonly name: string
  /** Whose rule it is. */
  readonly rule: string
  readonly cents: number
}

/** Due later, not with the form. */
export interface LaterFee {
  readonly lines: readonly LaterFeeLine[]
  readonly totalCents: number
}

export interface CheckedAnswers {
  /** Of single fields, with a sentence about this case. */
  readonly problems: readonly FieldProblem[]
  /** Null if it is not known yet. */
  readonly fee: LaterFee | null
  /** Kept with the answers, such as the id of the lot that an address is. */
  readonly facts: Readonly<Record<string, string>>
}

/**
 * The rules of a process that only the city's records know. A room above the forms has them; the
 * handler brings both together.
 */
export type CheckAnswers = (context: Context, answers: FormAnswers) => Promise<CheckedAnswers>

/**
 * What is wrong with the answers so far, and the fee that they will have: for each page of a form,
 * and before it is sent. Missing answers are not wrong yet.
 * @throws not-found for an unknown form.
 */
export async function checkForm(
  context: Context,
  { processId, answers }: { readonly processId: string; readonly answers: FormAnswers },
  check: CheckAnswers | undefined,
): Promise<CheckedAnswers> {
  const { definition } = await getForm(context, processId)
  const wrong = formErrors(definition, answers)
    .filter(({ kind }) => kind !== 'Required')
    .map(({ field, kind }): FieldProblem => ({ field, code: `Validation.${kind}` }))
  if (!check) return { problems: wrong, fee: null, facts: {} }
  const known = new Set(wrong.map(({ field }) => field))
  const checked = await check(context, keptAnswers(definition, answers))
  const problems = checked.problems.filter(({ field }) => !known.has(field))
  return { ...checked, problems: [...wrong, ...problems] }
}

/** @throws invalid with each wrong field, also those that only the city's records know. */
export function requireRight(
  errors: readonly ValidationError[],
  problems: readonly FieldProblem[],
): void {
  const all = [
    ...errors.map(({ field, kind }) => ({ field, code: `Validation.${kind}` as const })),
    ...problems,
  ]
  if (all.length > 0) throw new DomainError('invalid', 'Util.FormContainsErrors', all)
}
