import { sql } from 'drizzle-orm'
import { acceptArrangement, offerArrangement } from '@portal/core/arrangements'
import { planInstalments } from '@portal/core/arrangements/rules'
import { dueNowCents } from '@portal/core/billing'
import { loadCity } from '@portal/core/city'
import { type Database, openDatabase } from '@portal/core/database'
import type { Context } from '@portal/core/kernel'
import { daysAfter } from '@portal/core/kernel/rules'
import { type Purpose, purposes } from '@portal/core/ledger/rules'
import {
  authorizeNet,
  chargePayment,
  type PaymentMethod,
  ownerOfPerson,
  saveMethod,
} from '@portal/core/payments'
import { schedulePayment } from '@portal/core/scheduled-payments'
import { arrangements, citations, payments, utilityAccounts } from '@portal/core/schema'
import { say } from '@portal/core/texts'
import { opaqueDataFrom } from '../payments/opaque-data.ts'
import { merchant } from '../payments/open-payments.ts'
import { standardFilters } from '../payments/verdict.ts'
import { actAs } from './act-as.ts'
import { demoId } from './demo.ts'

interface Where {
  readonly databaseUrl: string
  readonly neonEndpoint: string
  readonly paymentsUrl: string
}

const staff = 'ada@demo.example'
const resident = 'ana@demo.example'
const residentId = demoId('user', resident)

// Ana's home and rental, the bakery (billing/accounts.ts), and a citation (billing/citations.ts).
const home = { customerId: '1001', locationId: '5001' }
const rented = { customerId: '1005', locationId: '5005' }
const bakery = { customerId: '1002', locationId: '5002' }
const ambulance = { accountNumber: 'AMB-20931', amountCents: 48_000 }

interface Due extends Record<string, unknown> {
  readonly number: string
  readonly cents: number
  readonly dueOn: string
}

/** Amount due by account; null if the portal has payments or the citation is gone. */
async function dueInNewCity(database: Database): Promise<ReadonlyMap<string, Due> | null> {
  const rows = await database.rows<Due>(sql`
    select customer_id as number, ${dueNowCents(sql`utility_accounts`)} as cents, due_on::text as "dueOn"
    from ${utilityAccounts}
    where customer_id in (${home.customerId}, ${rented.customerId}, ${bakery.customerId})
      and not exists (select from ${payments}) and not exists (select from ${arrangements})
      and exists (select from ${citations}
        where number = ${ambulance.accountNumber} and balance_cents = ${ambulance.amountCents})`)
  return rows.length === 0 ? null : new Map(rows.map((row) => [row.number, row]))
}

/** The provider as the workers use it, with a card that Ana enters there. */
function providerAt(url: string) {
  const { loginId, transactionKey } = merchant
  return {
    provider: authorizeNet({ apiUrl: url, pagesUrl: url, loginId, transactionKey }),
    async card(): Promise<Extract<PaymentMethod, { kind: 'nonce' }>> {
      const { dataDescriptor: descriptor, dataValue: value } = await opaqueDataFrom(url)
      return { kind: 'nonce', descriptor, value }
    },
    holdAbove: (holdAboveCents: number) =>
      fetch(`${url}/emulator/filters`, {
        method: 'PUT',
        body: JSON.stringify({ ...standardFilters, holdAboveCents }),
      }),
  }
}

type AtProvider = ReturnType<typeof providerAt>

async function pay(
  context: Context,
  { provider, card }: AtProvider,
  purpose: Purpose,
  item: { readonly accountNumber: string; readonly amountCents: number },
): Promise<void> {
  const order = {
    purpose,
    items: [item],
    description: say(context, purposes[purpose].text),
    channel: 'nonce',
    payer: {
      caller: `user/${residentId}`,
      userId: residentId,
      organizationId: null,
      email: null,
    },
    key: `demo/${item.accountNumber}/${item.amountCents}`,
  } as const
  await chargePayment(context, provider, order, await card())
}

/** Four installments, each smaller than the one before. */
function smallerAndSmaller(totalCents: number, first: string) {
  const even = planInstalments(totalCents, { first, count: 4, pace: 'two-weekly' })
  const more = Math.round(totalCents / 12)
  const moved = [more, Math.round(more / 2), -Math.round(more / 2), -more]
  return even.map(({ amountCents, dueOn }, i) => ({
    amountCents: amountCents + (moved[i] ?? 0),
    dueOn,
  }))
}

/** The smallest amount worth paying in installments. */
const worthPartsCents = 2_000

/**
 * Gives the payment screens data through the portal's own operations and the provider's emulator,
 * so that both agree: a payment plan with two installments paid, a scheduled payment, a charge held
 * for review, and a plan offered to the bakery. Only in a demo city without payments.
 */
export async function paySomeDemoBills({ databaseUrl, neonEndpoint, paymentsUrl }: Where) {
  const database = openDatabase(databaseUrl, neonEndpoint)
  const { settings } = await loadCity(database)
  const due = settings.isDemo ? await dueInNewCity(database) : null
  if (!due) return
  const today = new Date().toISOString().slice(0, 10)
  const dueOf = (customerId: string): number => due.get(customerId)?.cents ?? 0
  const atProvider = providerAt(paymentsUrl)
  const plan = smallerAndSmaller(dueOf(rented.customerId), daysAfter(today, 5))
  const isArrangeable = dueOf(rented.customerId) >= worthPartsCents
  const offered = isArrangeable
    ? await actAs(database, staff, async (context) => {
        const note = `As we said on the phone: the larger part first. Call ${settings.phone} with questions.`
        return offerArrangement(context, { account: rented, instalments: plan, note })
      })
    : null
  if (dueOf(bakery.customerId) >= worthPartsCents)
    await actAs(database, staff, (context) =>
      offerArrangement(context, {
        account: bakery,
        instalments: planInstalments(dueOf(bakery.customerId), {
          first: daysAfter(today, 10),
          count: 3,
          pace: 'monthly',
        }),
        note: '',
      }),
    )
  await actAs(database, resident, async (context) => {
    const holder = { owner: ownerOfPerson(residentId), userId: residentId }
    const { id } = await saveMethod(context, atProvider.provider, holder, await atProvider.card())
    await planOne(context, due.get(home.customerId), today, id)
    if (offered) {
      await acceptArrangement(context, { id: offered.id, savedMethodId: id })
      const accountNumber = `${rented.customerId}-${rented.locationId}`
      for (const { amountCents } of plan.slice(0, 2))
        await pay(context, atProvider, 'UTILITY', { accountNumber, amountCents })
    }
    await atProvider.holdAbove(ambulance.amountCents - 1)
    await pay(context, atProvider, 'CITATION', ambulance)
    await atProvider.holdAbove(standardFilters.holdAboveCents)
  })
}

/**
 * Ana schedules half of her bill two days before it is due; an older city may have no such bill.
 */
async function planOne(
  context: Context,
  due: Due | undefined,
  today: string,
  savedMethodId: string,
): Promise<void> {
  if (!due || due.cents < worthPartsCents || due.dueOn < daysAfter(today, 4)) return
  const amountCents = Math.round(due.cents / 2)
  const payOn = daysAfter(due.dueOn, -2)
  await schedulePayment(context, { account: home, amountCents, payOn, savedMethodId })
}
