import { type SQL, sql } from 'drizzle-orm'
import { requireUser } from '../../platform/access/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { mailTopic } from '../../platform/mail/index.ts'
import { guestAddress } from '../identity/index.ts'
import { atNow, type Followable, type Following, noted, subjectOf } from './followable.ts'

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

/**
 * With an account at once; a guest by an emailed link, which the owner of the address confirms. The
 * answer is the same whether the address follows already. Asking again changes only `own`.
 * @param own further columns of the table.
 * @throws not-found; invalid for a guest without an address; limited for an address that gets too
 * many emails; conflict for too many.
 */
export async function startFollowing<Key>(
  context: Context,
  of: Followable<Key>,
  asked: Following<Key> & { readonly guestEmail: string },
  own: Readonly<Record<string, string>> = {},
): Promise<void> {
  const isGuest = context.actor.kind === 'anonymous'
  const guestEmail = isGuest ? await guestAddress(context, asked.guestEmail) : null
  const userId = isGuest ? null : requireUser(context).userId
  const { language } = context
  const { table, from, most } = of
  const at = atNow(context)
  const id = newId<'follower'>(context.clock.now())
  const which = of.isAt(context, asked.key)
  const [subject, ownNames] = [sql.raw(of.subject), Object.keys(own).map((name) => sql.raw(name))]
  const add = sql`
    insert into ${table}
      (${list([...ownNames, sql`id, ${subject}, user_id, guest_email, language, confirmed_at, created_at`])})
    select ${list([...Object.values(own).map((value) => sql`${value}::text`), sql`${id}::uuid`])}, ${of.id},
      ${userId}::uuid, ${guestEmail}::text, ${language}, ${isGuest ? sql`null` : at}::timestamptz, ${at}
    from ${from} where ${which}`
  const again = ownNames.map((name) => sql`${name} = excluded.${name}`)
  const others = sql`${table} f where f.user_id is not distinct from ${userId}::uuid
    and f.guest_email is not distinct from ${guestEmail}::text and f.confirmed_at is not null
    and f.${subject} not in ${subjectOf(context, of, asked.key)}`
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`exists ${subjectOf(context, of, asked.key)}`,
      'not-found',
      of.notFound,
    ),
    ...(most
      ? [
          requireThat(
            builder,
            sql`(select count(*) from ${others}) < ${most.count}`,
            'conflict',
            most.code,
          ),
        ]
      : []),
    builder.execute(
      guestEmail === null
        ? sql`${add} on conflict (${subject}, user_id) do ${
            again.length === 0 ? sql`nothing` : sql`update set ${list(again)}`
          }`
        : sql`
          with asked as (${add}
            -- Anyone can ask in another language for an address that its owner has confirmed.
            on conflict (${subject}, guest_email) do update set language =
              case when ${table}.confirmed_at is null then excluded.language else ${table}.language end
            returning ${table}.id, ${table}.confirmed_at)
          insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
          select gen_random_uuid(), ${mailTopic}, ${`${of.confirmMail}/${id}`}::text,
            json_build_object('kind', ${of.confirmMail}::text, 'to', ${guestEmail}::text,
              'language', ${language}::text, 'path', ${of.linkSql(sql`asked.id`)}, 'isSigned', true,
              'values', ${of.confirmValues(language)}),
            ${at}, ${at}
          from asked, ${from} where asked.confirmed_at is null and ${which}`,
    ),
    noted(context, builder, of, asked),
  ])
  context.onQueued?.()
}

/** One's own; idempotent. */
export async function endFollowing<Key>(
  context: Context,
  of: Followable<Key>,
  ended: Following<Key>,
): Promise<void> {
  const { userId } = requireUser(context)
  await context.database.write((builder) => [
    builder.execute(sql`
      delete from ${of.table} where user_id = ${userId}
        and ${sql.raw(of.subject)} in ${subjectOf(context, of, ended.key)}`),
    noted(context, builder, of, ended),
  ])
}
