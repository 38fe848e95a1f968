import type { Context } from '../../platform/kernel/context.ts'
import { numberText } from '../../platform/kernel/format.ts'
import { say } from '../../platform/texts/index.ts'
import { failedConditions } from './exemption-rules.ts'
import type { ExemptionCondition, NeedAnswers, PermitExemptionEdit } from './permit-exemption.ts'

/** The answer with which a condition just holds. */
const within = (condition: ExemptionCondition): string =>
  condition.kind === 'is' ? condition.answer : String(condition.most)

/** The first answer with which it does not. */
const beyond = (condition: ExemptionCondition): string =>
  condition.kind === 'is' ? (condition.answer === 'yes' ? 'no' : 'yes') : String(condition.most + 1)

/** The rule tried: at its limits, and beyond each of them, in the reader's language. */
export function exemptionExamples(
  context: Context,
  { conditions }: Pick<PermitExemptionEdit, 'conditions'>,
): readonly string[] {
  const isSpanish = context.language === 'es'
  const said = (condition: ExemptionCondition, answer: string): string => {
    const text = isSpanish ? condition.textEs : condition.text
    if (condition.kind === 'is')
      return `${text} ${say(context, answer === 'yes' ? 'Util.Yes' : 'Util.No')}`
    return `${text} ${numberText(Number(answer), context.language)} ${isSpanish ? condition.unitEs : condition.unit}`
  }
  const allowed = Object.fromEntries(conditions.map((one) => [one.key, within(one)]))
  const tries: readonly NeedAnswers[] = [
    allowed,
    ...conditions.map((one) => ({ ...allowed, [one.key]: beyond(one) })),
  ]
  return tries.map((answers) => {
    const failed = failedConditions(conditions, answers)
    const shown = failed.length === 0 ? conditions : failed
    const list = shown.map((one) => said(one, answers[one.key] ?? '')).join('; ')
    return say(
      context,
      failed.length === 0 ? 'PermitExemptions.TriedNo' : 'PermitExemptions.TriedYes',
      {
        answers: list,
      },
    )
  })
}
