import { sql } from 'drizzle-orm'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { contentItems, contentVersions } from './content-editing.sql.ts'
import { type ContentBody, type ContentKinds, titleOf } from './content-kind.ts'
import { type ContentKindName, contentLimits } from './rules.ts'
import { keepLive, lockItem, publishOpen, raiseRevision } from './write-version.ts'

interface Due extends Record<string, unknown> {
  readonly itemId: string
  readonly kind: ContentKindName
  readonly revision: number
  readonly body: ContentBody
}

async function publishOne(context: Context, kinds: ContentKinds, due: Due): Promise<boolean> {
  const { itemId: id, revision, body } = due
  const kind = kinds[due.kind]
  const about = { kind, id, now: context.clock.now() }
  try {
    await context.database.write((builder) => [
      ...lockItem(builder, about),
      // Another run published it, or its editor changed it, since it was read.
      requireThat(
        builder,
        sql`exists (select from ${contentItems} where id = ${id}::uuid and revision = ${revision})`,
        'stale',
        'Content.ChangedMeanwhile',
      ),
      ...keepLive(builder, about),
      ...publishOpen(builder, about, body),
      raiseRevision(builder, about, true),
      audit(context, builder, {
        operation: 'publishDueContent',
        entity: 'content',
        entityId: id,
        details: { kind: kind.name, title: titleOf(kind, body) },
      }),
    ])
    return true
  } catch (error) {
    if (error instanceof DomainError && (error.kind === 'stale' || error.kind === 'not-found'))
      return false
    throw error
  }
}

/**
 * Publishes what was scheduled until now, each once, also if runs overlap. Returns how many.
 * For the scheduler. @throws forbidden for all others.
 */
export async function publishDueContent(context: Context, kinds: ContentKinds): Promise<number> {
  if (context.actor.kind !== 'system') throw new DomainError('forbidden', 'Error.Forbidden')
  const due = await context.database.rows<Due>(sql`
    select v.item_id as "itemId", i.kind, i.revision, v.body
    from ${contentVersions} v join ${contentItems} i on i.id = v.item_id
    where v.state = 'scheduled' and v.scheduled_at <= ${context.clock.now().toISOString()}::timestamptz
    order by v.scheduled_at, v.id limit ${contentLimits.due}`)
  // One that cannot be written must not hold up the others.
  const results = await Promise.allSettled(due.map((one) => publishOne(context, kinds, one)))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return results.filter((result) => result.status === 'fulfilled' && result.value).length
}
