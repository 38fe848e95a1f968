import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { say } from '../../platform/texts/index.ts'
import { blanksLeft, inBraces } from '../reply-templates/rules.ts'

/** @throws invalid for a blank of a template that was not filled. */
export function requireFilled(context: Context, text: string): void {
  const left = blanksLeft(text)
  if (left.length === 0) return
  const error = new DomainError('invalid', 'Desk.BlankLeft')
  error.detail = say(context, 'Desk.BlankLeftIn', { blanks: inBraces(left) })
  throw error
}
