import { type SQL, sql } from 'drizzle-orm'
import { contentItems, contentVersions } from '../content-editing/content-editing.sql.ts'
import { articles } from '../knowledge/knowledge.sql.ts'
import { contentImportRows } from './content-import.sql.ts'
import type { ArticleStep } from './layout.ts'

interface Applied {
  readonly id: string
  readonly step: ArticleStep
  readonly authorId: string | null
  /** Of the history: the file's name. */
  readonly note: string
  readonly now: Date
}

const columns = sql.raw(`title, title_es, summary, summary_es, layout_items, layout_items_es`)
const values = sql.raw(`s.whole ->> 'title', s.whole ->> 'titleEs', s.whole ->> 'summary',
  s.whole ->> 'summaryEs', s.whole -> 'layoutItems', nullif(s.whole -> 'layoutItemsEs', 'null')`)
const oldBody =
  sql.raw(`jsonb_build_object('title', a.title, 'titleEs', a.title_es, 'summary', a.summary,
  'summaryEs', a.summary_es, 'layoutItems', a.layout_items, 'layoutItemsEs', a.layout_items_es,
  'relatedServiceIds', a.related_service_ids)`)
/** Files say nothing of related services, which stay. */
const newBody = sql`(jsonb_build_object('titleEs', null, 'summaryEs', null, 'layoutItemsEs', null,
  'relatedServiceIds', coalesce((select a.related_service_ids from ${articles} a where a.id = s.entity_id), '[]'))
  || s.whole)`

/**
 * Articles as drafts, or published with a draft that staff have open left as it is, each with its
 * history as if it were edited here (content-editing).
 */
export function applyArticles({ id, step, authorId, note, now }: Applied): readonly SQL[] {
  const at = sql`${now.toISOString()}::timestamptz`
  const rows = sql`(select * from ${contentImportRows} w where w.import_id = ${id}::uuid
    and w.list = 'articles' and w.state in ('added', 'changed'))`
  const next = sql`(select coalesce(max(v.number), 0) + 1 from ${contentVersions} v where v.item_id = s.entity_id)`
  const items = [
    sql`insert into ${contentItems} as i (id, kind, source_key, created_at)
      select s.entity_id, 'article', s.key, ${at} from ${rows} s
      on conflict (id) do update set source_key = coalesce(i.source_key, excluded.source_key)`,
    // What residents read until now becomes the first version, so that it can be brought back.
    sql`insert into ${contentVersions} (id, item_id, number, state, body, saved_at, published_at)
      select gen_random_uuid(), a.id, 1, case when a.is_published then 'published' else 'replaced' end,
        ${oldBody}, ${at}, ${at}
      from ${articles} a join ${rows} s on s.entity_id = a.id
      where not exists (select from ${contentVersions} where item_id = a.id)`,
  ]
  const raised = sql`update ${contentItems} i set revision = i.revision + 1,
      checked_at = case when ${step} = 'publish' then ${at} else i.checked_at end
    from ${rows} s where i.id = s.entity_id`
  if (step === 'draft')
    return [
      ...items,
      sql`insert into ${contentVersions} (id, item_id, number, state, body, note, author_id, saved_at)
        select gen_random_uuid(), s.entity_id, ${next}, 'draft', ${newBody}, ${note}, ${authorId}::uuid, ${at}
        from ${rows} s
        on conflict (item_id) where state in ('draft', 'scheduled') do update
          set state = 'draft', scheduled_at = null, body = excluded.body, note = excluded.note,
            author_id = excluded.author_id, saved_at = excluded.saved_at`,
      raised,
    ]
  return [
    ...items,
    sql`update ${contentVersions} v set state = 'replaced' from ${rows} s
      where v.item_id = s.entity_id and v.state = 'published'`,
    sql`insert into ${contentVersions}
        (id, item_id, number, state, body, note, author_id, saved_at, published_at)
      select gen_random_uuid(), s.entity_id, ${next}, 'published', ${newBody}, ${note},
        ${authorId}::uuid, ${at}, ${at} from ${rows} s`,
    sql`insert into ${articles} (id, slug, ${columns}, is_published, published_at, updated_at)
      select s.entity_id,
        case when exists (select from ${articles} where slug = s.key) then '' else s.key end,
        ${values}, true, ${at}, ${at} from ${rows} s
      on conflict (id) do update set (${columns}, is_published, updated_at) = row(excluded.title,
        excluded.title_es, excluded.summary, excluded.summary_es, excluded.layout_items,
        excluded.layout_items_es, true, excluded.updated_at)`,
    raised,
  ]
}
