import type { Page } from '@playwright/test'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { keyboardOf } from './hands.ts'
import { reportWords } from './report-words.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    asked: 'Who can we ask about it?',
    name: /^Name \(/,
    phone: /^Phone number \(/,
    worst: '1: very poor',
    send: 'Send feedback',
    phoneWrong: /phone number with 10 digits/,
    shown: 'Contact for this report',
  },
  es: {
    asked: '¿A quién podemos preguntar?',
    name: /^Nombre \(/,
    phone: /^Número de teléfono \(/,
    worst: '1: muy malo',
    send: 'Enviar comentarios',
    phoneWrong: /teléfono de 10/,
    shown: 'Contacto para este reporte',
  },
} as const

interface Listed {
  readonly Id: string
  readonly ReportCategory: string | null
}

async function feedback(page: Page): Promise<string> {
  const answer = await page.request.get('/api/activities')
  // The contract's services, which its own tests hold.
  const services = (await answer.json()) as readonly Listed[]
  return services.find(({ ReportCategory }) => ReportCategory === 'feedback')?.Id ?? ''
}

for (const { title, language, javaScriptEnabled } of [
  { title: 'by keyboard', language: 'en', javaScriptEnabled: true },
  { title: 'in Spanish without JavaScript', language: 'es', javaScriptEnabled: false },
] as const) {
  test.describe(title, () => {
    test.use({ language, javaScriptEnabled, viewport: { width: 390, height: 800 } })

    test('a report’s contact is prefilled, can be changed for that report, and is kept after an error', async ({
      page,
      context,
      city,
    }) => {
      const say = words[language]
      const { press, check, write } = keyboardOf(page)
      const cast = await castOf(city)
      await signIn(context, { city, cast, role: 'resident' })
      const profile = { firstName: 'Rosa', lastName: 'Vega', phoneNumber: '8475550101' }
      const saved = await page.request.put('/api/users/profile', {
        data: profile,
        headers: { origin: city.origins.resident },
      })
      expect(saved.status()).toBe(200)
      const name = 'Rosa Vega'

      const address = `/feedback?id=${await feedback(page)}`
      await page.goto(address)
      if (javaScriptEnabled) await expectAlive(page)
      const group = page.getByRole('group', { name: say.asked })
      await expect(group.getByLabel(say.name)).toHaveValue(name)
      await group.getByLabel(say.name).clear()
      await write(group.getByLabel(say.name), 'Luis Vega')
      await expect(group.getByLabel(say.phone)).toHaveValue('(847) 555-0101')
      await group.getByLabel(say.phone).clear()
      await write(group.getByLabel(say.phone), '12')
      await check(page.getByLabel(say.worst))
      await write(
        page.getByRole('textbox', { name: reportWords[language].describe }),
        'Please call my son.',
      )
      await press(page.getByRole('button', { name: say.send }))
      await expect(
        page.getByRole('alert').getByRole('link', { name: say.phoneWrong }),
      ).toBeVisible()
      await expect(group.getByLabel(say.name)).toHaveValue('Luis Vega')
      await expectSound(page)
      await group.getByLabel(say.phone).clear()
      await write(group.getByLabel(say.phone), '847 555 0177')
      await press(page.getByRole('button', { name: say.send }))
      await expect(page.getByText(reportWords[language].taken)).toBeVisible()
      await press(page.getByRole('link', { name: reportWords[language].see }))
      await expect(page.getByText(say.shown)).toBeVisible()
      await expect(page.getByText('Luis Vega')).toBeVisible()
      await expect(page.getByText('(847) 555-0177')).toBeVisible()

      // The next report starts with the account's details.
      await page.goto(address)
      await expect(group.getByLabel(say.name)).toHaveValue(name)
    })
  })
}
