import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPaid } from '@portal/core/ledger/rules'
import {
  type KillablePart,
  killableParts,
  mailsIn,
  newCast,
  putAccount,
  startKillableCity,
} from '@portal/local/testing'
import { booksOf } from './kill-books.fixture.ts'
import { type Reply, type Payer, payersIn } from './kill-payers.fixture.ts'
import { type PointName, pointNames, points, type Way } from './kill-points.fixture.ts'

/** Waits for something to become so; nothing is timed. */
export const become = (what: () => Promise<unknown>, wanted: unknown) =>
  expect.poll(what, { timeout: 30_000, interval: 10 }).toEqual(wanted)

/** One payer who tries again until it is paid, and one who never returns. */
type Pair = readonly [patient: Payer, gone: Payer]

const bothOf = <Result>([patient, gone]: Pair, each: (payer: Payer) => Result) =>
  [each(patient), each(gone)] as const

interface Blow {
  readonly point: PointName
  readonly part: KillablePart
  readonly round: number
  readonly pair: Pair
}

/**
 * Tests that kill each part of a city at each point of a payment, several times each. While a part is
 * dead the others go on in even rounds; in odd ones they are held until it is back, and webhooks arrive
 * meanwhile.
 */
export async function killAtEachPoint(rounds: number): Promise<void> {
  const city = await startKillableCity()
  afterAll(() => city.stop())
  const { ids } = await newCast(city, 'resident')
  const account = await putAccount(city, ids.resident, 1_000_000_000)
  const books = booksOf(city)
  const { comeBack, guest, newPress, payOnPage, resident } = payersIn(city, account.number)

  const atProvider = async (path: string, method: string, body?: object) => {
    await fetch(`${city.origins.payments}/emulator${path}`, {
      method,
      headers: { connection: 'close' },
      ...(body && { body: JSON.stringify(body) }),
    })
  }
  const quiet = (isOff: boolean) => atProvider('/webhooks', 'PUT', { isOff })
  const flushWebhooks = () => atProvider('/webhooks/flush', 'POST')

  /** Kills a part when both payments have come to the point; resolves when all is still again. */
  async function strike({ point, part, round, pair }: Blow, go: () => Promise<unknown>[]) {
    const { brake, isCharged, status, stopped } = points[point]
    const { pull, stopped: held, release } = brake(city)
    await pull()
    const going = Promise.allSettled(go())
    const goOn = async () => {
      await release()
      await going
    }
    try {
      const standing = { statuses: status === null ? [] : [status], charges: isCharged ? 1 : 0 }
      await become(async () => (await held()) >= stopped, true)
      await become(
        () => Promise.all(pair.map(({ cents }) => books.standing(cents))),
        [standing, standing],
      )
      const isOdd = round % 2 === 1
      const flushing = Promise.allSettled(isOdd ? [quiet(false).then(flushWebhooks)] : [])
      await city.kill(part, isOdd ? async () => {} : goOn)
      await goOn()
      await flushing
    } finally {
      await goOn()
    }
    await become(books.busy, 0)
  }

  /** Both payments live until the blow; what the patient payer does from then on to have it paid. */
  const lives: Readonly<Record<Way, (blow: Blow) => Promise<() => Promise<Reply>>>> = {
    async sent(blow) {
      const [press, other] = await Promise.all(bothOf(blow.pair, newPress))
      await strike(blow, () => [press(), other()])
      return press
    },
    async webhook(blow) {
      const [reference] = await Promise.all(bothOf(blow.pair, payOnPage))
      await strike(blow, () => [quiet(false).then(flushWebhooks)])
      return () => comeBack(blow.pair[0], reference)
    },
    async swept(blow) {
      const [reference] = await Promise.all(bothOf(blow.pair, payOnPage))
      await books.letTimePass()
      await strike(blow, () => [city.runScheduled()])
      return () => comeBack(blow.pair[0], reference)
    },
  }

  /** Tries again until it is paid; with a new payment if the answer says that nothing was taken. */
  async function insist(payer: Payer, again: () => Promise<Reply>): Promise<void> {
    const reply = await again()
    if (reply.status === 200) return
    expect(reply).toEqual({ status: 503, code: 'Payment.ProviderUnavailable' })
    const press = await newPress(payer)
    expect(await press()).toMatchObject({ status: 200 })
  }

  describe.each([...Array(rounds).keys()])('in round %i', (round) => {
    const sums = new Set<number>()
    let session = ''
    // All rounds take longer than a session lasts.
    beforeAll(async () => {
      const { cookies } = await newCast(city, 'resident')
      session = cookies.resident
    })

    describe.each(killableParts)('kill -9 of the %s', (part) => {
      it.each(pointNames)('while %s loses nothing and takes nothing twice', async (point) => {
        const { way } = points[point]
        await quiet(true)
        const pair = [resident(session), guest()] as const
        const [patient, gone] = pair
        sums.add(patient.cents).add(gone.cents)
        const again = await lives[way]({ point, part, round, pair })
        // The answer to an impatient click does not matter here, only that it does no harm.
        await again()
        await flushWebhooks()
        await books.letTimePass()
        await city.runScheduled()
        expect(await books.open()).toBe(0)
        await insist(patient, again)
        expect(await books.standing(patient.cents)).toMatchObject({ charges: 1 })
        expect(await books.faultsOf(patient.cents)).toEqual([])
        expect(await books.faultsOf(gone.cents)).toEqual([])
      })
    })

    it('leaves both books equal to the cent, and one receipt of each payment', async () => {
      const { ours, theirs, posted } = await books.totals()
      expect(ours).toBeGreaterThan(0)
      expect([theirs, posted]).toEqual([ours, ours])
      expect(await books.reconciled()).toBe(0)
      await books.letMailBeDue()
      await city.runScheduled()
      await become(books.mailToSend, 0)
      const paid = (await books.ours()).filter(
        ({ cents, status }) => sums.has(cents) && isPaid(status),
      )
      expect(paid.length).toBeGreaterThanOrEqual(sums.size / 2)
      const letters = await mailsIn(city.origins.mailbox)
      const receipts = paid.map(({ reference }) => {
        const own = letters.filter(({ text }) => text.includes(reference))
        return new Set(own.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1])).size
      })
      // A mail that a worker had sent when it died is sent again, identical.
      expect(receipts).toEqual(paid.map(() => 1))
      // The next round finds yesterday's payments in a batch.
      await atProvider('/settle', 'POST')
    })
  })
}
