import { type SQL, sql } from 'drizzle-orm'
import { isoInstant } from '../database/iso-instant.ts'
import { mailBlocks } from './mail-blocks.sql.ts'
import { type MailKind, mailKinds, settingOfMail } from './mail-kinds.ts'
import type { BlockReason } from './rules.ts'

/** Their links prove an address: they are tried wherever mail came back, or no one could mend it. */
const provingKinds = [
  'verify-email',
  'change-email',
  'confirm-email-again',
] as const satisfies readonly MailKind[]

// An object's keys lose their literal types.
const optionalKinds = (Object.keys(mailKinds) as MailKind[]).filter((kind) => settingOfMail(kind))

const among = (kinds: readonly MailKind[]): SQL => sql`any(${`{${kinds.join(',')}}`}::text[])`

const blocksOf = (email: SQL): SQL =>
  sql`from ${mailBlocks} block where block.email = lower(${email}) and block.ended_at is null`

/** SQL: whether an address takes no announcements, for one reason or any. */
export const isBlocked = (email: SQL, reason?: BlockReason): SQL =>
  sql`exists (select ${blocksOf(email)} ${reason ? sql`and block.reason = ${reason}` : sql``})`

/** SQL: JSON of the reason why mail to an address stopped, and since when; else null. */
export const blockOf = (email: SQL, more: SQL = sql``): SQL =>
  sql`(select json_build_object('reason', block.reason, 'at', ${isoInstant(sql`block.at`)} ${more})
    ${blocksOf(email)})`

/**
 * SQL on a claimed row `c` of the outbox. To an address that bounced nothing goes: each further try
 * harms the city's name as a sender. Who called a mail spam gets only what they cannot turn off.
 */
export const isReturnedMail: SQL = sql`exists (
  select ${blocksOf(sql`c.payload ->> 'to'`)} and case block.reason
    when 'bounced' then c.payload ->> 'kind' <> all (${`{${provingKinds.join(',')}}`}::text[])
    else c.payload ->> 'kind' = ${among(optionalKinds)} end)`
