import { afterAll, describe, expect, it } from 'vitest'
import { startKillableCity } from '@portal/local/testing'
import { booksOf } from './kill-books.fixture.ts'
import { noticePointNames, noticePoints, noticesIn, type Owing } from './kill-notices.fixture.ts'
import { become } from './kill.fixture.ts'

/** Two rounds of twelve kills: 216 accounts. */
const accountsInBatch = 9

const city = await startKillableCity()
afterAll(() => city.stop())
const books = booksOf(city)
const notices = await noticesIn(city)
const all: Owing[] = []
const once = { inbox: 1, mails: 1 }

/** All that waits goes out; a worker that died no longer holds its mail. */
async function recover(): Promise<void> {
  const rest = async () => {
    await books.letMailBeDue()
    await city.runScheduled('* * * * *')
    return [await notices.waiting(), await books.mailToSend()]
  }
  await become(rest, [0, 0])
}

describe.each([0, 1])('in round %i', (round) => {
  describe.each(['database', 'workers'] as const)('kill -9 of the %s', (part) => {
    it.each(noticePointNames)(
      'while %s brings each account its notice once, and loses none',
      async (name) => {
        const { at, brake } = noticePoints[name]
        const people = await notices.putOwing(accountsInBatch)
        all.push(...people)
        const press = notices.pressOf(people)
        if (at !== 'press') await press()
        if (at === 'mail') await notices.deliver()

        const { pull, stopped, release } = brake(city)
        await pull()
        const going = Promise.allSettled([
          at === 'press' ? press() : city.runScheduled('* * * * *'),
        ])
        const goOn = async () => {
          await release()
          await going
        }
        try {
          await become(async () => (await stopped()) > 0, true)
          await city.kill(part, round === 1 ? async () => {} : goOn)
        } finally {
          await goOn()
        }
        await become(books.busy, 0)

        // A clerk who saw an error sends the same file again.
        if (at === 'press') await notices.pressOf(people)()
        await recover()
        expect(await notices.gotBy(people)).toEqual(people.map(() => once))
      },
    )
  })
})

it('nothing came again later', async () => {
  await recover()
  expect(await notices.gotBy(all)).toEqual(all.map(() => once))
})
