import type { PlaywrightTestOptions } from '@playwright/test'
import { expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { LONG } from './long.ts'

const words = {
  en: {
    want: 'I want to',
    find: 'Find',
    pay: 'Pay for',
    showServices: 'Show services',
    service: 'Service',
    start: 'Start',
    allServices: 'View all services',
    search: 'Search services, news and help',
    typo: 'garbge pikup',
    name: 'My garbage pickup day',
  },
  es: {
    want: 'Quiero',
    find: 'Encontrar',
    pay: 'Pagar',
    showServices: 'Mostrar servicios',
    service: 'Servicio',
    start: 'Comenzar',
    allServices: 'Ver todos los servicios',
    search: 'Busque servicios, noticias y ayuda',
    typo: 'basrua recolecion',
    name: 'Mi día de recolección de basura',
  },
} as const

interface Condition {
  readonly title: string
  readonly language: keyof typeof words
  readonly options: Partial<Pick<PlaywrightTestOptions, 'viewport' | 'javaScriptEnabled'>>
  readonly isKeyboardOnly?: boolean
  readonly tag?: string[]
}

const phone = { width: 320, height: 640 }
const conditions: readonly Condition[] = [
  { title: 'with the keyboard alone', language: 'en', options: {}, isKeyboardOnly: true },
  { title: 'in Spanish, at 320 px', language: 'es', options: { viewport: phone } },
  { title: 'without JavaScript', language: 'en', options: { javaScriptEnabled: false } },
  {
    title: 'without JavaScript, in Spanish, at 320 px, with the keyboard alone',
    language: 'es',
    options: { viewport: phone, javaScriptEnabled: false },
    isKeyboardOnly: true,
    tag: [LONG],
  },
]

for (const { title, language, options, isKeyboardOnly = false, tag = [] } of conditions) {
  test.describe(`a service is found and started ${title}`, { tag }, () => {
    test.use({ ...options, language, isKeyboardOnly })
    const say = words[language]
    const hasScript = options.javaScriptEnabled !== false

    test.afterEach(async ({ page }) => {
      await expect(page).toHaveURL(/\/garbage-search$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.name)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectSound(page)
    })

    test('by the picker', async ({ page, hands }) => {
      const want = page.getByLabel(say.want)
      const service = page.getByLabel(say.service, { exact: true })
      const start = page.getByRole('button', { name: say.start, exact: true })
      const choose = async (action: string) => {
        await hands.choose(want, action)
        if (!hasScript) await hands.press(page.getByRole('button', { name: say.showServices }))
      }
      await page.goto('/?action=MAPS')
      await choose(say.find)
      await expectSound(page)
      if (hasScript) await expect(start).toBeDisabled()
      await hands.choose(service, say.name)
      await expect(start).toBeEnabled()
      // Another action resets the choice.
      await choose(say.pay)
      await expect(service).toHaveValue('')
      if (hasScript) await expect(start).toBeDisabled()
      await choose(say.find)
      await hands.choose(service, say.name)
      await hands.press(start)
    })

    test('by the list', async ({ page, hands }) => {
      await page.goto('/')
      await expectSound(page)
      await hands.press(page.getByRole('link', { name: say.allServices }))
      await expect(page).toHaveURL(/\/view-all-services$/)
      await expectSound(page)
      await hands.press(page.getByRole('main').getByRole('link', { name: say.name }))
    })

    test('by a search with typos', async ({ page, hands }) => {
      await page.goto('/')
      // By its name: once it suggests, its role is another one.
      const form = page.getByRole('search', { name: say.search })
      await hands.write(form.locator('[name=term]'), say.typo)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search\?term=/)
      const found = page.getByRole('main').getByRole('listitem')
      await expect(found.first()).toBeVisible()
      await expectSound(page)
      await hands.press(found.getByRole('heading').getByRole('link', { name: say.name }))
    })
  })
}
