import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { say } from '../../platform/texts/index.ts'
import { notify } from '../messages/index.ts'
import { categoryFacts, dueAtOf, type ReportCategory } from '../report-categories/rules.ts'
import { describeRequest, serviceOf } from '../reports/index.ts'
import { noteEvent } from '../requests/index.ts'
import {
  after,
  type Changed,
  changing,
  inBoth,
  readSeen,
  requireSeen,
  type SeenRequest,
} from './change.ts'

/**
 * The target of the new category counts from the day the request was sent. Its catalog entry gives
 * the new title. The answers to the old category's questions stay in a note for staff.
 * @throws not-found, stale, conflict for a closed request and for one that is not a case.
 */
export async function changeCategory(
  context: Context,
  { category, ...seen }: SeenRequest & { readonly category: ReportCategory },
): Promise<Changed> {
  const row = await readSeen(context, 'changeCategory', seen)
  if (row.closedAt !== null) throw new DomainError('conflict', 'Desk.AtItsEnd')
  if (row.recordType !== 'Case') throw new DomainError('conflict', 'Desk.NoCategory')
  if (row.category === category) throw new DomainError('conflict', 'Desk.CategoryAlready')
  const { id } = seen
  const { name } = categoryFacts(category)
  const dueAt = dueAtOf(context.city, category, row.createdAt)?.toISOString() ?? null
  const entry = serviceOf(category)
  const answers = describeRequest(context, { ...row, address: '', description: '', rating: null })
    .flatMap(({ data }) => data)
    .map(({ label, data }) => `${label}: ${data}`)
  const values = inBoth((language) => ({ category: say({ ...context, language }, name) }))
  await context.database.write((builder) => [
    ...requireSeen(context, builder, 'changeCategory', seen),
    ...(answers.length > 0
      ? [
          noteEvent(context, builder, {
            requestId: id,
            kind: 'note',
            by: 'staff',
            isPublic: false,
            body: [say(context, 'Desk.OldAnswers'), ...answers].join('\n'),
          }),
        ]
      : []),
    ...changing(context, builder, seen, {
      operation: 'changeCategory',
      event: {
        kind: 'category',
        isPublic: true,
        facts: { from: row.category, to: category },
      },
      set: sql`category = ${category}, due_at = ${dueAt}::timestamptz,
        service_id = coalesce((select id from ${entry} entry), service_id),
        title = coalesce((select item from ${entry} entry), ${values.en['category']}),
        title_es = coalesce((select item_es from ${entry} entry), ${values.es['category']})`,
    }),
    ...notify(context, builder, { kind: 'category', requestId: id, values }),
  ])
  return after(seen)
}
