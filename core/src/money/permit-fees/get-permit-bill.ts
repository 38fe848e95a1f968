import { sql } from 'drizzle-orm'
import { isOwn, requestNotFound } from '../../casework/requests/index.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { requireContact } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { say } from '../../platform/texts/index.ts'
import { lpiAccount } from './permit-conditions.ts'
import { type PermitApplication, permitBillRequests, permitBills } from './permit-fees.sql.ts'

export interface PermitBillItem {
  readonly applicationNumber: string
  readonly applicationName: string
  readonly feeCents: number
}

export interface PermitBill {
  readonly caseNumber: string
  /** `customer-location`, or the request's own number. */
  readonly accountNumber: string
  readonly amountCents: number
  readonly isPaid: boolean
  readonly items: readonly PermitBillItem[]
}

interface Found extends Record<string, unknown> {
  readonly caseNumber: string
  readonly title: string
  readonly number: string | null
  readonly accountNumber: string
  readonly amountCents: number
  /** Null without a permit's bill: staff set a single amount. */
  readonly applications: readonly PermitApplication[] | null
  readonly interestCents: number | null
  readonly isPaid: boolean
}

function itemsOf(context: Context, found: Found): readonly PermitBillItem[] {
  const { amountCents, applications, caseNumber, interestCents, number, title } = found
  if (applications === null)
    return [{ applicationNumber: caseNumber, applicationName: title, feeCents: amountCents }]
  const isSpanish = context.language === 'es'
  const fees = applications.map(({ name, nameEs, feeCents, ...application }) => ({
    applicationNumber: application.number,
    applicationName: isSpanish ? (nameEs ?? name) : name,
    feeCents,
  }))
  if (!interestCents) return fees
  const applicationName = say(context, 'Payment.LpiInterest')
  const interest = { applicationNumber: number ?? '', applicationName, feeCents: interestCents }
  return [...fees, interest]
}

/** By the user's request. @throws not-found for another user's, or one without a permit's bill. */
export async function getPermitBill(context: Context, requestId: string): Promise<PermitBill> {
  const actor = requireContact(context)
  const rows = await context.database.rows<Found>(sql`
    select requests.number as "caseNumber", b.number, b.applications,
      ${context.language === 'es' ? sql`coalesce(requests.title_es, requests.title)` : sql`requests.title`} as title,
      ${lpiAccount(sql`requests`)} as "accountNumber",
      requests.payment_amount_cents as "amountCents",
      b.interest_cents as "interestCents", requests.paid_at is not null as "isPaid"
    from ${requests}
    left join ${permitBillRequests} o on o.request_id = requests.id
    left join ${permitBills} b on b.id = o.permit_bill_id
    where requests.id = ${requestId} and ${isOwn(actor)}
      and requests.record_type = 'LPI_Application__c' and requests.payment_amount_cents is not null`)
  const [found] = rows
  if (!found) throw requestNotFound()
  const { accountNumber, amountCents, caseNumber, isPaid } = found
  return { caseNumber, accountNumber, amountCents, isPaid, items: itemsOf(context, found) }
}
