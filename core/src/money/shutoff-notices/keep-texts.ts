import { type SQL, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError, type FieldProblem } from '../../platform/kernel/errors.ts'
import { say } from '../../platform/texts/index.ts'
import {
  deliveredParagraphs,
  lackingBlanks,
  type NoticeTexts,
  noticeTextFields,
  noticeTextLimits,
  unknownNoticeBlanks,
} from './notice-texts.ts'
import { shutoffTexts } from './shutoff-notices.sql.ts'

const defaultDays = 10

/** SQL: days that a notice must come before the shut-off. */
export const minimumDaysInSql: SQL = sql`coalesce(
  (select minimum_days from ${shutoffTexts}), ${defaultDays}::int)`

/** SQL: JSON of the stored ones; null without. */
export const textsInSql: SQL = sql`(select json_build_object(${sql.join(
  [...noticeTextFields, 'minimumDays' as const].map(
    (field) => sql`${field}::text, ${shutoffTexts[field]}`,
  ),
  sql`, `,
)}) from ${shutoffTexts})`

/** What the portal is delivered with; the office's hours are the city's to fill in. */
export const deliveredTexts = ({ city, texts }: Context): NoticeTexts => {
  const of = (
    language: 'en' | 'es',
    key: 'Title' | 'Todo' | (typeof deliveredParagraphs)[number],
  ) => say({ language, ...(texts && { texts }) }, `ShutoffNotice.${key}`)
  const bodyIn = (language: 'en' | 'es') =>
    deliveredParagraphs.map((key) => of(language, key)).join('\n\n')
  return {
    title: of('en', 'Title'),
    titleEs: of('es', 'Title'),
    body: bodyIn('en'),
    bodyEs: bodyIn('es'),
    todo: of('en', 'Todo'),
    todoEs: of('es', 'Todo'),
    hours: '',
    hoursEs: '',
    phone: city.phone,
    minimumDays: defaultDays,
  }
}

const blanks = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')

/** What is wrong or lacks for the law; none may be sent with one. */
export function noticeTextProblems(context: Context, texts: NoticeTexts): readonly FieldProblem[] {
  const { minimumDays } = texts
  const isDays =
    Number.isInteger(minimumDays) && minimumDays >= 1 && minimumDays <= noticeTextLimits.minimumDays
  return [
    ...noticeTextFields.flatMap((field): readonly FieldProblem[] =>
      texts[field].trim() === '' ? [{ field, code: 'Validation.Required' }] : [],
    ),
    ...(['body', 'bodyEs'] as const).flatMap((field): readonly FieldProblem[] => {
      const text = texts[field]
      if (text.trim() === '') return []
      const [lacking, unknown] = [lackingBlanks(text), unknownNoticeBlanks(text)]
      if (unknown.length > 0) {
        const message = say(context, 'ShutoffTexts.Unknown', { blanks: blanks(unknown) })
        return [{ field, code: 'ShutoffTexts.Unknown', message }]
      }
      if (lacking.length === 0) return []
      const message = say(context, 'ShutoffTexts.Lacks', { blanks: blanks(lacking) })
      return [{ field, code: 'ShutoffTexts.Lacks', message }]
    }),
    ...(isDays ? [] : [{ field: 'minimumDays', code: 'Validation.Invalid' } as const]),
  ]
}

export interface ShownTexts extends NoticeTexts {
  readonly version: number
  /** Whether they hold what the law wants. */
  readonly isComplete: boolean
}

/** @throws forbidden unless staff. */
export async function getNoticeTexts(context: Context): Promise<ShownTexts> {
  requireStaff(context, 'getNoticeTexts')
  const [row] = await context.database.rows<{ texts: NoticeTexts | null; version: number | null }>(
    sql`select ${textsInSql} as texts, (select version from ${shutoffTexts}) as version`,
  )
  const texts = row?.texts ?? deliveredTexts(context)
  const version = row?.version ?? 0
  return { ...texts, version, isComplete: noticeTextProblems(context, texts).length === 0 }
}

/** The one row. */
const textsId = '01938000-0000-7000-8000-000000000015'

/** An arbitrary lock number: of two first writers the second is refused. */
const lock = 20_261_127

/**
 * For the notices to come. @throws invalid with each field that lacks something; stale if they
 * changed meanwhile; forbidden unless staff.
 */
export async function setNoticeTexts(
  context: Context,
  { version, ...texts }: NoticeTexts & { readonly version: number },
): Promise<{ readonly version: number }> {
  requireStaff(context, 'setNoticeTexts')
  const problems = noticeTextProblems(context, texts)
  if (problems.length > 0) throw new DomainError('invalid', 'Util.FormContainsErrors', problems)
  const row = { ...texts, version: version + 1, updatedAt: context.clock.now() }
  await context.database.write((builder) => [
    builder.execute(sql`select pg_advisory_xact_lock(${lock})`),
    requireThat(
      builder,
      sql`coalesce((select version from ${shutoffTexts}), 0) = ${version}`,
      'stale',
      'ShutoffTexts.ChangedMeanwhile',
    ),
    builder
      .insert(shutoffTexts)
      .values({ id: textsId, ...row })
      .onConflictDoUpdate({ target: shutoffTexts.id, set: row }),
    audit(context, builder, {
      operation: 'setNoticeTexts',
      entity: 'shutoff-texts',
      entityId: textsId,
      details: {},
    }),
  ])
  return { version: version + 1 }
}
