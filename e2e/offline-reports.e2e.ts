import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { findBrowser } from '@portal/local/browser'
import type { JourneyCity } from './city.ts'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { type Hands, keyboardOf, pointer } from './hands.ts'
import { photoNamed } from './pictures.ts'
import { reportWords } from './report-words.ts'
import { castOf, signIn } from './sign-in.ts'
import { addressField, chooseAddress, getAddressAt, streetlight } from './streetlights.ts'

const words = {
  en: {
    light: /streetlight/i,
    save: 'Save on this device, send when the internet is back',
    waiting: 'Not sent yet',
    number: /Your request number is \d{8}/,
    change: 'Change',
    saved: 'Saved on this device. The city does not have it yet.',
    refused: 'Needs a change from you',
    saveChanged: 'Save and send',
  },
  es: {
    light: /luminaria|alumbrado/i,
    save: 'Guardar en este dispositivo y enviar cuando vuelva internet',
    waiting: 'Sin enviar',
    number: /Su número de solicitud es \d{8}/,
    change: 'Cambiar',
    saved: 'Guardado en este dispositivo. La ciudad todavía no lo tiene.',
    refused: 'Necesita un cambio suyo',
    saveChanged: 'Guardar y enviar',
  },
} as const

/** Waits until the browser has what reports need without a network. */
async function prepare(page: Page): Promise<void> {
  await page.goto('/')
  const kept = () =>
    page.evaluate(async () => {
      const answers = ['/report', '/api/activities', '/on_this_device'].map((one) =>
        caches.match(one),
      )
      return (await Promise.all(answers)).filter(Boolean).length
    })
  await expect.poll(kept, { timeout: 60_000 }).toBe(3)
}

interface Written {
  readonly language: 'en' | 'es'
  readonly where: string
  readonly what: string
}

async function writeReport(page: Page, hands: Hands, written: Written): Promise<void> {
  const { language, where, what } = written
  const [say, own] = [reportWords[language], words[language]]
  await page.goto('/report')
  await hands.press(page.getByRole('main').getByRole('link', { name: own.light }))
  await expect(page).toHaveURL(/\/report\?.*\bid=/)
  await expectAlive(page)
  await hands.write(addressField(page, say), where)
  await hands.check(page.getByLabel(say.metal))
  await hands.choose(page.getByLabel(say.problem), say.burnedOut)
  await hands.write(page.getByRole('textbox', { name: say.describe }), what)
  await page
    .getByLabel(say.photos)
    .setInputFiles([photoNamed(`one ${what}.png`), photoNamed(`two ${what}.png`)])
  await hands.press(page.getByRole('button', { name: own.save }))
  await expect(page).toHaveURL(/\/on_this_device$/)
}

/** Who wrote the reports that this device keeps. */
const ownersOfReports = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly unknown[]>((resolve, refuse) => {
        const opened = indexedDB.open('portal')
        opened.addEventListener('error', () => refuse(opened.error ?? new Error('no database')))
        opened.addEventListener('success', () => {
          const all = opened.result.transaction('reports').objectStore('reports').getAll()
          all.addEventListener('success', () => {
            opened.result.close()
            resolve(all.result.map(({ owner }: { owner: unknown }) => owner))
          })
        })
      }),
  )

function hoursAgo(hours: number): string {
  const then = new Date()
  then.setHours(then.getHours() - hours)
  return then.toISOString()
}

/** As if the kept reports had been written this many hours ago. */
const ageReports = (page: Page, hours: number) =>
  page.evaluate(
    (keptAt) =>
      new Promise<void>((resolve, refuse) => {
        const opened = indexedDB.open('portal')
        opened.addEventListener('error', () => refuse(opened.error ?? new Error('no database')))
        opened.addEventListener('success', () => {
          const change = opened.result.transaction('reports', 'readwrite')
          const reports = change.objectStore('reports')
          const all = reports.getAll()
          all.addEventListener('success', () => {
            for (const report of all.result) reports.put({ ...report, keptAt })
          })
          change.addEventListener('complete', () => {
            opened.result.close()
            resolve()
          })
        })
      }),
    hoursAgo(hours),
  )

/** How many requests the city has with this description, and their files. */
async function requestsWith(city: JourneyCity, text: string): Promise<readonly number[]> {
  const client = new pg.Client(city.databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ files: number }>(
      `select (select count(*)::int from request_files where request_id = requests.id) as files
        from requests where description like $1`,
      [`${text}%`],
    )
    return rows.map(({ files }) => files)
  } finally {
    await client.end()
  }
}

