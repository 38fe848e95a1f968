import { answersTo, type FormAnswers } from '../../casework/forms/rules.ts'
import type { FeeAnswers } from '../../money/fee-schedules/rules.ts'
import { kindOf } from '../permits/rules.ts'
import { unitWords } from './quick-permit-words.ts'

export const answerTo = (name: string, answers: FormAnswers): string =>
  answersTo(name, answers)[0] ?? ''

/** What fee schedules count, of the answers so far. */
export const unitsIn = (answers: FormAnswers): FeeAnswers =>
  Object.fromEntries(
    Object.keys(unitWords).flatMap((key) => {
      const text = answerTo(key, answers)
      return /^\d{1,9}(?:\.\d{1,3})?$/.test(text) ? [[key, Number(text)]] : []
    }),
  )

/** The code of the permit kind; null until the work is chosen. */
export const kindIn = (answers: FormAnswers): string | null =>
  kindOf(answerTo('propertyType', answers), answerTo('option', answers))
