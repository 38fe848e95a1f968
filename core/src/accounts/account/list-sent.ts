import { sql } from 'drizzle-orm'
import { broadcastRecipients, broadcasts } from '../../casework/messages/broadcasts.sql.ts'
import { messages } from '../../casework/messages/messages.sql.ts'
import { addressHash } from '../../people/profiles/index.ts'
import { users } from '../../people/users/users.sql.ts'
import { requireContact } from '../../platform/access/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { type MailKind, mailKinds } from '../../platform/mail/index.ts'
import { say } from '../../platform/texts/index.ts'
import { sentPageSize, type SentOutcome } from './rules.ts'

interface Sent {
  readonly id: string
  readonly at: string
  readonly channel: 'inbox' | 'push' | 'mail'
  /** Its own title where that is still stored, else the name of its kind. */
  readonly title: string
  readonly outcome: SentOutcome
}

interface Row extends Record<string, unknown>, Omit<Sent, 'title'> {
  /** Where a page ends, in the column's precision of milliseconds. */
  readonly place: string
  readonly title: string | null
  readonly kind: string | null
}

const isKind = (kind: string | null): kind is MailKind =>
  kind !== null && Object.hasOwn(mailKinds, kind)

/**
 * What the person was sent in the last 30 days, newest first, by every channel: one round trip. The
 * content of mail and push is erased when it has left; the inbox keeps its own until it is deleted.
 * `before` is the previous page's cursor.
 */
export async function listSent(
  context: Context,
  before?: string,
): Promise<{ readonly data: readonly Sent[]; readonly next: string | null }> {
  const { userId } = requireContact(context)
  const { clock, language } = context
  const since = sql`${clock.now().toISOString()}::timestamptz - interval '30 days'`
  const [atBefore, idBefore] = before?.split('_') ?? []
  // Each part ends where the page begins, so that its index reads no more than a page.
  const further = (at: string, id: string) =>
    atBefore && idBefore
      ? sql`and ${sql.raw(at)} <= ${atBefore}::timestamptz
          and (${sql.raw(at)}, ${sql.raw(id)}) < (${atBefore}::timestamptz, ${idBefore}::text)`
      : sql``
  const most = sql`limit ${sentPageSize + 1}`
  const inTheirs = (table: 'm' | 'b') =>
    language === 'es' ? sql.raw(`${table}.title_es`) : sql.raw(`${table}.title`)
  const rows = await context.database.rows<Row>(sql`
    with own as (select ${addressHash(sql`u.email`)} as hash from ${users} u where u.id = ${userId})
    select to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '_' || s.id as place,
      s.id, ${isoInstant(sql`s.at`)} as at, s.channel, s.kind, s.title, s.outcome from (
      (select x.id::text as id, x.created_at as at, x.topic as channel, x.payload ->> 'kind' as kind,
        coalesce(x.payload -> 'values' ->> 'headline', x.payload ->> 'title') as title,
        case x.status when 'dead' then 'failed' when 'pending' then
          case when x.last_failure is null then 'waiting' else 'retrying' end
          when 'held' then case when x.last_failure is null then 'held' else 'returned' end
          else x.status end as outcome
      from ${outbox} x join own on x.recipient = own.hash
      where x.created_at > ${since} and coalesce(x.payload ->> 'kind', '') not like 'staff-%'
        ${further('x.created_at', 'x.id::text')}
      order by x.created_at desc, x.id::text desc ${most})
      union all
      (select m.id::text, m.created_at, 'inbox', null, ${inTheirs('m')}, 'delivered'
      from ${messages} m where m.user_id = ${userId} and m.created_at > ${since}
        ${further('m.created_at', 'm.id::text')}
      order by m.created_at desc, m.id::text desc ${most})
      union all
      (select br.broadcast_id || '.' || way.channel, br.created_at, way.channel, null,
        ${inTheirs('b')}, 'delivered'
      from ${broadcastRecipients} br join ${broadcasts} b on b.id = br.broadcast_id
      join (values ('inbox'), ('push')) way(channel) on way.channel = 'inbox' or br.pushed_at is not null
      where br.user_id = ${userId} and br.created_at > ${since}
        ${further('br.created_at', "br.broadcast_id || '.' || way.channel")}
      order by br.created_at desc, br.broadcast_id || '.' || way.channel desc ${most})
    ) s order by s.at desc, s.id desc ${most}`)
  const page = rows.slice(0, sentPageSize)
  return {
    data: page.map(({ id, at, channel, kind, title, outcome }) => {
      const named = isKind(kind) ? say(context, `Undelivered.${kind}`) : ''
      return { id, at, channel, title: title ?? named, outcome }
    }),
    next: rows.length > sentPageSize ? (page.at(-1)?.place ?? null) : null,
  }
}
