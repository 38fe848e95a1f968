import { demoPassword } from '@portal/local/testing'
import { expect, test } from '../fixtures.ts'
import { LONG } from '../long.ts'
import { people } from '../people.ts'
import { reportWords } from '../report-words.ts'
import { enginesAtHand } from './at-hand.ts'
import type { Engine } from './engine.ts'
import { personAt } from './person.ts'

// One per browser.
const citations: Readonly<Record<string, string>> = {
  Firefox: 'C-2026-0822',
  WebKit: 'FA-2026-031',
}

for (const [name, start] of enginesAtHand)
  test.describe(`in ${name}`, { tag: LONG }, () => {
    test.slow()
    // One browser at a time: each is a whole one.
    test.describe.configure({ mode: 'default' })
    let engine: Engine
    test.afterEach(() => engine.stop())
    const begin = async () => {
      engine = await start()
      return personAt(engine)
    }

    test('a visitor searches and opens what was found', async ({ city }) => {
      const person = await begin()
      await person.open(city.origins.resident)
      await person.write('Search services, news and help', 'streetlight')
      await person.press('Search')
      await person.see(/Results for “streetlight”/)
      await person.press('Streetlight')
      await person.see(/Send report/)
    })

    test('a guest reports a streetlight at a suggested address', async ({ city, request }) => {
      const say = reportWords.en
      const found = (await (await request.get('/api/addresses?text=1001')).json()) as readonly {
        address: string
      }[]
      const person = await begin()
      await person.open(`${city.origins.resident}/report`)
      await person.press('Streetlight')
      await person.write('Address', found[6]?.address ?? '')
      await person.see(/\d+ results?\./)
      await person.type('\uE015\uE007')
      await person.check(say.metal)
      await person.choose(say.problem, say.burnedOut)
      await person.write(say.describe, 'Dark since Monday.')
      await person.press(say.submit)
      await person.see(say.taken)
    })

    test('a resident logs in and sees what is due', async ({ city }) => {
      const person = await begin()
      await person.open(`${city.origins.resident}/login`)
      await person.write('Email address', people.full)
      await person.write('Password', demoPassword)
      await person.press('Log in')
      await person.arrive('/dashboard')
      await person.open(`${city.origins.resident}/payment/water-bill-payment-records`)
      await person.see(/\d{4}-\d{4}/)
    })

    test('a guest looks up a citation and pays it at the provider', async ({ city }) => {
      const person = await begin()
      await person.open(`${city.origins.resident}/payment?accountType=CITATION`)
      await person.write('Ticket, citation or bill number', citations[name] ?? '')
      await person.press('Find what is due')
      await person.see(/Date issued/)
      await person.press('Next')
      await expect
        .poll(() => person.run<number>("return document.querySelectorAll('main iframe').length"))
        .toBe(1)
      await person.enter()
      await expect
        .poll(() => person.run<number>("return document.querySelectorAll('iframe').length"))
        .toBe(1)
      await person.enter()
      // By Tab: WebKit's driver fails in nested frames.
      await person.write('Card number', ['4111111111111111', '12/40', '', '60120'].join('\uE004'))
      await person.type('\uE007')
      await person.leave()
      await person.see(/Receipt|receipt/)
    })

    test('a clerk opens a request from the queue', async ({ city }) => {
      const person = await begin()
      await person.open(`${city.origins.staff}/login?redirectto=%2Frequests`)
      await person.write('Email address', people.administrator)
      await person.write('Password', demoPassword)
      await person.press('Log in')
      await person.see(/Requests/)
      const number =
        'return document.querySelector(\'main a[href^="/requests/"]\')?.textContent.trim()'
      await expect.poll(() => person.run<string | null>(number)).toMatch(/\d{8}/)
      await person.press((await person.run<string>(number)) ?? '')
      await person.see(/Assign|Status/)
    })
  })
