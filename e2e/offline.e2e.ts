import type { Page } from '@playwright/test'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { signIn as signInAs } from './people.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    services: 'All services',
    asOf: /You are offline\. This page is as of/,
    offline: 'You are offline',
    again: 'Try the page again',
    views: ['Your next pickup', 'Upcoming bills', 'Your requests'],
    logOut: 'Log out',
  },
  es: {
    services: 'Todos los servicios',
    asOf: /No tiene conexión\. Esta página es del/,
    offline: 'No tiene conexión',
    again: 'Intentar abrir la página otra vez',
    views: ['Su próxima recolección', 'Próximas facturas', 'Sus solicitudes'],
    logOut: 'Cerrar sesión',
  },
} as const

test.use({ serviceWorkers: 'allow' })

/** Paths of pages that the browser has a copy of. */
const copies = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /^(?:pages|later)-/.test(name))
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })

/** Opens the page, and waits until the browser keeps it. */
async function keep(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // After the page is at rest, and after the texts.
  const patience = { timeout: 40_000 }
  await expect.poll(() => copies(page), patience).toContain(path)
  await expect.poll(() => copies(page), patience).toContain('/on_this_device')
}

/** Which of a person's pages the browser has in its own database. */
const views = (page: Page) =>
  page.evaluate(async () => {
    // To open it first would be to make it, without its tables.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'portal')) return []
    return new Promise<readonly string[]>((resolve, refuse) => {
      const opened = indexedDB.open('portal')
      opened.addEventListener('error', () => refuse(opened.error ?? new Error('no database')))
      opened.addEventListener('success', () => {
        const { result } = opened
        const names = result.transaction('views').objectStore('views').getAllKeys()
        names.addEventListener('success', () => {
          result.close()
          resolve(names.result.map(String).toSorted())
        })
      })
    })
  })

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)

    test('a person’s requests, bills and pickup day are there without a network, until the logout', async ({
      page,
      context,
      city,
      hands,
    }) => {
      test.setTimeout(120_000)
      const say = words[language]
      await signInAs(context, city.origins.resident, 'ana@demo.example')
      await page.goto('/dashboard')
      await expect.poll(() => views(page), { timeout: 40_000 }).toEqual(['bills', 'requests'])
      await page.goto('/garbage-search?street=Millrace%20St')
      const place = page
        .getByRole('main')
        .getByRole('link', { name: /Millrace/ })
        .first()
      const id = /place=([\w-]+)/.exec((await place.getAttribute('href')) ?? '')?.[1] ?? ''
      await page.goto(`/pickup/${id}`)
      await expect
        .poll(() => views(page), { timeout: 40_000 })
        .toEqual(['bills', 'pickup', 'requests'])
      await expect.poll(() => copies(page)).toContain('/on_this_device')
      await context.setOffline(true)
      await page.goto('/in_progress')
      await expect(page).toHaveURL(/\/on_this_device#/)
      for (const name of say.views)
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
      await expect(page.getByRole('main').getByText(/Millrace/)).toBeVisible()
      await expectSound(page)
      await context.setOffline(false)
      await page.goto('/logout')
      await hands.press(page.getByRole('main').getByRole('button', { name: say.logOut }))
      await expect(page).toHaveURL(/\/(?:login)?(?:[?#]|$)/)
      await expect.poll(() => views(page), { timeout: 40_000 }).toEqual([])
    })

    test('a page opened before is shown without a network, and others lead to what there is', async ({
      page,
      context,
      hands,
    }) => {
      const say = words[language]
      await keep(page, '/view-all-services')
      await context.setOffline(true)
      await page.goto('/view-all-services')
      await expect(page.getByText(say.asOf)).toBeVisible()
      await expectSound(page)
      await page.goto('/payment')
      await expect(page).toHaveURL(/\/on_this_device#\/payment$/)
      await expect(page.getByText(say.offline, { exact: true })).toBeVisible()
      await expectSound(page)
      await expect(page.getByRole('main').getByRole('link', { name: say.services })).toBeVisible()
      await context.setOffline(false)
      await hands.press(page.getByRole('link', { name: say.again }))
      await expect(page).toHaveURL(/\/payment$/)
    })
  })
}

test('a copy is shown at once and renewed behind it, with what changed since', async ({ page }) => {
  const path = '/view-all-services'
  await keep(page, path)
  const name = 'Quick permit'
  // As if the city had given a service another name since.
  await page.evaluate(
    async ([at, now]) => {
      const cache = await caches.open(
        (await caches.keys()).find((one) => one.startsWith('pages-')) ?? '',
      )
      const copy = await cache.match(at)
      const html = ((await copy?.text()) ?? '').replaceAll(now, `${now} (dragons)`)
      await cache.put(at, new Response(html, { headers: copy?.headers ?? {} }))
    },
    [path, name] as const,
  )
  const shown = await page.goto(path)
  expect(await shown?.text()).toContain('(dragons)')
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('(dragons)')).toHaveCount(0)
})

test('a person who logs in is never shown the copy of a visitor, nor the next one theirs', async ({
  page,
  context,
  city,
}) => {
  await keep(page, '/')
  const cast = await castOf(city)
  await signIn(context, { city, cast, role: 'resident' })
  await page.goto('/dashboard')
  await expectAlive(page)
  await expect.poll(() => copies(page)).not.toContain('/')
  await page.goto('/')
  await expectAlive(page)
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0)
  const stored = await page.evaluate(async () => {
    const texts = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name)
      return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()))
    })
    return (await Promise.all(texts)).flat().join('\n')
  })
  expect(stored).not.toContain('"state":"full"')
  expect(stored).not.toContain(cast.ids.resident)
})
