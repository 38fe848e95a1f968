import type { Page } from '@playwright/test'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { type Releases, startReleases } from './next-release.ts'
import { photoNamed } from './pictures.ts'
import { reportWords } from './report-words.ts'
import { addressField, chooseAddress, getAddressAt, streetlight } from './streetlights.ts'

const say = reportWords.en
const save = 'Save on this device, send when the internet is back'
const waiting = 'Not sent yet'
const number = /Your request number is \d{8}/

const withReleases = test.extend<{ releases: Releases }>({
  releases: async ({ city }, use) => {
    const releases = await startReleases(city.origins.resident)
    await use(releases)
    await releases.stop()
  },
  baseURL: async ({ releases }, use) => use(releases.origin),
})

withReleases.use({ serviceWorkers: 'allow' })

/** Opens a page, and waits until the browser has what this release's pages need later. */
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

/** The browser looks for a new service worker, as it does with each visit, and waits until it is at work. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const isNew = new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
    })
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    await isNew
  })

/** The addresses of the scripts that the page has loaded. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') && path.endsWith('.js')),
  )

const isNext = (path: string) => path.startsWith('/assets/next/')

withReleases(
  'a release while a form is half filled loses nothing, and the next page is of the new release',
  async ({ page, hands, releases }) => {
    test.setTimeout(120_000)
    await prepare(page)
    const where = await getAddressAt(page, 2)
    await page.goto(`/report?id=${await streetlight(page)}`)
    await expectAlive(page)
    await hands.choose(page.getByLabel(say.problem), say.burnedOut)
    await hands.write(page.getByRole('textbox', { name: say.describe }), 'Dark before the release')

    releases.deploy()
    await update(page)

    // What this page loads only now, it has from the release it is of.
    await chooseAddress(page, hands, { say, where })
    await hands.check(page.getByLabel(say.metal))
    await page.getByLabel(say.photos).setInputFiles([photoNamed('after the release.png')])
    await expect(page.getByText(say.sent)).toBeVisible()
    await expect(page.getByRole('textbox', { name: say.describe })).toHaveValue(
      'Dark before the release',
    )
    expect((await scriptsOf(page)).filter(isNext)).toEqual([])
    await hands.press(page.getByRole('button', { name: say.submit }))
    await expect(page.getByText(say.taken)).toBeVisible()

    await page.goto('/view-all-services')
    await expectAlive(page)
    const scripts = await scriptsOf(page)
    expect(scripts.filter(isNext).length).toBeGreaterThan(0)
    expect(scripts.filter((path) => !isNext(path))).toEqual([])
    await expectSound(page)
  },
)

withReleases(
  'a report that an older release kept on the device is sent by the newer one',
  async ({ page, context, hands, releases }) => {
    test.setTimeout(120_000)
    await prepare(page)
    const where = await getAddressAt(page, 3)
    const service = await streetlight(page)
    await context.setOffline(true)
    await page.goto(`/report?id=${service}`)
    await expect(page).toHaveURL(/\/report\?.*\bid=/)
    await expectAlive(page)
    await hands.write(addressField(page, say), where)
    await hands.check(page.getByLabel(say.metal))
    await hands.choose(page.getByLabel(say.problem), say.burnedOut)
    const what = `Kept by the release before, ${crypto.randomUUID()}`
    await hands.write(page.getByRole('textbox', { name: say.describe }), what)
    await page.getByLabel(say.photos).setInputFiles([photoNamed('one.png'), photoNamed('two.png')])
    await hands.press(page.getByRole('button', { name: save }))
    await expect(page.getByText(waiting)).toBeVisible()
    // No page of the first release sees the network come back.
    await page.goto('about:blank')

    releases.deploy()
    await context.setOffline(false)
    await page.goto('/on_this_device')
    await expect(page.getByText(number)).toHaveCount(1)
    expect((await scriptsOf(page)).filter(isNext).length).toBeGreaterThan(0)
    await expectSound(page)
  },
)

withReleases.describe('without a service worker', () => {
  withReleases.use({ serviceWorkers: 'block', refusals: /^\/assets\// })

  withReleases(
    'a link of a page whose scripts are gone leads to the page of the new release',
    async ({ page, hands, releases }) => {
      await page.goto('/')
      await expectAlive(page)
      releases.deploy()
      await hands.press(page.getByRole('link', { name: 'View all services' }))
      await expect(page).toHaveURL(/view-all-services/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('All services')
      await expectAlive(page)
      const scripts = await scriptsOf(page)
      expect(scripts.filter(isNext).length).toBeGreaterThan(0)
    },
  )
})
