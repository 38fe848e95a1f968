import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { isAtAddress } from '../../platform/database/at-address.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { articleFeedback as feedback, articles } from './knowledge.sql.ts'
import { feedbackLimits, withoutPersonalData } from './rules.ts'

export interface Feedback {
  readonly isHelpful: boolean
  /** Only asked if it did not help. */
  readonly reason: string
  readonly hasScript: boolean
}

/**
 * Counts once for each device: who answers again changes the answer. `device` is its secret.
 * @throws not-found for an article that is not published.
 */
export async function sendArticleFeedback(
  { clock, database, language }: Context,
  address: string,
  { device, isHelpful, reason, hasScript }: Feedback & { readonly device: string },
): Promise<void> {
  const now = clock.now()
  const kept = isHelpful ? '' : withoutPersonalData(reason)
  const deviceHash = createHash('sha256').update(`article feedback/${device}`).digest('base64url')
  const { taken } = await database.write((builder) => ({
    taken: builder.execute<{ id: string }>(sql`
      insert into ${feedback} as f
        (id, article_id, is_helpful, reason, language, has_script, device_hash, created_at)
      select ${newId(now)}::uuid, ${articles.id}, ${isHelpful}::boolean, ${kept}, ${language},
        ${hasScript}::boolean, encode(sha256((${deviceHash} || ${articles.id})::bytea), 'hex'),
        ${now.toISOString()}::timestamptz
      from ${articles} where ${isAtAddress(articles, address)} and ${articles.isPublished}
      on conflict (article_id, device_hash) do update set is_helpful = excluded.is_helpful,
        reason = case when excluded.is_helpful then '' else coalesce(nullif(excluded.reason, ''), f.reason) end,
        language = excluded.language, has_script = excluded.has_script, created_at = excluded.created_at
      returning id`),
  }))
  if (taken.rows.length === 0) throw new DomainError('not-found', 'Article.NotFound')
}

/** An article that did not help people since it was last changed. */
export interface ArticleComplaints {
  readonly id: string
  readonly title: string
  readonly titleEs: string | null
  /** Since it was last changed. */
  readonly helped: number
  readonly failed: number
  readonly changedAt: string
  readonly reasons: readonly {
    readonly text: string
    readonly language: 'en' | 'es'
    readonly at: string
  }[]
}

/**
 * What to improve: the articles to which most people said No since they were last changed, with
 * their reasons. Publishing an article starts its count again. Of one article, or of all.
 */
export async function listArticleFeedback(
  context: Context,
  articleId?: string,
): Promise<readonly ArticleComplaints[]> {
  requireStaff(context, 'listArticleFeedback')
  const only = articleId ? sql`${articles.id} = ${articleId}::uuid` : sql`true`
  const since = sql`f.article_id = ${articles.id} and f.created_at > ${articles.updatedAt}`
  const body = await context.database.json(sql`
    select coalesce(json_agg(article order by failed desc, id), '[]')::text as body from (
      select ${articles.id} as id, counted.failed, json_build_object('id', ${articles.id},
        'title', ${articles.title}, 'titleEs', ${articles.titleEs}, 'helped', counted.helped,
        'failed', counted.failed, 'changedAt', ${isoInstant(articles.updatedAt)},
        'reasons', (select coalesce(json_agg(json_build_object('text', reason, 'language', language,
            'at', ${isoInstant(sql`created_at`)}) order by created_at desc), '[]')
          from (select * from ${feedback} f where ${since} and reason <> ''
            order by created_at desc limit ${feedbackLimits.reasons}) given)) as article
      from ${articles}
      cross join lateral (
        select count(*) filter (where f.is_helpful)::int as helped,
          count(*) filter (where not f.is_helpful)::int as failed
        from ${feedback} f where ${since}) counted
      where ${only} and ${articles.isPublished} and counted.failed > 0
      order by counted.failed desc, ${articles.id} limit ${feedbackLimits.page}) listed`)
  // The statement wrote it as JSON.
  return JSON.parse(body) as ArticleComplaints[]
}
