import { choiceFields } from '../../content/boards/rules.ts'
import { say } from '../../platform/texts/index.ts'
import type { CheckAnswers } from '../forms/index.ts'
import { answersTo, type FormAnswers } from '../forms/rules.ts'

/** The boards that were chosen, in order, with the field of each. */
export const chosenBoards = (answers: FormAnswers) =>
  choiceFields.flatMap((field) => {
    const [boardId] = answersTo(field, answers)
    return boardId === undefined || boardId === '' ? [] : [{ field, boardId }]
  })

/** A board is chosen once. That it still takes applications is the list's own rule. */
export const checkBoardApplication: CheckAnswers = async (context, answers) => {
  const chosen = chosenBoards(answers)
  const again = chosen.filter(
    ({ boardId }, i) => chosen.findIndex((one) => one.boardId === boardId) < i,
  )
  return {
    problems: again.map(({ field }) => ({
      field,
      code: 'BoardForm.ChosenTwice',
      message: say(context, 'BoardForm.ChosenTwice', {}),
    })),
    fee: null,
    facts: {},
  }
}