for (const { title, language, isKeyboardOnly, viewport } of conditions) {
  test(`three reports without a network and a browser that is killed become three cases, ${title}`, async ({
    city,
  }) => {
    test.setTimeout(180_000)
    const own = words[language]
    const mark = `Dark since the storm, ${crypto.randomUUID()}`
    const folder = await mkdtemp(join(tmpdir(), 'portal-journey-'))
    const open = async (): Promise<{ context: BrowserContext; page: Page; hands: Hands }> => {
      const context = await chromium.launchPersistentContext(folder, {
        ...findBrowser(),
        baseURL: city.origins.resident,
        viewport,
        locale: 'en-US',
        serviceWorkers: 'allow',
      })
      await context.addCookies([
        { name: 'language', value: language, url: city.origins.resident, expires: 4e9 },
      ])
      const page = context.pages()[0] ?? (await context.newPage())
      return { context, page, hands: isKeyboardOnly ? keyboardOf(page) : pointer }
    }
    const first = await open()
    await prepare(first.page)
    const where = await getAddressAt(first.page, 6)
    await first.context.setOffline(true)
    for (const n of [1, 2]) {
      await writeReport(first.page, first.hands, { language, where, what: `${mark} ${n}` })
      await expect(first.page.getByText(own.waiting)).toHaveCount(n)
    }
    await expectSound(first.page)
    await first.context.close()

    const { context, page, hands } = await open()
    await context.setOffline(true)
    await page.goto('/on_this_device')
    await expect(page.getByText(own.waiting)).toHaveCount(2)
    await writeReport(page, hands, { language, where, what: `${mark} 3` })
    await expect(page.getByText(own.waiting)).toHaveCount(3)
    expect(await requestsWith(city, mark)).toEqual([])
    await context.setOffline(false)
    await expect(page.getByText(own.number)).toHaveCount(3)
    await expectSound(page)
    await page.reload()
    await expect(page.getByText(own.number)).toHaveCount(3)
    expect(await requestsWith(city, mark)).toEqual([2, 2, 2])
    await context.close()
    await rm(folder, { recursive: true, force: true })
  })
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', refusals: /^\/api\/(?:reports|addresses|drafts)/ })

  test('a report whose reply was lost is one case, and one that the city refuses can be mended', async ({
    page,
    context,
    city,
    hands,
  }) => {
    test.setTimeout(120_000)
    const [say, own] = [reportWords.en, words.en]
    const mark = `Flickers, ${crypto.randomUUID()}`
    await prepare(page)
    const where = await getAddressAt(page, 6)
    await page.goto(`/report?id=${await streetlight(page)}`)
    await expectAlive(page)
    await chooseAddress(page, hands, { say, where })
    await hands.check(page.getByLabel(say.metal))
    await hands.choose(page.getByLabel(say.problem), say.burnedOut)
    await hands.write(page.getByRole('textbox', { name: say.describe }), `${mark} 1`)
    // It arrives, and its reply does not.
    await page.route(
      '**/api/reports',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await hands.press(page.getByRole('button', { name: say.submit }))
    await expect(page).toHaveURL(/\/on_this_device$/)
    await expect(page.getByText(/Sent/).first()).toBeVisible()
    expect(await requestsWith(city, mark)).toHaveLength(1)

    await context.setOffline(true)
    await writeReport(page, hands, { language: 'en', where: '1 Nowhere Lane', what: `${mark} 2` })
    await context.setOffline(false)
    await expect(page.getByText(own.refused)).toBeVisible()
    await expectSound(page)
    // After three days each page says that it is still here.
    const waitingLong = page.getByText(/waiting for more than three days/)
    await ageReports(page, 71)
    await page.goto('/view-all-services')
    // It is at rest, and has been read.
    await expect
      .poll(() => page.evaluate(async () => !!(await caches.match('/view-all-services'))))
      .toBe(true)
    await expect(waitingLong).toHaveCount(0)
    await ageReports(page, 73)
    await page.reload()
    await expect(waitingLong).toBeVisible()
    await expectSound(page)
    await hands.press(page.getByRole('link', { name: 'See what is left to do' }))
    await expect(page).toHaveURL(/\/on_this_device$/)
    await hands.press(page.getByRole('link', { name: own.change }))
    await expect(page.getByRole('textbox', { name: say.describe })).toHaveValue(`${mark} 2`)
    await hands.write(addressField(page, say), where)
    await hands.press(page.getByRole('button', { name: own.saveChanged }))
    await expect.poll(async () => (await requestsWith(city, mark)).length).toBe(2)
    await expect(page.getByText(own.refused)).toHaveCount(0)
  })

  test('a logout says that it deletes unsent reports, and deletes them', async ({
    page,
    context,
    city,
    hands,
  }) => {
    test.setTimeout(120_000)
    const cast = await castOf(city)
    await signIn(context, { city, cast, role: 'resident' })
    await prepare(page)
    const where = await getAddressAt(page, 6)
    await context.setOffline(true)
    await writeReport(page, hands, { language: 'en', where, what: 'Not sent.' })
    // The form was a visitor's copy, and the report is theirs all the same.
    expect(await ownersOfReports(page)).toEqual([cast.ids.resident])
    // It stays unsent, as while the city's server is down.
    await page.route('**/api/reports', (route) => route.abort())
    await context.setOffline(false)
    // A page at rest tries to send.
    const tried = page.waitForRequest('**/api/reports')
    await page.goto('/view-all-services')
    await expectAlive(page)
    await tried
    // The menu logs out at once only where nothing is lost.
    const banner = page.getByRole('banner')
    await hands.press(banner.locator('summary').filter({ hasText: 'Account' }))
    await hands.press(banner.getByRole('button', { name: 'Log out' }))
    await expect(page).toHaveURL(/\/logout$/)
    await expect(page.getByText(/One report on this device has not been sent/)).toBeVisible()
    await expectSound(page)
    await hands.press(page.getByRole('main').getByRole('button', { name: 'Log out' }))
    await expect(page).toHaveURL(/\/(?:\?|$)/)
    await page.goto('/on_this_device')
    await expect(page.getByText(words.en.waiting)).toHaveCount(0)
    const left = await page.evaluate(async () => (await indexedDB.databases()).length)
    expect(left).toBeLessThanOrEqual(1)
  })
})
