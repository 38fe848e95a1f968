import type { Locator } from '@playwright/test'
import { newCast, rolesOfStaff } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'

const words = {
  en: {
    no: 'No',
    why: /What was missing or unclear/,
    send: 'Send',
    thanks: 'Thank you. It helps us to write better pages.',
    list: 'What did not help',
    improve: 'Improve this article',
    summary: 'Answer in a sentence or two (English)',
    related: 'Service 1',
    service: 'Water bill',
    start: /^Start ?: Water bill$/,
    draft: 'Save the draft',
    drafted: 'The draft is saved.',
    preview: 'Preview in English',
    previewed: 'Preview of a draft',
    publish: 'Publish now',
    published: 'It is published. Residents see it now.',
    history: 'History',
    changed: 'Someone else changed this after you opened it.',
  },
  es: {
    no: 'No',
    why: /¿Qué faltó o no estaba claro\?/,
    send: 'Enviar',
    thanks: 'Gracias. Nos ayuda a escribir mejores páginas.',
    list: 'Lo que no sirvió',
    improve: 'Mejorar este artículo',
    summary: 'Respuesta en una o dos frases (Español)',
    related: 'Servicio 1',
    service: 'Factura de agua',
    start: /^Comenzar ?: Factura de agua$/,
    draft: 'Guardar el borrador',
    drafted: 'El borrador quedó guardado.',
    preview: 'Ver en español',
    previewed: 'Vista previa de un borrador',
    publish: 'Publicar ahora',
    published: 'Quedó publicado. La gente ya lo ve.',
    history: 'Historial',
    changed: 'Otra persona cambió esto después de que usted lo abrió.',
  },
} as const

async function retype(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.press('ControlOrMeta+a')
  await field.press('Backspace')
  await field.pressSequentially(text)
}

const article = (title: string) => ({
  title,
  titleEs: `${title} (es)`,
  summary: 'A running toilet.',
  summaryEs: 'Un inodoro que gotea.',
  layoutItems: [{ name: 'Part_1', label: 'Look', value: '<p>Listen to the tank.</p>' }],
  layoutItemsEs: [{ name: 'Part_1', label: 'Revise', value: '<p>Escuche el tanque.</p>' }],
})

const edit = (content: object, step: 'draft' | 'publish') => ({
  content,
  note: '',
  step,
  publishAt: null,
})

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use({ ...options, refusals: /^\/api\/content\// })
    const say = words[language]
    const name = `Why is my bill so high, ${language}?`
    let id = ''

    test.beforeEach(async ({ context, city }) => {
      const cast = await newCast(city, 'staff', rolesOfStaff)
      await context.addCookies([
        {
          name: 'staff_session',
          value: cast.cookies.contentEditor,
          url: city.origins.staff,
          httpOnly: true,
        },
      ])
      const made = await context.request.post(`${city.origins.staff}/api/content/article`, {
        headers: { origin: city.origins.staff, 'idempotency-key': crypto.randomUUID() },
        data: edit(article(name), 'publish'),
      })
      expect(made.status()).toBe(201)
      ;({ id } = await made.json())
    })

    test('a resident says what is missing, and staff improve the article', async ({
      page,
      city,
      hands,
      context,
    }) => {
      test.slow()
      await page.goto(`/knowledgebase/${id}`)
      await expectAlive(page)
      await expectSound(page)
      await hands.press(page.getByRole('main').getByRole('button', { name: say.no, exact: true }))
      await hands.write(page.getByLabel(say.why), 'Nothing about leaks, call 847-555-0142')
      await expectSound(page)
      await hands.press(page.getByRole('main').getByRole('button', { name: say.send, exact: true }))
      await expect(page.getByText(say.thanks)).toBeVisible()

      await page.goto(`${city.origins.staff}/article_feedback`)
      await expectAlive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.list)
      const complaint = page.locator('section').filter({ hasText: name }).last()
      await expect(complaint).toContainText('Nothing about leaks, call [#]')
      await expectSound(page)
      await page.goto(`${city.origins.staff}/articles/${id}`)
      await expectAlive(page)
      await expect(page.getByText('Nothing about leaks, call [#]')).toBeVisible()
      const better = language === 'en' ? 'A leak, most often.' : 'Casi siempre una fuga.'
      const field = page.getByLabel(say.summary)
      await retype(field, better)
      await hands.choose(page.getByLabel(say.related, { exact: true }), say.service)
      await expectSound(page)

      const opening = context.waitForEvent('page')
      await hands.press(page.getByRole('button', { name: say.preview }))
      const preview = await opening
      await expect(preview.getByRole('region', { name: say.previewed })).toBeVisible()
      await expect(preview.getByRole('main').getByText(better)).toBeVisible()
      await expect(preview.getByRole('link', { name: say.start })).toHaveAttribute(
        'href',
        /^\/activity\/start\?activityId=/,
      )
      await expectSound(preview)
      const others = await fetch(`${city.origins.resident}/knowledgebase/${id}`, {
        headers: { cookie: `language=${language}` },
      })
      expect(await others.text()).not.toContain(better)
      await preview.close()

      await hands.press(page.getByRole('button', { name: say.draft }))
      await expect(page.getByText(say.drafted)).toBeVisible()
      await hands.press(page.getByRole('button', { name: say.publish }))
      await expect(page.getByText(say.published)).toBeVisible()
      await expect(page.getByRole('heading', { name: say.history })).toBeVisible()
      await expectSound(page)
      const now = await fetch(`${city.origins.resident}/knowledgebase/${id}`, {
        headers: { cookie: `language=${language}` },
      })
      const published = await now.text()
      expect(published).toContain(better)
      expect(published).toContain(say.service)
      // What was missing counts no more.
      await expect(page.getByText('Nothing about leaks, call [#]')).toHaveCount(0)
    })

    test('the second of two editors keeps what they typed', async ({
      page,
      city,
      hands,
      context,
    }) => {
      await page.goto(`${city.origins.staff}/articles/${id}`)
      await expectAlive(page)
      const field = page.getByLabel(say.summary)
      await retype(field, 'Mine')
      const theirs = { ...article(name), title: 'Their title', titleEs: 'Su título' }
      const other = await context.request.put(`${city.origins.staff}/api/content/article/${id}`, {
        headers: { origin: city.origins.staff, 'if-match': '"1"' },
        data: edit(theirs, 'publish'),
      })
      expect(other.status()).toBe(200)
      await hands.press(page.getByRole('button', { name: say.publish }))
      await expect(page.getByRole('alert').filter({ hasText: say.changed }).first()).toBeVisible()
      await expect(field).toHaveValue('Mine')
      await expectSound(page)
      await hands.press(page.getByRole('button', { name: say.publish }))
      await expect(page.getByText(say.published)).toBeVisible()
      const now = await fetch(`${city.origins.resident}/knowledgebase/${id}`, {
        headers: { cookie: `language=${language}` },
      })
      const text = await now.text()
      expect(text).toContain('Mine')
      expect(text).toContain(language === 'en' ? 'Their title' : 'Su título')
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a resident says No and why', async ({ page }) => {
    await page.goto('/knowledgebase')
    await page.locator('main ol a').first().click()
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await page.getByLabel(words.en.why).fill('Too short')
    await page.getByRole('main').getByRole('button', { name: words.en.send, exact: true }).click()
    await expect(page.getByText(words.en.thanks)).toBeVisible()
    await expectSound(page)
  })
})
