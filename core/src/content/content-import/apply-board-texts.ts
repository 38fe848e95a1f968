import { type SQL, sql } from 'drizzle-orm'
import { toCamelCase } from 'drizzle-orm/casing'
import { boards } from '../boards/boards.sql.ts'
import { contentItems, contentVersions } from '../content-editing/content-editing.sql.ts'
import { boardTexts } from './apply-lists.ts'
import { contentImportRows } from './content-import.sql.ts'

interface Applied {
  readonly id: string
  /** Null for a source. */
  readonly authorId: string | null
  /** Of the history: the file's name. */
  readonly note: string
  readonly now: Date
}

const versionColumns = sql.raw(
  'id, item_id, number, state, body, note, author_id, saved_at, published_at',
)

/** Of a row `b` of boards, as their kind has it (boards/board-kind.ts). */
const body = sql.raw(
  `jsonb_build_object(${boardTexts.map((column) => `'${toCamelCase(column)}', b.${column}`).join(', ')})`,
)

/**
 * The texts of the boards that an import adds or changes, as versions (content-editing), so that the
 * history says what changed and can bring back what was there. An open draft stays as it is.
 * `before` and `after` go around the statements that write the boards.
 */
export function boardVersions({ id, authorId, note, now }: Applied): {
  readonly before: readonly SQL[]
  readonly after: readonly SQL[]
} {
  const at = sql`${now.toISOString()}::timestamptz`
  const rows = sql`(select * from ${contentImportRows} w where w.import_id = ${id}::uuid
    and w.list = 'boards' and w.state in ('added', 'changed'))`
  const state = sql`case when b.ended_at is null then 'published' else 'replaced' end`
  // A change of what is no text, such as the key in the source, is no version.
  const isNewText = sql`(select v.body from ${contentVersions} v where v.item_id = s.entity_id
    and v.state in ('published', 'replaced') order by v.number desc limit 1) is distinct from ${body}`
  const next = sql`(select coalesce(max(v.number), 0) + 1 from ${contentVersions} v where v.item_id = s.entity_id)`
  return {
    before: [
      sql`insert into ${contentItems} (id, kind, created_at)
        select s.entity_id, 'board', ${at} from ${rows} s on conflict (id) do nothing`,
      // What residents read until now becomes the first version.
      sql`insert into ${contentVersions} (${versionColumns})
        select gen_random_uuid(), b.id, 1, ${state}, ${body}, '', null, ${at}, ${at}
        from ${boards} b join ${rows} s on s.entity_id = b.id
        where not exists (select from ${contentVersions} v where v.item_id = s.entity_id)`,
    ],
    after: [
      sql`update ${contentVersions} t set state = 'replaced'
        from ${boards} b join ${rows} s on s.entity_id = b.id
        where t.item_id = s.entity_id and t.state = 'published' and ${isNewText}`,
      sql`insert into ${contentVersions} (${versionColumns})
        select gen_random_uuid(), b.id, ${next}, ${state}, ${body}, ${note},
          ${authorId}::uuid, ${at}, ${at}
        from ${boards} b join ${rows} s on s.entity_id = b.id
        where ${isNewText}`,
      // Staff who have the board open in its editor must see the new text first.
      sql`update ${contentItems} i set revision = i.revision + 1,
          checked_at = case when ${authorId}::uuid is null then i.checked_at else ${at} end
        from ${rows} s where i.id = s.entity_id`,
    ],
  }
}
