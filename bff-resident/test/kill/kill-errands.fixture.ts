import { randomUUID } from 'node:crypto'
import { openDatabase } from '@portal/core/database'
import { newId } from '@portal/core/kernel'
import {
  callerOf,
  type KillableCity,
  newCast,
  opaqueDataFrom,
  putAccount,
} from '@portal/local/testing'
import { residentContract } from '@portal/openapi/resident'

/** Work that a city's jobs have to do, once, even if processes die in between. */
export interface Errand {
  /** The amounts of its payments; no other payment has them. */
  readonly cents: readonly number[]
  /** The expected number of inbox messages and mails per user, receipts included. */
  readonly notified: readonly {
    readonly userId: string
    readonly inbox: number
    readonly mails: number
  }[]
  /** As what its payments end. */
  readonly end: 'paid' | 'declined'
  /** From here on the jobs have it to do. */
  readonly begin: () => Promise<void>
}

let lastCents = 20_000
const nextCents = () => (lastCents += 1)

/** Gives the jobs of a city work; its day begins at midnight of `zone`. */
export function errandsIn(city: KillableCity, zone: string) {
  const { payments } = city.origins
  const call = callerOf(city.origins.resident, residentContract)
  const database = openDatabase(city.databaseUrl, city.neonEndpoint)
  const write = (first: string, ...more: readonly string[]) =>
    database.write((builder) => [
      builder.execute(first),
      ...more.map((statement) => builder.execute(statement)),
    ])
  const one = async (statement: string): Promise<string> => {
    const rows = await database.rows<{ value: string }>(`select ${statement} as value`)
    return rows[0]?.value ?? ''
  }
  const today = `(now() at time zone '${zone}')::date`

  /** A person with a card and autopay of an account on which nothing is due. */
  async function payer() {
    const { cookies, ids } = await newCast(city, 'resident')
    const userId = ids.resident
    const autopaid = await putAccount(city, userId)
    const [navilineCustomerId, navilineLocationId] = autopaid.number.split('-')
    const enrolled = await call('enrolInAutopay', '/autopay', {
      cookie: `session=${cookies.resident}`,
      body: { navilineCustomerId, navilineLocationId, nonce: await opaqueDataFrom(payments) },
    })
    if (enrolled.status !== 200) throw new Error(`no autopay: ${enrolled.text}`)
    const methodId = await one(
      `(select saved_method_id from autopays where utility_account_id = '${autopaid.id}')`,
    )
    return { userId, staffId: ids.staff, autopaid, methodId }
  }
  type Payer = Awaited<ReturnType<typeof payer>>

  async function schedule({ userId, methodId }: Payer, cents: number, inDays: number) {
    const account = await putAccount(city, userId, cents)
    await write(`insert into scheduled_payments (id, utility_account_id, saved_method_id, user_id,
        amount_cents, pay_on, status, created_at, updated_at)
      values ('${newId()}', '${account.id}', '${methodId}', '${userId}', ${cents}, ${today} + ${inDays},
        'planned', now(), now())`)
  }

  /** An accepted arrangement of two instalments, the second far off; the card pays the first, or nothing does. */
  async function arrange(
    { userId, staffId, methodId }: Payer,
    { cents, inDays, isPlanned }: { cents: number; inDays: number; isPlanned: boolean },
  ) {
    const [account, id] = [await putAccount(city, userId, 2 * cents), newId()]
    const planned = `insert into scheduled_payments (id, utility_account_id, saved_method_id, user_id,
        arrangement_id, position, amount_cents, pay_on, status, created_at, updated_at)
      values ('${newId()}', '${account.id}', '${methodId}', '${userId}', '${id}', 1, ${cents},
        ${today} + ${inDays}, 'planned', now(), now())`
    await write(
      `insert into payment_arrangements (id, utility_account_id, status, total_cents, note, offered_by,
          offered_at, answer_by, answered_by, answered_at)
        values ('${id}', '${account.id}', 'accepted', ${2 * cents}, '', '${staffId}',
          now() - interval '9 days', ${today}, '${userId}', now() - interval '8 days')`,
      `insert into arrangement_instalments (arrangement_id, position, amount_cents, due_on)
        values ('${id}', 1, ${cents}, ${today} + ${inDays}), ('${id}', 2, ${cents}, ${today} + 40)`,
      ...(isPlanned ? [planned] : []),
    )
  }

  const filter = (holdAboveCents: number) =>
    fetch(`${payments}/emulator/filters`, {
      method: 'PUT',
      headers: { connection: 'close' },
      body: JSON.stringify({ holdAboveCents, bankLimitCents: 500_000 }),
    })

  return {
    /** A charge of autopay, a scheduled payment and an instalment, all of them of today. */
    async charges(): Promise<Errand> {
      const someone = await payer()
      const [autopaid, scheduled, instalment] = [nextCents(), nextCents(), nextCents()]
      const { id } = someone.autopaid
      const begin = async () => {
        await schedule(someone, scheduled, 0)
        await arrange(someone, { cents: instalment, inDays: 0, isPlanned: true })
        await write(
          `update utility_accounts set balance_cents = ${autopaid} where id = '${id}'`,
          `insert into autopay_charges (id, autopay_id, utility_account_id, due_on, status, noticed_cents,
              planned_on, next_on, created_at, updated_at)
            select '${newId()}', a.id, a.utility_account_id, ${today}, 'noticed', ${autopaid}, ${today},
              ${today}, now() - interval '4 days', now() - interval '4 days'
            from autopays a where a.utility_account_id = '${id}'`,
        )
      }
      const cents = [autopaid, scheduled, instalment]
      return {
        cents,
        notified: [{ userId: someone.userId, inbox: 0, mails: 3 }],
        end: 'paid',
        begin,
      }
    },

    /** A charge of autopay in three days, a scheduled payment of tomorrow, an instalment to come and a missed one. */
    async notices(): Promise<Errand> {
      const someone = await payer()
      const { userId, staffId, autopaid } = someone
      const cents = nextCents()
      const begin = async () => {
        await schedule(someone, cents, 1)
        await arrange(someone, { cents, inDays: 2, isPlanned: false })
        await arrange(someone, { cents, inDays: -1, isPlanned: false })
        await write(
          `update utility_accounts set balance_cents = ${cents} where id = '${autopaid.id}'`,
          `insert into bills (id, utility_account_id, number, type, billed_on, due_on, amount_cents,
              balance_cents, lines, updated_at)
            values ('${newId()}', '${autopaid.id}', 'B-1', 'Water', ${today} - 20, ${today} + 3, ${cents},
              ${cents}, '[]', now())`,
        )
      }
      const notified = [
        { userId, inbox: 4, mails: 4 },
        { userId: staffId, inbox: 1, mails: 1 },
      ]
      return { cents: [], notified, end: 'paid', begin }
    },

    /** A charge that the provider held, on which a person there has decided since. */
    async held(verdict: 'approve' | 'decline'): Promise<Errand> {
      const { cookies, ids } = await newCast(city, 'resident')
      const cents = nextCents()
      const { number } = await putAccount(city, ids.resident, cents)
      const [navilineCustomerId, navilineLocationId] = number.split('-')
      const nonce = await opaqueDataFrom(payments)
      await filter(0)
      const { status, text } = await call('payBill', '/payment', {
        cookie: `session=${cookies.resident}`,
        key: randomUUID(),
        body: { nonce, amount: cents / 100, navilineCustomerId, navilineLocationId },
      })
      await filter(1_000_000)
      if (status !== 202) throw new Error(`not held: ${status} ${text}`)
      const booked = await fetch(`${payments}/emulator/transactions`, {
        headers: { connection: 'close' },
      })
      // The emulator's own tests hold this shape.
      const all = (await booked.json()) as readonly { id: number; cents: number }[]
      const id = all.find((transaction) => transaction.cents === cents)?.id
      const begin = async () => {
        await fetch(`${payments}/emulator/transactions/${id}/${verdict}`, {
          method: 'POST',
          headers: { connection: 'close' },
        })
      }
      return {
        cents: [cents],
        // The receipt, or the notice that it failed.
        notified: [{ userId: ids.resident, inbox: 0, mails: 1 }],
        end: verdict === 'approve' ? 'paid' : 'declined',
        begin,
      }
    },
  }
}
