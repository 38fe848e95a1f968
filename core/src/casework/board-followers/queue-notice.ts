import { type SQL, sql } from 'drizzle-orm'
import { boards } from '../../content/boards/boards.sql.ts'
import { newsReaders } from '../../people/followers/index.ts'
import { pushTopic } from '../../people/push/index.ts'
import { pushSubscriptions } from '../../people/users/users.sql.ts'
import { priorities } from '../../platform/deliveries/index.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { type MailKind, mailTopic } from '../../platform/mail/index.ts'
import { messages } from '../messages/messages.sql.ts'
import { boardFollowers, boardNotices } from './board-followers.sql.ts'
import { followedBoardPath } from './board-path.ts'

const newsMail: MailKind = 'board-news'

/** SQL on rows `r` of readers. */
const words = (name: 'board' | 'headline' | 'text'): SQL =>
  sql`(r.words -> r.language ->> ${sql.raw(`'${name}'`)})`

const wordsIn = (language: 'en' | 'es', name: 'headline' | 'text'): SQL =>
  sql`(r.words -> ${sql.raw(`'${language}' ->> '${name}'`)})`

/**
 * The next followers of a notice: by email and, with an account, by inbox and on their devices, as
 * they chose. One statement queues their news and moves the notice on: of a run that dies, all of a
 * batch or nothing is queued. The notice's row is locked meanwhile, so two runs never queue the same.
 */
export async function queueNotice(
  { clock, database }: Context,
  id: string,
  batchSize: number,
): Promise<{ readonly notified: number; readonly isDone: boolean }> {
  const at = sql`${clock.now().toISOString()}::timestamptz`
  const columns = sql`(id, topic, dedupe_key, priority, payload, created_at, next_attempt_at)`
  const key = sql`${`${newsMail}/${id}/`}::text || r.id`
  const page = sql`'/boards-and-commissions/' || r.alias`
  const { moved } = await database.write((builder) => ({
    moved: builder.execute<{ notified: number; isDone: boolean }>(sql`
      with notice as materialized (
        select n.* from ${boardNotices} n where n.id = ${id} and n.done_at is null for update),
      batch as materialized (
        select f.* from ${boardFollowers} f, notice
        where f.board_id = notice.board_id and f.id > notice.through
          and f.confirmed_at <= notice.created_at
        order by f.id limit ${batchSize}),
      readers as materialized (
        select f.*, notice.words, b.alias
        from (${newsReaders({ followers: sql`batch`, preference: 'board-news', where: sql`true` })}) f
        cross join notice join ${boards} b on b.id = notice.board_id),
      inbox as (
        insert into ${messages} (id, user_id, title, title_es, body, body_es, page, created_at)
        select gen_random_uuid(), r.user_id, ${wordsIn('en', 'headline')}, ${wordsIn('es', 'headline')},
          ${wordsIn('en', 'text')}, ${wordsIn('es', 'text')}, ${page}, ${at}
        from readers r where r.user_id is not null),
      mails as (
        insert into ${outbox} ${columns}
        select gen_random_uuid(), ${mailTopic}, ${key}, ${priorities.soon}::int,
          json_build_object('kind', ${newsMail}::text, 'to', r.email, 'language', r.language,
            'path', ${followedBoardPath(sql`r.alias`, sql`r.id`)}, 'isSigned', true,
            'unsubscribe', json_build_object('page', '#following',
              'api', '/api/boards/' || r.alias || '/following/stop'),
            'items', r.words -> r.language -> 'items',
            'values', json_build_object('headline', ${words('headline')}, 'board', ${words('board')})),
          ${at}, ${at}
        from readers r where r.wants_mail
        on conflict (topic, dedupe_key) do nothing),
      pushes as (
        insert into ${outbox} ${columns}
        select gen_random_uuid(), ${pushTopic}, ${key} || '/' || d.id, ${priorities.soon}::int,
          json_build_object('subscriptionId', d.id, 'kind', ${newsMail}::text, 'title', ${words('headline')},
            'body', ${words('text')}, 'path', ${page}),
          ${at}, ${at}
        from readers r join ${pushSubscriptions} d on d.user_id = r.user_id and d.app = 'resident'
        where r.wants_push
        on conflict (topic, dedupe_key) do nothing)
      update ${boardNotices} n set
        through = coalesce((select id from batch order by id desc limit 1), notice.through),
        done_at = case when (select count(*) from batch) < ${batchSize} then ${at} end
      from notice where n.id = notice.id
      returning n.done_at is not null as "isDone", (select count(*)::int from readers) as notified`),
  }))
  // No row: another run has done it.
  return moved.rows[0] ?? { notified: 0, isDone: true }
}
