import { sql } from 'drizzle-orm'
import { requests } from '../../casework/requests/requests.sql.ts'
import { services } from '../../casework/services/services.sql.ts'
import { paymentItems, payments } from '../../money/ledger/payments.sql.ts'
import { isPaid, paymentStatuses } from '../../money/ledger/rules.ts'
import { utilityAccounts } from '../../money/utility-accounts/utility-accounts.sql.ts'
import { requireOwn, userObject } from '../../people/profiles/index.ts'
import { userEvents, users } from '../../people/users/users.sql.ts'
import { requireContact } from '../../platform/access/index.ts'
import { dollars } from '../../platform/database/dollars.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'

/** The newest of each history. */
const maxEntries = 200

const paid = sql.join(
  paymentStatuses.filter(isPaid).map((status) => sql`${status}`),
  sql`, `,
)

// A payment of several accounts has a line for each. Fees and citations have only a number.
const paymentHistory = sql`(
  select coalesce(json_agg(json_build_object('created_at', ${isoInstant(sql`h.created_at`)},
    'CustomerId', coalesce(h.customer_id, h.account_number), 'LocationId', coalesce(h.location_id, ''),
    'FinalPaymentAmount', ${dollars(sql`h.amount_cents`)}
  ) order by h.created_at desc, h.id desc), '[]')
  from (
    select p.created_at, i.id, i.account_number, i.amount_cents, a.customer_id, a.location_id
    from ${payments} p join ${paymentItems} i on i.payment_id = p.id
    left join ${utilityAccounts} a on a.id = i.utility_account_id
    where p.user_id = users.id and p.status in (${paid})
    order by p.created_at desc, i.id desc limit ${maxEntries}
  ) h)`

// What a person has sent is an activity with the action and item of its service.
const sentRequests = sql`
  select r.id, r.created_at as at, 'RequestSent' as name, coalesce(s.action, 'REPORT') as action,
    coalesce(s.item, r.title) as item, json_build_object('caseNumber', r.number)::jsonb as data
  from ${requests} r left join ${services} s on s.id = r.service_id
  where r.user_id = users.id order by r.created_at desc, r.id desc limit ${maxEntries}`

/** With payments and requests, newest first. The caller checks access. @throws not-found. */
export async function detailsOf(context: Context, id: string): Promise<JsonText> {
  const details = await context.database.findJson(sql`
    select json_build_object('user', ${userObject}, 'paymentHistory', ${paymentHistory},
      'userActivities', (
        select coalesce(json_agg(json_build_object('created_at', ${isoInstant(sql`e.at`)},
          'EventName', e.name, 'Action', e.action, 'Item', e.item, 'EventData', e.data::text
        ) order by e.at desc, e.id desc), '[]')
        from (
          (select id, at, name, action, item, data from ${userEvents}
            where ${userEvents.userId} = users.id order by at desc, id desc limit ${maxEntries})
          union all (${sentRequests})
          order by at desc, id desc limit ${maxEntries}
        ) e))::text as body
    from ${users} where users.id = ${id} and users.deleted_at is null`)
  if (!details) throw new DomainError('not-found', 'Account.NotFound')
  return details
}

/** The caller's own `detailsOf`. @throws not-found for another person's. */
export async function getProfileDetails(context: Context, id: string): Promise<JsonText> {
  const actor = requireContact(context)
  requireOwn(actor, id)
  return detailsOf(context, actor.userId)
}
