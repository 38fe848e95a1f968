import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { say } from '../../platform/texts/index.ts'
import {
  categoryFacts,
  isReportCategory,
  type ReportCategory,
  type ReportField,
  reportCategoryNames,
} from '../report-categories/rules.ts'
import { serviceOf } from '../reports/index.ts'
import { services } from '../services/services.sql.ts'
import { requireJurisdiction } from './jurisdiction.ts'
import { answersOf } from './public-words.ts'
import type { SentFields } from './sent-fields.ts'

/** GeoReport v2, GET Service List. */
export interface Open311Service {
  readonly service_code: ReportCategory
  readonly service_name: string
  readonly description: string
  /** It has questions of its own. */
  readonly metadata: boolean
  readonly type: 'realtime'
  /** The kind of report in each language, separated by commas. */
  readonly keywords: string
  readonly group: null
}

/** GeoReport v2, GET Service Definition. */
export interface Open311Attribute {
  readonly variable: true
  readonly code: string
  readonly datatype: 'singlevaluelist'
  readonly required: boolean
  readonly datatype_description: string | null
  readonly order: number
  readonly description: string
  readonly values: readonly { readonly key: string; readonly name: string }[]
}

export interface Open311ServiceDefinition {
  readonly service_code: ReportCategory
  readonly attributes: readonly Open311Attribute[]
}

/** Ratings of the portal are no request for service, and have no place. */
export const openCategories: readonly ReportCategory[] = reportCategoryNames.filter((category) => {
  const { place, asksRating } = categoryFacts(category)
  return place !== 'none' && !asksRating
})

export const isOpenCategory = (code: string): code is ReportCategory =>
  isReportCategory(code) && openCategories.includes(code)

export const noSuchService = () => new DomainError('not-found', 'Report.ReportTypeNotFound')

interface Row extends Record<string, unknown> {
  readonly category: ReportCategory
  readonly name: string
  readonly description: string
}

/** What people can report without an account, by the catalog's order. @throws not-found for another jurisdiction. */
export async function listOpen311Services(
  context: Context,
  fields: SentFields,
): Promise<readonly Open311Service[]> {
  requireJurisdiction(context, fields)
  const { database, language } = context
  const isSpanish = language === 'es'
  const codes = sql.join(
    openCategories.map((category) => sql`(${category})`),
    sql`, `,
  )
  const rows = await database.rows<Row>(sql`
    select code as category,
      ${isSpanish ? sql`coalesce(entry.item_es, entry.item)` : sql`entry.item`} as name,
      ${isSpanish ? sql`coalesce(entry.description_es, entry.description)` : sql`entry.description`} as description
    from (values ${codes}) as codes(code)
    join lateral (select * from ${services} s where s.report_category = code and s.is_published
      and not s.is_deleted order by s.sort_order, s.id limit 1) entry on entry.is_guest_enabled
    order by entry.sort_order, entry.item`)
  return rows.map(({ category, name, description }) => {
    const facts = categoryFacts(category)
    const words = [
      ...new Set(
        (['en', 'es'] as const).map((one) => say({ ...context, language: one }, facts.name)),
      ),
    ]
    return {
      service_code: category,
      service_name: name,
      description,
      metadata: facts.fields.length > 0,
      type: 'realtime',
      keywords: words.join(', '),
      group: null,
    }
  })
}

/** A question that is asked after some answers alone cannot be required of all. */
function attributeOf(
  context: Context,
  category: ReportCategory,
  field: ReportField,
  order: number,
): Open311Attribute {
  const { when } = field
  const before = when && categoryFacts(category).fields.find(({ name }) => name === when.field)
  const known = before ? answersOf(context, before) : {}
  return {
    variable: true,
    code: field.name,
    datatype: 'singlevaluelist',
    required: when === undefined,
    datatype_description:
      when && before
        ? say(context, 'Open311.OnlyAfter', {
            question: say(context, before.label),
            answers: when.is.map((answer) => known[answer] ?? answer).join(', '),
          })
        : null,
    order: order + 1,
    description: say(context, field.label),
    values: Object.entries(answersOf(context, field)).map(([key, name]) => ({ key, name })),
  }
}

/** @throws not-found for a code that is not in the list. */
export async function getOpen311ServiceDefinition(
  context: Context,
  code: string,
  fields: SentFields,
): Promise<Open311ServiceDefinition> {
  requireJurisdiction(context, fields)
  if (!isOpenCategory(code)) throw noSuchService()
  const rows = await context.database.rows(
    sql`select from ${serviceOf(code)} entry where entry.is_guest_enabled`,
  )
  if (rows.length === 0) throw noSuchService()
  const attributes = categoryFacts(code).fields.map((field, order) =>
    attributeOf(context, code, field, order),
  )
  return { service_code: code, attributes }
}
