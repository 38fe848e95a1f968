import { sql } from 'drizzle-orm'
import { newRequestNumber, noteEvent, routeRequest } from '../../casework/requests/index.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { paymentItems, payments } from '../../money/ledger/payments.sql.ts'
import { isPayable } from '../../money/ledger/rules.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { dollarsOf } from '../../platform/kernel/money.ts'
import { say } from '../../platform/texts/index.ts'
import { type FoundLicense, type LicenseKey, openLicense } from './find-license.ts'
import { licenses, licenseYears } from './licenses.sql.ts'
import { newCode } from './pin.ts'
import { quoteRenewal, type RenewalQuote } from './quote-renewal.ts'
import { spacedCode } from './rules.ts'

export interface Renewal {
  readonly requestId: string
  readonly caseNumber: string
  /** Dollars. */
  readonly amount: number
  /** The license's, which it counts from when it is paid. */
  readonly code: string
}

const pending = 'Pending Payment'

/** The person who pays sees the request; a guest's is open to all who know its id. */
const payerOf = ({ actor }: Context) =>
  actor.kind === 'user' && actor.contactId !== null
    ? { userId: actor.userId, organizationId: actor.organizationId }
    : { userId: null, organizationId: null }

const withBoth = <Value>(value: (language: Language) => Value) => ({
  en: value('en'),
  es: value('es'),
})

/** A request of its own, that waits for its payment. */
function newRequest(context: Context, license: FoundLicense, renewal: RenewalQuote, code: string) {
  const now = context.clock.now()
  const { number, businessName } = license
  const year = String(renewal.year)
  const title = withBoth((language) => say({ ...context, language }, 'License.RequestTitle'))
  const about = withBoth((language) =>
    say({ ...context, language }, 'License.RequestSubject', {
      number,
      year,
      code: spacedCode(code),
    }),
  )
  const details = { subject: about } as const
  return {
    id: newId<'request'>(now),
    number: newRequestNumber,
    recordType: 'Case',
    title: title.en,
    titleEs: title.es,
    status: pending,
    ...payerOf(context),
    language: context.language,
    description: businessName,
    details,
    sections: [],
    address: license.address,
    paymentAmountCents: renewal.quote.totalCents,
    paymentCode: 'MISC',
    createdAt: now,
    updatedAt: now,
  } as const
}

/** For the same payment, once: a second click or an accountant finds the first one's request. */
const begin = (
  context: Context,
  builder: Builder,
  license: FoundLicense,
  renewal: RenewalQuote,
) => {
  const now = context.clock.now()
  const code = newCode()
  const { quote, quotedOn, year } = renewal
  const request = newRequest(context, license, renewal, code)
  return {
    request: builder.insert(requests).values(request),
    routed: routeRequest(context, builder, request.id),
    year: builder.insert(licenseYears).values({
      id: newId<'license year'>(now),
      licenseId: license.id,
      year,
      fromDay: `${year}-01-01`,
      toDay: `${year}-12-31`,
      code,
      isIssued: false,
      lines: quote.lines,
      feeCents: quote.feeCents,
      penaltyCents: quote.penaltyCents,
      totalCents: quote.totalCents,
      quotedOn,
      requestId: request.id,
      createdAt: now,
    }),
    event: noteEvent(context, builder, {
      requestId: request.id,
      kind: 'submitted',
      by: 'resident',
      isPublic: true,
      facts: { to: pending },
    }),
  }
}

/** The amount of today, for who pays now; a payment that is open keeps its amount. */
const goOn = (context: Context, builder: Builder, requestId: string, renewal: RenewalQuote) => {
  const { quote, quotedOn } = renewal
  const { organizationId, userId } = payerOf(context)
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  return {
    free: requireThat(
      builder,
      sql`not exists (select from ${payments} p join ${paymentItems} i on i.payment_id = p.id
        where i.request_id = ${requestId} and i.amount_cents <> ${quote.totalCents}
          and p.status in ('created', 'submitted', 'unknown'))`,
      'conflict',
      'Payment.StillBeingChecked',
    ),
    asked: builder.execute(sql`
      update ${requests} set payment_amount_cents = ${quote.totalCents}, status = ${pending},
        user_id = ${userId}::uuid, organization_id = ${organizationId}::uuid, closed_at = null,
        close_reason = null, updated_at = ${at}, version = version + 1
      where id = ${requestId} and paid_at is null`),
    quoted: builder.execute(sql`
      update ${licenseYears} set lines = ${JSON.stringify(quote.lines)}::jsonb,
        fee_cents = ${quote.feeCents}, penalty_cents = ${quote.penaltyCents},
        total_cents = ${quote.totalCents}, quoted_on = ${quotedOn}::date
      where request_id = ${requestId}`),
  }
}

/**
 * Makes the request that the renewal is paid through, or takes the one that is there.
 * @throws not-found, limited and conflict as `quoteRenewal`; conflict while a payment is open.
 */
export async function renewLicense(
  context: Context,
  key: LicenseKey & { readonly total: number },
): Promise<Renewal> {
  const { license, forgive } = await openLicense(context, key)
  const renewal = quoteRenewal(context, license, key.year)
  const { totalCents } = renewal.quote
  if (!isPayable(totalCents)) throw new DomainError('conflict', 'License.NoFees')
  if (key.total !== dollarsOf(totalCents))
    throw new DomainError('conflict', 'License.AmountChanged')
  const known = license.next
  const { made } = await context.database.write((builder) => ({
    forgiven: forgive(builder),
    // Of two at once the second waits here.
    held: builder.execute(sql`select from ${licenses} where id = ${license.id} for update`),
    same: requireThat(
      builder,
      known === null
        ? sql`not exists (select from ${licenseYears}
            where license_id = ${license.id} and year = ${renewal.year})`
        : sql`exists (select from ${requests} where id = ${known.requestId} and paid_at is null)`,
      'conflict',
      'License.ChangedMeanwhile',
    ),
    ...(known === null
      ? begin(context, builder, license, renewal)
      : goOn(context, builder, known.requestId, renewal)),
    audit: audit(context, builder, {
      operation: 'renewLicense',
      entity: 'license',
      entityId: license.id,
      details: { number: license.number, year: renewal.year, cents: totalCents },
    }),
    made: builder.execute<{ requestId: string; caseNumber: string; code: string }>(sql`
      select r.id as "requestId", r.number as "caseNumber", y.code from ${licenseYears} y
      join ${requests} r on r.id = y.request_id
      where y.license_id = ${license.id} and y.year = ${renewal.year}`),
  }))
  const [row] = made.rows
  if (!row) throw new Error('A renewal without its row')
  return { ...row, amount: dollarsOf(totalCents) }
}
