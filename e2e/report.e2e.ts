import type { Page } from '@playwright/test'
import type { JourneyCity } from './city.ts'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { keyboardOf, pointer } from './hands.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    address: /^Address/,
    metal: 'Metal',
    problem: 'What is wrong with the light?',
    burnedOut: 'It is burned out',
    describe: 'Describe it',
    photos: 'Add photos',
    sent: /^Sent/,
    kept: /we kept what you typed/,
    continue: 'Continue where you left off',
    offline: /There is no connection/,
    showMap: 'Show the map',
    north: 'North',
    submit: 'Send report',
    wrong: 'Please correct the errors in this form.',
    taken: /Your case number is \d{8}/,
    nearby: 'Has it been reported?',
    email: 'Email address to tell',
    follow: 'Follow it instead',
    followed: /We tell you of every change\. You need not/,
  },
  es: {
    address: /^Dirección/,
    metal: 'Metal',
    problem: '¿Qué le pasa a la luminaria?',
    burnedOut: 'Está fundida',
    describe: 'Descríbalo',
    photos: 'Agregar fotos',
    sent: /^Enviada/,
    kept: /guardamos lo que escribió/,
    continue: 'Continuar donde lo dejó',
    offline: /No hay conexión/,
    showMap: 'Mostrar el mapa',
    north: 'Norte',
    submit: 'Enviar reporte',
    wrong: 'Corrija los errores de este formulario.',
    taken: /Su número de caso es \d{8}/,
    nearby: '¿Ya fue reportado?',
    email: 'Correo electrónico para avisarle',
    follow: 'Seguirlo',
    followed: /No hace falta que envíe este reporte/,
  },
} as const

/** Four by two pixels. */
const pixels = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAHklEQVR4AWIyTjvzH4TPGBv/B2GmmWfTGUCYAQoAAAAA//8Xv4ekAAAABklEQVQDABexDMnxPaV3AAAAAElFTkSuQmCC',
  'base64',
)
const photoNamed = (name: string) => ({ name, mimeType: 'image/png', buffer: pixels })

interface Listed {
  readonly Id: string
  readonly ReportCategory: string | null
}

async function answerOf(page: Page, path: string): Promise<unknown> {
  const answer = await page.request.get(`/api${path}`)
  return answer.json()
}

async function streetlight(page: Page): Promise<string> {
  // The contract's services, which its own tests hold.
  const services = (await answerOf(page, '/activities')) as readonly Listed[]
  return services.find(({ ReportCategory }) => ReportCategory === 'streetlight')?.Id ?? ''
}

/** An address of the demo city that no other journey of this file uses. */
async function addressAt(page: Page, place: number): Promise<string> {
  const found = (await answerOf(page, '/addresses?text=1001')) as readonly { address: string }[]
  return found[place]?.address ?? ''
}

const isSaved = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/drafts/'),
  )

const sender = async (page: Page, city: JourneyCity, isGuest: boolean) => {
  if (isGuest) return
  await signIn(page.context(), { city, cast: await castOf(city), role: 'resident' })
}

for (const { title, language, isKeyboardOnly, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    test.setTimeout(120_000)

    test('a streetlight is reported with two photos, kept on the way, and followed by another', async ({
      page,
      context,
      city,
      browser,
    }) => {
      const say = words[language]
      const { press, write, choose, tick } = isKeyboardOnly ? keyboardOf(page) : pointer
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const address = page.getByRole('combobox', { name: say.address })
      const describe = page.getByRole('textbox', { name: say.describe })
      await context.addCookies([{ name: 'language', value: language, url: city.origins.resident }])
      await sender(page, city, isKeyboardOnly)
      const id = await streetlight(page)
      const where = await addressAt(page, isKeyboardOnly ? 1 : 0)

      await page.goto(`/activity/start?activityId=${id}`)
      await expect(page).toHaveURL(/\/report\?item=/)
      await expectAlive(page)
      await expectSound(page)

      // As it is typed it is offered, and the arrows choose.
      await write(address, where.slice(0, -3))
      await page.getByRole('option', { name: where, exact: true }).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(address).toHaveValue(/^\d+ /)
      if (isKeyboardOnly) await press(button(say.showMap))
      await expect(page.locator('.leaflet-marker-icon.map-pin')).toBeVisible()
      await press(button(say.north))
      await expect(address).toHaveValue(/^\d+ /)
      await expectSound(page)

      await press(button(say.submit))
      await expect(page.getByRole('alert').filter({ hasText: say.wrong })).toBeVisible()
      await tick(page.getByLabel(say.metal))
      await choose(page.getByLabel(say.problem), say.burnedOut)
      const photos = page.getByLabel(say.photos)
      await photos.setInputFiles([photoNamed('one.png'), photoNamed('two.png')])
      await expect(page.getByText(say.sent)).toHaveCount(2)
      const saved = isSaved(page)
      await write(describe, 'The lamp by the gate is dark.')
      await saved

      await context.setOffline(true)
      await write(describe, 'The lamp by the gate is dark. It hums.')
      await expect(page.getByText(say.offline)).toBeVisible()
      const savedLater = isSaved(page)
      await context.setOffline(false)
      await savedLater
      await expect(page.getByText(say.offline)).toBeHidden()

      await page.reload()
      await expect(page.getByText(say.kept)).toBeVisible()
      await expectAlive(page)
      await expect(describe).toHaveValue(/It hums\.$/)
      await expect(page.getByText(say.sent)).toHaveCount(2)
      await press(button(say.continue))
      await expect(page.getByLabel(say.metal)).toBeChecked()
      await expectSound(page)
      await press(button(say.submit))
      await expect(page.getByText(say.taken)).toBeVisible()
      await expectSound(page)

      await page.goto(`/report?id=${id}`)
      await expect(page.getByText(say.kept)).toBeHidden()
      await expect(describe).toHaveValue('')

      // A guest elsewhere is about to report the same.
      const other = await browser.newContext({ ...options, baseURL: city.origins.resident })
      await other.addCookies([{ name: 'language', value: language, url: city.origins.resident }])
      const neighbor = await other.newPage()
      const hands = isKeyboardOnly ? keyboardOf(neighbor) : pointer
      await neighbor.goto(`/report?id=${id}`)
      await expectAlive(neighbor)
      await hands.write(neighbor.getByRole('combobox', { name: say.address }), where)
      await neighbor.getByRole('option', { name: where, exact: true }).waitFor()
      await neighbor.keyboard.press('ArrowDown')
      await neighbor.keyboard.press('Enter')
      await expect(neighbor.getByText(say.nearby)).toBeVisible()
      await expectSound(neighbor)
      await hands.write(neighbor.getByLabel(say.email), 'neighbor@home.example')
      await hands.press(neighbor.getByRole('button', { name: say.follow }).first())
      await expect(neighbor.getByText(say.followed)).toBeVisible()
      await other.close()
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('a guest reports by a typed address, and is told what is wrong', async ({ page }) => {
    const say = words.en
    await page.goto(`/report?id=${await streetlight(page)}`)
    await expectSound(page)
    await page.getByLabel(say.address).fill('1 Nowhere Lane')
    await page.getByLabel(say.metal).check()
    await page.getByLabel(say.problem).selectOption(say.burnedOut)
    await page.getByLabel(say.describe).fill('Dark.')
    await page.getByRole('button', { name: say.submit }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
    await expect(page.getByLabel(say.describe)).toHaveValue('Dark.')
    await page.getByLabel(say.address).fill(await addressAt(page, 2))
    await page.getByRole('button', { name: say.submit }).click()
    await expect(page.getByText(say.taken)).toBeVisible()
  })
})
