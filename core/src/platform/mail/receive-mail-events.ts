import { sql } from 'drizzle-orm'
import type { Context } from '../kernel/context.ts'
import { emailAddressOf } from '../kernel/email-address.ts'
import { mailBlocks } from './mail-blocks.sql.ts'
import type { MailEvent } from './read-mail-events.ts'

/** Of one report. */
const most = 1000

const longestDetail = 500

/** When it happened; a service's clock may be ahead of ours. */
function instantOf(at: string | null, now: Date): Date {
  const said = new Date(at ?? now)
  return said < now ? said : now
}

/**
 * Marks addresses (is-returned-mail.ts). A bounce outlives a complaint, since it stops more. What
 * happened before mail was let go there again changes nothing, so that a report can be repeated.
 */
export async function receiveMailEvents(
  { clock, database }: Context,
  events: readonly MailEvent[],
): Promise<void> {
  const now = clock.now()
  const rows = events.slice(0, most).flatMap(({ email, kind, detail, at }) => {
    // "Ana Ruiz <ana@home.example>"
    const address = emailAddressOf(/<([^<>]*)>\s*$/.exec(email)?.[1] ?? email)
    if (address === null) return []
    return [
      { email: address, kind, detail: detail.slice(0, longestDetail), at: instantOf(at, now) },
    ]
  })
  if (rows.length === 0) return
  await database.write((builder) => [
    builder.execute(sql`
      insert into ${mailBlocks} as known (email, reason, detail, at)
      select distinct on (x.email) x.email, x.kind, x.detail, x.at
      from json_to_recordset(${JSON.stringify(rows)}::json)
        x(email text, kind text, detail text, at timestamptz)
      order by x.email, x.kind, x.at desc
      on conflict (email) do update set reason = excluded.reason, detail = excluded.detail,
        at = excluded.at, ended_at = null
      where case when known.ended_at is not null then excluded.at > known.ended_at
        when known.reason = excluded.reason then excluded.at > known.at
        else excluded.reason = 'bounced' end`),
  ])
}
