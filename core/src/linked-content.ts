import { type SQL, sql } from 'drizzle-orm'
import { services } from './casework/services/services.sql.ts'
import { systemAlerts } from './content/alerts/alerts.sql.ts'
import { boards } from './content/boards/boards.sql.ts'
import { boardFiles, boardMeetings } from './content/boards/meetings.sql.ts'
import { articles } from './content/knowledge/knowledge.sql.ts'
import type { LinkSource } from './content/link-checks/index.ts'
import { materials } from './content/materials/materials.sql.ts'
import { newsPosts } from './content/news/news.sql.ts'
import type { Context } from './platform/kernel/context.ts'

const none = sql`null::text`

/** A text in its languages, as rows `language`, `html` and `url`; null: there is none. */
const texts = (
  html: { readonly en: SQL; readonly es: SQL },
  url: SQL = none,
): SQL => sql`lateral (values
  ('en', ${html.en}, ${none}), ('es', ${html.es}, ${none}), (null, null, ${url})) as texts (language, html, url)`

const bodies = (column: SQL): SQL =>
  sql`(select string_agg(part ->> 'value', ' ') from jsonb_array_elements(${column}) part)`

/** Addresses in plain text, as links. */
const linked = (plain: SQL): SQL =>
  sql`regexp_replace(${plain}, '(https?://[^\\s<>"]+[^\\s<>".,;:)])', 'href="\\1"', 'gi')`

/** Whole addresses, except for those of the portal itself. */
const quickLinks = ({ city }: Context) =>
  JSON.stringify(
    city.circleLinks
      .filter(({ isHidden }) => !isHidden)
      .map(({ id, text, textEs, address, isOnPortal }) => ({
        id,
        title: text,
        title_es: textEs,
        url: isOnPortal || !address.startsWith('/') ? address : city.websiteUrl + address,
      })),
  )

/** Everything that staff write for residents and that can hold links; a new kind has its row here. */
export const linkSources: readonly LinkSource[] = [
  {
    place: 'article',
    rows: () => sql`
      select a.title, a.title_es, '/articles/' || a.id as path, texts.*
      from ${articles} a, ${texts({ en: bodies(sql`a.layout_items`), es: bodies(sql`a.layout_items_es`) })}
      where a.is_published`,
  },
  {
    place: 'news-post',
    rows: () => sql`
      select n.update_text as title, n.update_text_es as title_es, '/news_posts/' || n.id as path, texts.*
      from ${newsPosts} n, ${texts({ en: sql`n.additional_info`, es: sql`n.additional_info_es` })}
      where n.is_published`,
  },
  {
    place: 'board',
    rows: () => sql`
      select b.name as title, b.name_es as title_es, '/board_texts/' || b.id as path, texts.*
      from ${boards} b, ${texts({ en: sql`b.overview`, es: sql`b.overview_es` })}
      where b.ended_at is null
      union all
      select b.name, b.name_es, '/board_texts/' || b.id, ${none}, ${none}, link ->> 'url'
      from ${boards} b, jsonb_array_elements(b.additional_information) link where b.ended_at is null`,
  },
  {
    place: 'board-file',
    rows: () => sql`
      select b.name || ': ' || f.label as title,
        coalesce(b.name_es, b.name) || ': ' || coalesce(f.label_es, f.label) as title_es,
        '/boards/' || b.id as path, ${none} as language, ${none} as html, f.url
      from ${boardFiles} f join ${boards} b on b.id = f.board_id where b.ended_at is null
      union all
      select b.name || ': ' || m.day, coalesce(b.name_es, b.name) || ': ' || m.day,
        '/boards/' || b.id, ${none}, ${none}, m.video_url
      from ${boardMeetings} m join ${boards} b on b.id = m.board_id
      where b.ended_at is null and m.video_url is not null`,
  },
  {
    place: 'material',
    rows: () => sql`
      select m.name as title, m.name_es as title_es, '/materials/' || m.id as path, texts.*
      from ${materials} m, ${texts({
        en: linked(sql`concat_ws(' ', m.advice, m.bring_to)`),
        es: linked(sql`concat_ws(' ', m.advice_es, m.bring_to_es)`),
      })}
      where m.is_published`,
  },
  {
    place: 'service',
    rows: () => sql`
      select s.item as title, s.item_es as title_es, '/activities/' || s.id as path, texts.*
      from ${services} s, ${texts({ en: sql`s.content`, es: sql`s.content_es` }, sql`s.external_link`)}
      where s.is_published and not s.is_deleted
      union all
      select s.item, s.item_es, '/activities/' || s.id, ${none}, ${none}, s.calendly_link
      from ${services} s where s.is_published and not s.is_deleted and s.calendly_link is not null`,
  },
  {
    place: 'system-alert',
    rows: () => sql`
      select a.title, a.title_es, '/system_alerts?edit=' || a.id as path, texts.*
      from ${systemAlerts} a, ${texts({ en: sql`a.text`, es: sql`a.text_es` })}
      where a.is_active`,
  },
  {
    place: 'quick-link',
    rows: (context) => sql`
      select q.title, q.title_es, '/home_page' as path, ${none} as language, ${none} as html, q.url
      from json_to_recordset(${quickLinks(context)}::json) as q (title text, title_es text, url text)`,
  },
]
