import { boardWords } from './board-words.ts'
import { generalWords } from './general-words.ts'
import { moneyWords } from './money-words.ts'
import { peopleWords } from './people-words.ts'
import { permitWords } from './permit-words.ts'
import { placeWords } from './place-words.ts'
import { requestWords } from './request-words.ts'
import { staffBoardWords } from './staff-board-words.ts'
import { staffBroadcastWords } from './staff-broadcast-words.ts'
import { staffContentWords } from './staff-content-words.ts'
import { staffDeskWords } from './staff-desk-words.ts'
import { staffImportWords } from './staff-import-words.ts'
import { staffLandWords } from './staff-land-words.ts'
import { staffLicensingWords } from './staff-licensing-words.ts'
import { staffMoneyWords } from './staff-money-words.ts'
import { staffOfficeWords } from './staff-office-words.ts'
import { staffPeopleWords } from './staff-people-words.ts'
import { staffServiceWords } from './staff-service-words.ts'

/** Words of both documents, and of the staff document alone. */
export const wordLists: readonly Readonly<Record<string, string>>[] = [
  generalWords,
  peopleWords,
  placeWords,
  moneyWords,
  requestWords,
  permitWords,
  boardWords,
  staffDeskWords,
  staffServiceWords,
  staffPeopleWords,
  staffLicensingWords,
  staffMoneyWords,
  staffContentWords,
  staffBoardWords,
  staffImportWords,
  staffLandWords,
  staffBroadcastWords,
  staffOfficeWords,
]

/**
 * What a field means, by its name: one name means the same wherever it stands. Narrower names are for
 * a field that means something else there, from the narrowest: `Schema.parent.name`, `parent.name`,
 * `Schema.name`. `Schema` is also an operation; the parent is the field that holds the field. A field
 * that the contract describes itself is not here.
 */
export const fieldWords: Readonly<Record<string, string>> = Object.fromEntries(
  wordLists.flatMap((list) => Object.entries(list)),
)
