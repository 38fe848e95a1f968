import { randomUUID } from 'node:crypto'
import { defaultCity } from '@portal/core/city'
import { openDatabase } from '@portal/core/database'
import { systemClock } from '@portal/core/kernel'
import { deliverNotices } from '@portal/core/shutoff-notices'
import { ask, holdTable, type KillableCity, mailsIn, newCast } from '@portal/local/testing'
import { type Brake, writing, written } from './kill-points.fixture.ts'

/** Sent by the mail server, and not noted yet: claimed, then stopped at the note. */
function sentUnnoted(city: KillableCity, claim: string): Brake {
  let held: Awaited<ReturnType<typeof holdTable>> | undefined
  return {
    pull: async () => city.gate.hold(claim),
    async stopped() {
      if (held === undefined && city.gate.held() > 0) {
        held = await holdTable(city.databaseUrl, 'outbox')
        city.gate.open()
      }
      return held?.waiting() ?? 0
    },
    async release() {
      city.gate.open()
      await held?.release()
    },
  }
}

/** Only the statement that claims mail has it. */
const claimOfMail = "lower(c.payload ->> 'to')"

interface NoticePoint {
  /** Who is at work: a clerk who presses Send, the job that brings notices to people, or the mail. */
  readonly at: 'press' | 'notices' | 'mail'
  readonly brake: (city: KillableCity) => Brake
}

/** The points of a batch of shut-off notices at which something dies, in the order in which it passes them. */
export const noticePoints = {
  'its batch is being written': { at: 'press', brake: (city) => writing(city, 'shutoff_notices') },
  'its batch is written': {
    at: 'press',
    brake: (city) => written(city, 'insert into \\"shutoff_batches\\"'),
  },
  'its notices are being written': { at: 'notices', brake: (city) => writing(city, 'messages') },
  'its notices are written': {
    at: 'notices',
    brake: (city) => written(city, 'update \\"shutoff_notices\\" n set sent_at'),
  },
  'its mail is claimed': { at: 'mail', brake: (city) => written(city, claimOfMail) },
  'its mail is sent': { at: 'mail', brake: (city) => sentUnnoted(city, claimOfMail) },
} as const satisfies Readonly<Record<string, NoticePoint>>

export type NoticePointName = keyof typeof noticePoints

// The names of the table just above.
export const noticePointNames = Object.keys(noticePoints) as readonly NoticePointName[]

export interface Owing {
  readonly userId: string
  readonly email: string
  readonly number: string
}

/** What a person of a batch got. */
export interface Got {
  readonly inbox: number
  readonly mails: number
}

/** Shut-off notices of a city whose parts die. */
export async function noticesIn(city: KillableCity) {
  const database = openDatabase(city.databaseUrl, city.neonEndpoint)
  const { cookies } = await newCast(city, 'staff')
  const origin = city.origins.staff
  const path = '/api/notifications/delinquencies'
  const headers = {
    origin,
    cookie: `staff_session=${cookies.staff}`,
    'content-type': 'application/json',
  }
  const { text: stored } = await ask(origin, `${path}/texts`, { headers })
  // The contract is tested elsewhere.
  const { isComplete: _isComplete, ...texts } = JSON.parse(stored) as Record<string, unknown>
  const kept = await ask(origin, `${path}/texts`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ ...texts, hours: 'Monday to Friday', hoursEs: 'lunes a viernes' }),
  })
  if (kept.status !== 200) throw new Error(`texts not kept: ${kept.status} ${kept.text}`)

  return {
    /** People, each with an overdue account. */
    async putOwing(count: number): Promise<readonly Owing[]> {
      const rows = await database.write((builder) => ({
        made: builder.execute<{ user_id: string; email: string; number: string }>(`
          with made as materialized (
            select gen_random_uuid() as user_id, gen_random_uuid() as account_id, n,
              (extract(epoch from clock_timestamp()) * 1000)::bigint::text || n as customer
            from generate_series(10, ${9 + count}) n
          ), people as (
            insert into users (id, email, email_verified_at, language, created_at, updated_at)
            select user_id, user_id || '@home.example', now(), 'es', now(), now() from made
          ), accounts as (
            insert into utility_accounts (id, customer_id, location_id, street_number, address1, city,
              state, zip, balance_cents, created_at)
            select account_id, customer, '1', '1', '1 Millrace St', 'Elgin', 'IL', '60120', 5000, now() from made
          ), owners as (
            insert into utility_account_owners (id, utility_account_id, user_id, created_at)
            select gen_random_uuid(), account_id, user_id, now() from made
          )
          select user_id, user_id || '@home.example' as email, customer || '-1' as number from made order by n`),
      }))
      return rows.made.rows.map(({ user_id: userId, email, number }) => ({ userId, email, number }))
    },

    /** A clerk sends them; a file that was sent before is refused. */
    pressOf(people: readonly Owing[]) {
      const key = randomUUID()
      const shutoffDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
      const delinquencyData = people.map(({ number: accountNumber }, at) => ({
        line: at + 2,
        accountNumber,
        delinquentAmount: 50,
        shutoffDate,
        phonePreference: false,
      }))
      const order = {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body: JSON.stringify({ delinquencyData, isAcknowledged: true }),
      }
      return async () => {
        const { status, text } = await ask(origin, path, order)
        if (status !== 200 && !text.includes('Shutoffs.SentBefore'))
          throw new Error(`not sent: ${status} ${text}`)
      }
    },

    /** As the job does it, here, so that their mail waits for the next one. */
    deliver: () =>
      deliverNotices(
        {
          actor: { kind: 'system', job: 'shutoffNotices' },
          clock: systemClock,
          language: 'en',
          database,
          city: defaultCity,
          requestId: 'kill',
        },
        city.origins.resident,
      ),

    async waiting(): Promise<number> {
      const rows = await database.rows<{ count: number }>(
        'select count(*)::int as count from shutoff_notices where sent_at is null',
      )
      return rows[0]?.count ?? 0
    },

    /** The same letter, sent again by the next worker, counts once. */
    async gotBy(people: readonly Owing[]): Promise<readonly Got[]> {
      const letters = await mailsIn(city.origins.mailbox)
      const inboxes = await database.rows<{ user_id: string; count: number }>(
        'select user_id, count(*)::int as count from messages group by user_id',
      )
      const inboxOf = new Map(inboxes.map(({ user_id: userId, count }) => [userId, count]))
      return people.map(({ userId, email }) => {
        const own = letters.filter(({ to }) => to.includes(email))
        return {
          inbox: inboxOf.get(userId) ?? 0,
          mails: new Set(own.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1])).size,
        }
      })
    },
  }
}
