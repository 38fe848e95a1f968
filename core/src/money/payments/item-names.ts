import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { say } from '../../platform/texts/index.ts'
import { streetOf } from '../billing/index.ts'
import { purposes } from '../ledger/rules.ts'
import { permitBillRequests, permitBills } from '../permit-fees/permit-fees.sql.ts'
import { utilityAccountOwners } from '../utility-accounts/utility-accounts.sql.ts'
import type { Payment, PaymentItem } from './payment.ts'

const columns = {
  en: { title: sql`r.title`, subject: sql`'en'`, application: sql`one->>'name'` },
  es: {
    title: sql`coalesce(r.title_es, r.title)`,
    subject: sql`'es'`,
    application: sql`coalesce(one->>'nameEs', one->>'name')`,
  },
} as const satisfies Readonly<Record<Language, object>>

/** Service and form or permit number, such as `Parking ticket: T-4711`. Null without a request. */
export function requestTitle(language: Language): SQL {
  const { title, subject, application } = columns[language]
  return sql`${title} || coalesce(': ' || nullif(coalesce(
    r.details->'subject'->>${subject},
    (select string_agg(${application}, ', ' order by place)
      from ${permitBillRequests} pr join ${permitBills} pb on pb.id = pr.permit_bill_id
      cross join jsonb_array_elements(pb.applications) with ordinality as applied(one, place)
      where pr.request_id = r.id)), ''), '')`
}

/** Other payers see only the street: enough to confirm the number without revealing a home. */
export const accountPlace = ({
  userId,
  organizationId,
}: Readonly<Record<'userId' | 'organizationId', SQL | string | null>>): SQL => sql`
  case when exists (select from ${utilityAccountOwners} o where o.utility_account_id = a.id
    and (o.user_id = ${userId}::uuid or o.organization_id = ${organizationId}::uuid))
  then a.address1 else ${streetOf(sql`a.address1`)} end`

export const itemName = (
  context: Context,
  { accountType }: Pick<Payment, 'accountType'>,
  { title, titleEs }: PaymentItem,
): string =>
  (context.language === 'es' ? (titleEs ?? title) : title) ??
  say(context, purposes[accountType].text)

/** Whether `itemName` exists only in English. */
export const isNameInEnglish = ({ language }: Context, { title, titleEs }: PaymentItem): boolean =>
  language === 'es' && title !== null && titleEs === null

/** Each name once. */
export const paymentName = (
  context: Context,
  payment: Pick<Payment, 'accountType' | 'items'>,
): string => [...new Set(payment.items.map((item) => itemName(context, payment, item)))].join(', ')
