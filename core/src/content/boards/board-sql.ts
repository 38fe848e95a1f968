import { type SQL, sql } from 'drizzle-orm'
import { languageShown, localized } from '../../platform/database/localized.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isUuid } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { boards, boardSeats, boardTerms } from './boards.sql.ts'
import { boardMeetings } from './meetings.sql.ts'

/** Label and address pairs of a board (spec, resident section 3: N is 1 to 10). */
export const additionalPairs = 10

/** Today in the city. */
export const cityDay = ({ city, clock }: Pick<Context, 'city' | 'clock'>): SQL =>
  sql`${isoDay(clock.now(), city.timeZone)}::date`

/** SQL on rows `h` of meetings: the instant of its start, null if its time is not known. */
export const meetingStart = ({ city }: Pick<Context, 'city'>): SQL =>
  sql`((h.day + h.starts_at::time) at time zone ${city.timeZone})`

/** SQL on rows of `boards`: with this id or alias, and still there. */
export const isBoardAt = (key: string): SQL =>
  sql`${isUuid(key) ? sql`(boards.id = ${key} or boards.alias = ${key})` : sql`boards.alias = ${key}`} and boards.ended_at is null`

/** SQL on rows `s` of seats: the board still has it. */
export const isStanding = (day: SQL): SQL => sql`(s.ended_on is null or s.ended_on >= ${day})`

/** SQL on rows `t` of terms. */
export const isSitting = (day: SQL): SQL =>
  sql`((t.from_day is null or t.from_day <= ${day}) and (t.to_day is null or t.to_day >= ${day}))`

/**
 * SQL on rows `s` of seats: residents can apply for it, because no one sits there or is appointed.
 * Alternates count too: the city looks for them as well.
 */
export const isVacant = (day: SQL): SQL => sql`(s.takes_applications and ${isStanding(day)}
  and not exists (select from ${boardTerms} t
    where t.seat_id = s.id and (t.to_day is null or t.to_day >= ${day})))`

/** SQL on rows of `boards`. */
export const vacancies = (day: SQL): SQL =>
  sql`(select count(*)::int from ${boardSeats} s where s.board_id = boards.id and ${isVacant(day)})`

/** SQL on rows of `boards`: people can apply for one of its seats today. */
export const isTakingApplications = (context: Pick<Context, 'city' | 'clock'>): SQL =>
  sql`(${boards.endedAt} is null and ${vacancies(cityDay(context))} > 0)`

/** The boards that take applications, as a JSON array of choices by name. */
export const boardChoices = (context: Context): SQL => sql`(
  select coalesce(json_agg(json_build_object('value', ${boards.id}, 'label',
    json_build_object('en', ${boards.name}, 'es', coalesce(${boards.nameEs}, ${boards.name})))
    order by ${localized(boards.name, boards.nameEs, context.language)}, ${boards.id}), '[]')
  from ${boards} where ${isTakingApplications(context)})`

const pairs = (language: Language): SQL =>
  sql.join(
    Array.from({ length: additionalPairs }, (_, i) => {
      const pair = sql`${boards.additionalInformation} -> ${sql.raw(String(i))}`
      const label =
        language === 'es'
          ? sql`coalesce(${pair} ->> 'labelEs', ${pair} ->> 'label')`
          : sql`${pair} ->> 'label'`
      const n = sql.raw(String(i + 1))
      return sql`'Label_Additional_Information${n}__c', ${label},
      'Additional_Information${n}__c', ${pair} ->> 'url'`
    }),
    sql`, `,
  )

/**
 * Clients split this text at each dollar sign (spec, resident section 2). A dollar sign inside an item,
 * as in “$5,000”, is sent as U+FF04, which looks the same, so that no client cuts the item there. The
 * list itself is sent beside it.
 */
const joinedPowers = (list: SQL): SQL => sql`(
  select string_agg(replace(item, '$', U&'\\FF04'), '$' order by place)
  from jsonb_array_elements_text(${list}) with ordinality items (item, place))`

/** SQL on rows of `boards`: key and value pairs of the specification's record, and ours. */
export function boardFields(context: Context): SQL {
  const { language } = context
  const today = cityDay(context)
  const powers = localized(boards.powers, boards.powersEs, language)
  return sql`
    'Id', ${boards.id},
    'Name', ${localized(boards.name, boards.nameEs, language)},
    'Alias__c', ${boards.alias},
    'Icon__c', ${boards.icon},
    'Vacancies__c', ${vacancies(today)},
    'Size__c', (select count(*)::int from ${boardSeats} s where s.board_id = boards.id
      and not s.is_alternate and ${isStanding(today)}),
    'Term_Length__c', ${localized(boards.termLength, boards.termLengthEs, language)},
    'Term_Limit__c', ${localized(boards.termLimit, boards.termLimitEs, language)},
    'Overview__c', ${localized(boards.overview, boards.overviewEs, language)},
    'Staff_Liaison__r', case when ${boards.staffLiaisonName} is not null
      then json_build_object('Name', ${boards.staffLiaisonName}) end,
    'Staff_Liaison_Email__c', ${boards.staffLiaisonEmail},
    'Staff_Liaison_Phone__c', ${boards.staffLiaisonPhone},
    'Meeting_Date__c', ${localized(boards.meetingDay, boards.meetingDayEs, language)},
    'Meeting_Time__c', ${boards.meetingTime},
    'Meeting_Location__c', ${boards.meetingLocation},
    'Powers_Duties__c', ${joinedPowers(powers)},
    'powersAndDuties', ${powers},
    'nextMeeting', (select json_build_object('day', h.day::text, 'startsAt', ${meetingStart(context)})
      from ${boardMeetings} h where h.board_id = boards.id and h.cancelled_at is null
        and h.day >= ${today} order by h.day, h.starts_at limit 1),
    'language', ${languageShown(boards.nameEs, language)},
    ${pairs(language)}`
}
