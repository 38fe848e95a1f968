import { isDay } from '../../platform/kernel/days.ts'
import { required, type ValidationError, within } from '../../platform/kernel/validation.ts'
import type {
  Decision,
  ExemptionCondition,
  NeedAnswers,
  PermitExemptionEdit,
} from './permit-exemption.ts'

/** Characters of a text, the largest limit, and how many questions. */
export const exemptionLimits = {
  kind: 50,
  question: 160,
  unit: 40,
  rule: 600,
  source: 300,
  most: 1_000_000,
  conditions: 6,
} as const

const invalid = (field: string, isRight: boolean): readonly ValidationError[] =>
  isRight ? [] : [{ field, kind: 'Invalid' }]

const isKey = (key: string): boolean => /^[a-z][a-zA-Z0-9]{0,19}$/.test(key)

/** Zero or more, with at most two decimals. */
const isAmount = (amount: number): boolean =>
  amount >= 0 &&
  amount <= exemptionLimits.most &&
  Math.abs(Math.round(amount * 100) / 100 - amount) < 1e-9

function conditionErrors(condition: ExemptionCondition): readonly ValidationError[] {
  return [
    ...invalid('key', isKey(condition.key)),
    ...required('text', condition.text),
    ...required('textEs', condition.textEs),
    ...(condition.kind === 'atMost'
      ? [
          ...required('unit', condition.unit),
          ...required('unitEs', condition.unitEs),
          ...invalid('most', isAmount(condition.most)),
        ]
      : []),
  ]
}

/** All wrong fields of a version; `conditions.0.text` inside the list. */
export function exemptionErrors(edit: PermitExemptionEdit): readonly ValidationError[] {
  const { kind, rule, ruleEs, source, fromDay, toDay, conditions } = edit
  const keys = conditions.map(({ key }) => key)
  return [
    ...invalid('kind', /^[a-z][a-z_]{0,49}$/.test(kind)),
    ...required('rule', rule),
    ...required('ruleEs', ruleEs),
    ...required('source', source),
    ...invalid('fromDay', isDay(fromDay)),
    ...invalid('toDay', toDay === null || (isDay(toDay) && toDay >= fromDay)),
    ...(conditions.length === 0 ? [{ field: 'conditions', kind: 'Required' as const }] : []),
    ...conditions.flatMap((one, i) => within(`conditions.${i}`, conditionErrors(one))),
    ...keys.flatMap((key, i) => invalid(`conditions.${i}.key`, keys.indexOf(key) === i)),
  ]
}

/** A typed amount: digits with a point, or with the comma of thousands. Null for other text. */
export function amountTyped(text: string): number | null {
  const plain = text.trim().replaceAll(/,(?=\d{3}(?:\D|$))/g, '')
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(plain)) return null
  const amount = Number(plain)
  return isAmount(amount) ? amount : null
}

/** Own answers only: the address of a page can name anything. */
const answerTo = (key: string, answers: NeedAnswers): string =>
  Object.hasOwn(answers, key) ? (answers[key] ?? '').trim() : ''

/** Missing and unreadable answers, by the question's key. */
export const needErrors = (
  conditions: readonly Decision[],
  answers: NeedAnswers,
): readonly ValidationError[] =>
  conditions.flatMap(({ key, kind }) => {
    const answer = answerTo(key, answers)
    if (answer === '') return [{ field: key, kind: 'Required' as const }]
    const isRight =
      kind === 'is' ? answer === 'yes' || answer === 'no' : amountTyped(answer) !== null
    return invalid(key, isRight)
  })

const holdsFor = (condition: Decision, answer: string): boolean =>
  condition.kind === 'is'
    ? answer === condition.answer
    : (amountTyped(answer) ?? Infinity) <= condition.most

/**
 * The conditions that do not hold: none means that no permit is needed. A missing answer holds
 * nothing.
 */
export const failedConditions = <Condition extends Decision>(
  conditions: readonly Condition[],
  answers: NeedAnswers,
): readonly Condition[] => conditions.filter((one) => !holdsFor(one, answerTo(one.key, answers)))
