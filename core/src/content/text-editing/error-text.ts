import type { Context } from '../../platform/kernel/context.ts'
import type { FieldProblem } from '../../platform/kernel/errors.ts'
import { say } from '../../platform/texts/index.ts'
import { errorKeys, inBraces, type TextError, textLimits } from './rules.ts'

/** The error's code, and its sentence in the reader's language. */
export function errorText(
  context: Context,
  { kind, names }: TextError,
): Pick<FieldProblem, 'code' | 'message'> {
  const code = errorKeys[kind]
  const values = {
    names: kind === 'Invisible' ? names.join(', ') : inBraces(names),
    max: textLimits.form,
  }
  // Short, beside its field (spec, admin section 5.2).
  const key = kind === 'Required' ? 'Languages.Required' : code
  return { code, message: say(context, key, values) }
}
