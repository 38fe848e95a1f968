import {
  answerErrors,
  askedUnits,
  type FeeAnswers,
  type FeeSchedule,
  quoteFees,
} from '../../money/fee-schedules/rules.ts'
import { numberText } from '../../platform/kernel/format.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { required, type ValidationError, within } from '../../platform/kernel/validation.ts'

/** A line that no schedule has. */
export interface AddedLine {
  readonly name: string
  readonly nameEs: string
  /** Its source, such as an ordinance. */
  readonly rule: string
  readonly amountCents: number
}

export interface FeeAssessment {
  /** Units by the schedule's answers. */
  readonly answers: FeeAnswers
  readonly added: readonly AddedLine[]
}

export type BillLine = AddedLine & { readonly kind: 'schedule' | 'added' }

/** Each wrong field, such as `added.0.rule`. */
export const billErrors = (
  schedule: FeeSchedule | null,
  { answers, added }: FeeAssessment,
): readonly ValidationError[] => [
  ...(schedule ? answerErrors(schedule, answers) : []),
  // Without a schedule on the day of the application, staff add each line with its source.
  ...(schedule || added.length > 0 ? [] : [{ field: 'added', kind: 'Required' as const }]),
  ...added.flatMap(({ name, nameEs, rule, amountCents }, i) =>
    within(`added.${i}`, [
      ...required('name', name),
      ...required('nameEs', nameEs),
      ...required('rule', rule),
      ...(amountCents > 0 ? [] : [{ field: 'amountCents', kind: 'Invalid' as const }]),
    ]),
  ),
]

/** `Each square: 24 roofing squares`. */
function quoted(schedule: FeeSchedule, answers: FeeAnswers): readonly BillLine[] {
  const asked = askedUnits(schedule)
  const named = (name: string, units: number, unit: string, language: Language) =>
    `${name}: ${numberText(units, language)} ${unit}`
  return quoteFees(schedule, answers).lines.map(({ cents, name, nameEs, source, units }) => {
    const own = schedule.lines.find((line) => line.name === name)
    const counted = own && 'answer' in own ? asked.find((one) => one.answer === own.answer) : null
    const has = counted && units !== null
    return {
      kind: 'schedule',
      name: has ? named(name, units, counted.unit, 'en') : name,
      nameEs: has ? named(nameEs, units, counted.unitEs, 'es') : nameEs,
      rule: source,
      amountCents: cents,
    }
  })
}

/** The lines of a fee, each with its rule; only for an assessment without errors. */
export const billOf = (
  schedule: FeeSchedule | null,
  { answers, added }: FeeAssessment,
): readonly BillLine[] => [
  ...(schedule ? quoted(schedule, answers) : []),
  ...added.map((line) => ({ ...line, kind: 'added' as const })),
]
