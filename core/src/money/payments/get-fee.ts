import { sql } from 'drizzle-orm'
import { requests } from '../../casework/requests/requests.sql.ts'
import { dollars } from '../../platform/database/dollars.ts'
import { inEnglish } from '../../platform/database/localized.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { mayPay } from './claim-conditions.ts'
import { requestTitle } from './item-names.ts'
import { feeNotFound } from './payments.errors.ts'

/** @throws not-found for another user's, and for a request without a fee. */
export async function getFee(context: Context, requestId: string): Promise<JsonText> {
  const body = await context.database.findJson(sql`
    select json_build_object('name', ${requestTitle(context.language)}, 'number', r.number,
      'place', r.address, 'amount', ${dollars(sql`r.payment_amount_cents`)},
      'isPaid', r.paid_at is not null, 'inEnglish', ${inEnglish(context.language, { name: { english: sql`r.title`, spanish: sql`r.title_es` } })})::text as body
    from ${requests} r where r.payment_amount_cents > 0
      and r.id in (select requests.id from ${requests}
        where requests.id = ${requestId} and ${mayPay(context)})`)
  if (!body) throw feeNotFound()
  return body
}
