import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '@portal/core/database'
import { mailsIn, type KillablePart, killableParts, startKillableCity } from '@portal/local/testing'
import { booksOf } from './kill-books.fixture.ts'
import { type Errand, errandsIn } from './kill-errands.fixture.ts'
import { type JobPointName, jobPointNames, jobPoints } from './kill-job-points.fixture.ts'
import { become } from './kill.fixture.ts'

/** A city where it is day now, because jobs charge no one at night. */
const zone = new Date().getUTCHours() < 8 ? 'Etc/GMT-12' : 'UTC'

/** Tests that kill each part of a city in the middle of each of its background jobs, several times each. */
export async function killEachJob(rounds: number): Promise<void> {
  const city = await startKillableCity()
  afterAll(() => city.stop())
  const books = booksOf(city)
  const errands = errandsIn(city, zone)
  const database = openDatabase(city.databaseUrl, city.neonEndpoint)
  const count = async (rows: string): Promise<number> => {
    const all = await database.rows<{ count: number }>(`select count(*)::int as count from ${rows}`)
    return all[0]?.count ?? 0
  }
  const write = (first: string, ...more: readonly string[]) =>
    database.write((builder) => [
      builder.execute(first),
      ...more.map((statement) => builder.execute(statement)),
    ])

  /** Runs a cron until it is stopped, kills a part, and lets the rest go on. */
  async function strike(name: JobPointName, part: KillablePart, isOdd: boolean): Promise<void> {
    const { brake, cron, stopped } = jobPoints[name]
    const { pull, stopped: held, release } = brake(city)
    await pull()
    const going = Promise.allSettled([city.runScheduled(cron)])
    const goOn = async () => {
      await release()
      await going
    }
    try {
      await become(async () => (await held()) >= stopped, true)
      await city.kill(part, isOdd ? async () => {} : goOn)
    } finally {
      await goOn()
    }
    // What a queue's message began goes on by itself: it dies as well, so that nothing runs when time passes.
    if (part !== 'workers') await city.kill('workers', async () => {})
    await become(books.busy, 0)
  }

  const isWaiting = "status in ('noticed', 'charging', 'declined') and next_on <= now()::date + 1"
  const dueAutopay = `autopay_charges where ${isWaiting} and created_at < now() - interval '3 days'`
  const dueScheduled = `scheduled_payments where status = 'charging'
    or (status = 'planned' and pay_on <= (now() at time zone '${zone}')::date)`
  const shards = async () => (await city.logged()).split('"autopay charged"').length

  /** Ten minutes pass, and the jobs run once more, until nothing is left to charge. */
  async function recover(): Promise<void> {
    const open = async () =>
      (await books.open()) + (await count(dueAutopay)) + (await count(dueScheduled))
    for (let turn = 0; turn < 5; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each turn is later than the one before
      await books.letTimePass()
      // oxlint-disable-next-line no-await-in-loop -- as above
      await write(
        `update autopay_charges set updated_at = updated_at - interval '40 minutes' where status = 'charging'`,
        `update scheduled_payments set updated_at = updated_at - interval '40 minutes' where status = 'charging'`,
      )
      // oxlint-disable-next-line no-await-in-loop -- as above
      const [before, isShardDue] = [await shards(), (await count(dueAutopay)) > 0]
      // oxlint-disable-next-line no-await-in-loop -- as above
      await city.runScheduled('* * * * *')
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (isShardDue) await become(async () => (await shards()) > before, true)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await city.runScheduled('17 * * * *')
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (turn > 0 && (await open()) === 0) break
    }
    expect(await open()).toBe(0)
  }

  /** All mail is sent; what a worker had sent when it died comes as the same letter once more. */
  async function sendMail(): Promise<void> {
    const send = async () => {
      await books.letMailBeDue()
      await city.runScheduled('* * * * *')
      return books.unsentMail()
    }
    await become(send, [])
  }

  /** What people found in their inbox and in their mail, each letter once. */
  async function notificationsOf({ notified }: Errand) {
    const letters = await mailsIn(city.origins.mailbox)
    return Promise.all(
      notified.map(async ({ userId }) => {
        const own = letters.filter(({ to }) => to.includes(`${userId}@home.example`))
        return {
          inbox: await count(`messages where user_id = '${userId}'`),
          mails: new Set(own.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1])).size,
        }
      }),
    )
  }

  const done: { readonly errand: Errand; readonly said: unknown }[] = []

  beforeAll(async () => {
    await write(`insert into city_settings (overrides, updated_at) values ('{"timeZone":"${zone}"}', now())
      on conflict (is_only) do update set overrides = city_settings.overrides || excluded.overrides`)
    await fetch(`${city.origins.payments}/emulator/webhooks`, {
      method: 'PUT',
      headers: { connection: 'close' },
      body: JSON.stringify({ isOff: true }),
    })
  })

  describe.each([...Array(rounds).keys()])('in round %i', (round) => {
    describe.each(killableParts)('kill -9 of the %s', (part) => {
      it.each(jobPointNames)(
        'while %s charges nothing twice, loses nothing and notifies once',
        async (name) => {
          const point = jobPoints[name]
          const errand =
            point.errand === 'held'
              ? await errands.held(name.includes('declined') ? 'decline' : 'approve')
              : await errands[point.errand]()
          await sendMail()
          const before = await notificationsOf(errand)
          await errand.begin()
          // The sweep leaves a payment to its payer for two minutes.
          await books.letTimePass()
          await strike(name, part, round % 2 === 1)
          await recover()
          await sendMail()
          for (const cents of errand.cents) {
            // oxlint-disable-next-line no-await-in-loop -- few, and a failure names its payment
            expect(await books.faultsOf(cents)).toEqual([])
            // oxlint-disable-next-line no-await-in-loop -- as above
            const { charges } = await books.standing(cents)
            expect(charges).toBe(errand.end === 'paid' ? 1 : 0)
          }
          const said = await notificationsOf(errand)
          expect(said).toEqual(
            errand.notified.map(({ inbox, mails }, i) => ({
              inbox: inbox + (before[i]?.inbox ?? 0),
              mails: mails + (before[i]?.mails ?? 0),
            })),
          )
          done.push({ errand, said })
        },
      )
    })

    it('leaves both books equal to the cent, and no notification was sent again', async () => {
      const { ours, theirs, posted } = await books.totals()
      expect(ours).toBeGreaterThan(0)
      expect([theirs, posted]).toEqual([ours, ours])
      expect(await books.reconciled()).toBe(0)
      const now = await Promise.all(done.map(({ errand }) => notificationsOf(errand)))
      expect(now).toEqual(done.map(({ said }) => said))
    })
  })
}
