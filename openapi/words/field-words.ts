import { boardWords } from './board-words.ts'
import { generalWords } from './general-words.ts'
import { moneyWords } from './money-words.ts'
import { peopleWords } from './people-words.ts'
import { permitWords } from './permit-words.ts'
import { placeWords } from './place-words.ts'
import { requestWords } from './request-words.ts'

/**
 * What a field means, by its name: one name means the same wherever it stands. `Schema.name` and
 * `operation.name` are for a field that means something else there. A field that the contract
 * describes itself is not here.
 */
export const fieldWords: Readonly<Record<string, string>> = {
  ...generalWords,
  ...peopleWords,
  ...placeWords,
  ...moneyWords,
  ...requestWords,
  ...permitWords,
  ...boardWords,
}
