import { type SQL, sql } from 'drizzle-orm'
import { languageShown, localized } from '../../platform/database/localized.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { boards } from './news.sql.ts'

/** Label and address pairs of a board (spec, resident section 3: N is 1 to 10). */
const additionalPairs = 10

const pairs: SQL = sql.join(
  Array.from({ length: additionalPairs }, (_, i) => {
    const pair = sql`${boards.additionalInformation} -> ${sql.raw(String(i))}`
    const n = sql.raw(String(i + 1))
    return sql`'Label_Additional_Information${n}__c', ${pair} ->> 'label',
      'Additional_Information${n}__c', ${pair} ->> 'url'`
  }),
  sql`, `,
)

/** By name, in the reader's language. */
export async function listBoards({ database, language }: Context): Promise<JsonText> {
  const name = localized(boards.name, boards.nameEs, language)
  return database.json(sql`
    select coalesce(json_agg(json_build_object(
      'Id', ${boards.id},
      'Name', ${name},
      'Alias__c', ${boards.alias},
      'Icon__c', ${boards.icon},
      'Vacancies__c', ${boards.vacancies},
      'Size__c', ${boards.size},
      'Term_Length__c', ${boards.termLength},
      'Term_Limit__c', ${boards.termLimit},
      'Overview__c', ${localized(boards.overview, boards.overviewEs, language)},
      'Staff_Liaison__r', case when ${boards.staffLiaisonName} is not null
        then json_build_object('Name', ${boards.staffLiaisonName}) end,
      'Staff_Liaison_Email__c', ${boards.staffLiaisonEmail},
      'Staff_Liaison_Phone__c', ${boards.staffLiaisonPhone},
      'Meeting_Date__c', ${boards.meetingDay},
      'Meeting_Time__c', ${boards.meetingTime},
      'Meeting_Location__c', ${boards.meetingLocation},
      'Powers_Duties__c', ${localized(boards.powersAndDuties, boards.powersAndDutiesEs, language)},
      'language', ${languageShown(boards.nameEs, language)},
      ${pairs}
    ) order by ${name}, ${boards.id}), '[]')::text as body
    from ${boards}`)
}
