import { sql } from 'drizzle-orm'
import { asDrafted } from '../../platform/database/as-drafted.ts'
import { inEnglish, languageShown, localized } from '../../platform/database/localized.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { newsPosts as posts } from './news.sql.ts'

/** Newest first. A future one appears on its day, in city time (spec: Show_On__c). */
export async function listNewsPosts(
  context: Context,
  { offset, limit }: { offset: number; limit: number },
): Promise<JsonText> {
  const { database, language, clock, city } = context
  return database.json(sql`
    select coalesce(json_agg(json_build_object(
        'Id', id, 'Category__c', category, 'Update__c', headline,
        'Additional_Info__c', additional_info, 'Show_On__c', show_on, 'language', language,
        'inEnglish', in_english
      ) order by show_on desc, id desc), '[]')::text as body
    from (
      select ${posts.id} as id, ${posts.showOn} as show_on,
        ${localized(posts.category, posts.categoryEs, language)} as category,
        ${localized(posts.update, posts.updateEs, language)} as headline,
        ${localized(posts.additionalInfo, posts.additionalInfoEs, language)} as additional_info,
        ${languageShown(posts.updateEs, language)} as language,
        ${inEnglish(language, {
          Category__c: { english: posts.category, spanish: posts.categoryEs },
          Update__c: { english: posts.update, spanish: posts.updateEs },
          Additional_Info__c: { english: posts.additionalInfo, spanish: posts.additionalInfoEs },
        })} as in_english
      from ${asDrafted(context, posts)}
      where ${posts.isPublished}
        and ${posts.showOn} <= (${clock.now()}::timestamptz at time zone ${city.timeZone})::date
      order by ${posts.showOn} desc, ${posts.id} desc
      offset ${offset} limit ${limit}
    ) listed`)
}
