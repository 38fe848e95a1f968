import { type ChecklistAnswers, isComplete } from '@portal/core/business-checklist/rules'
import type { QuestionPage } from './checklist-search.ts'

/** The first question without an answer; null: all have one. */
export function openPage(answers: ChecklistAnswers | null): QuestionPage | null {
  if (answers === null) return 'want'
  if (isComplete(answers)) return null
  return answers.want === 'open' && (answers.isNew === null || answers.isHome === null)
    ? 'two'
    : 'about'
}
