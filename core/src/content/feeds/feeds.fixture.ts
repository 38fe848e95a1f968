import { newId } from '../../platform/kernel/ids.ts'
import type { feeds } from './feeds.sql.ts'
import type { FeedKind } from './rules.ts'

/** A feed that staff added. */
export function feedRow(
  kind: FeedKind,
  url: string,
  createdAt: Date,
): typeof feeds.$inferInsert & { id: string } {
  return { id: newId<'feed'>(createdAt), kind, name: url, url, createdAt, updatedAt: createdAt }
}
