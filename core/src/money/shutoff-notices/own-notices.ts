import { type SQL, sql } from 'drizzle-orm'
import { allStaff, notifyStaff } from '../../people/staff-inbox/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { dollars } from '../../platform/database/dollars.ts'
import { jsonRows } from '../../platform/database/json-rows.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { cityDay } from '../autopay/index.ts'
import {
  type AccountOwner,
  hasNumber,
  ownAccountIds,
  type OwnerRef,
  ownerFor,
} from '../utility-accounts/index.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { addressOf } from './matched-rows.ts'
import { noticeRows } from './notice-rows.ts'
import { shutoffNotices } from './shutoff-notices.sql.ts'

/** Characters. */
const longestNote = 500

/** The staff app's page of a batch. */
const noticesPath = '/delinquency_notifications'

const today = ({ clock, city }: Context): string => cityDay(clock.now(), city.timeZone).today

/** SQL on `n`: sent notices of the owner's accounts whose day is still to come. */
const isOwnToCome = (context: Context, owner: AccountOwner): SQL => sql`
  n.sent_at is not null and n.shutoff_on >= ${today(context)}::date
  and n.utility_account_id in (${ownAccountIds(owner)})`

/**
 * The newest notice of each account that is still open. None for an organization that they do not act
 * for. @throws not-found for another person's id.
 */
export async function listOwnNotices(context: Context, asked: OwnerRef): Promise<JsonText> {
  const owner = ownerFor(context, asked)
  return context.database.json(
    jsonRows(sql`
      select f.number as "accountNumber", ${dollars(sql`f.amount_cents - f.paid_cents`)} as amount,
        f.shutoff_on as "shutoffDate", f.asked_at is not null as "hasAsked"
      from (select distinct on (f.number) f.* from (${noticeRows(isOwnToCome(context, owner))}) f
        order by f.number, f.batch_created_at desc) f
      where f.state = 'open' order by f.shutoff_on, f.number`),
  )
}

/**
 * Asks the city to offer installments. Staff who can offer them get one entry in their inbox, which
 * leads to the notice; asking again changes the note.
 * @throws not-found without a notice of an own account whose day is still to come.
 */
export async function askForArrangement(
  context: Context,
  { accountNumber, note, ...asked }: OwnerRef & { accountNumber: string; note: string },
): Promise<void> {
  const owner = ownerFor(context, asked)
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  const newest = sql`(select n.batch_id, n.line from ${shutoffNotices} n
    join ${utilityAccounts} on ${utilityAccounts.id} = n.utility_account_id
    where ${hasNumber(accountNumber)} and ${isOwnToCome(context, owner)}
    order by n.sent_at desc, n.batch_id desc limit 1)`
  await context.database.write((builder) => [
    requireThat(builder, sql`exists ${newest}`, 'not-found', 'Shutoffs.NoNotice'),
    builder.execute(sql`
      update ${shutoffNotices} n set asked_at = coalesce(n.asked_at, ${at}), asked_by = ${owner.userId},
        asked_note = ${note.trim().slice(0, longestNote)}
      from ${newest} own where n.batch_id = own.batch_id and n.line = own.line`),
    notifyStaff(context, builder, {
      kind: 'arrangement',
      about: sql`
        select staff.id as user_id, ${'arrangement/'}::text || n.batch_id || '/' || n.line as event_key,
          number.of as reference, ${addressOf(sql`a`)} as title, null::text as title_es,
          ${`${noticesPath}/`}::text || n.batch_id || '?account=' || number.of as path
        from ${shutoffNotices} n join ${newest} own on n.batch_id = own.batch_id and n.line = own.line
        join ${utilityAccounts} a on a.id = n.utility_account_id
        cross join lateral (select n.customer_id || '-' || n.location_id as of) number
        cross join ${allStaff} staff`,
    }),
    audit(context, builder, {
      operation: 'askForArrangement',
      entity: 'user',
      entityId: owner.userId,
      details: { number: accountNumber },
    }),
  ])
}
