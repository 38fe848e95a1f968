import type { BrowserContext } from '@playwright/test'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    into: 'Its address leads to',
    withdraw: 'Take it off the site',
    gone: 'It is no longer on the site.',
    none: 'There is no other published article at this address.',
    restore: 'Publish version 1 again',
    restored: 'The earlier version is on the site again.',
  },
  es: {
    into: 'Su dirección lleva a',
    withdraw: 'Quitarlo del sitio',
    gone: 'Ya no está en el sitio.',
    none: 'No hay otro artículo publicado en esta dirección.',
    restore: 'Volver a publicar la versión 1',
    restored: 'La versión anterior está de nuevo en el sitio.',
  },
} as const

async function published(context: BrowserContext, staff: string, title: string): Promise<string> {
  const part = (value: string) => [{ name: 'Part_1', label: 'Details', value: `<p>${value}</p>` }]
  const content = {
    title,
    titleEs: `${title} (es)`,
    summary: 'Where to skate.',
    summaryEs: 'Dónde patinar.',
    layoutItems: part('On the river.'),
    layoutItemsEs: part('En el río.'),
  }
  const made = await context.request.post(`${staff}/api/content/article`, {
    headers: { origin: staff, 'idempotency-key': crypto.randomUUID() },
    data: { content, note: '', step: 'publish', publishAt: null },
  })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()) as { readonly id: string }
  return id
}

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use({ ...options, refusals: /^\/api\/content\// })
    const say = words[language]

    test('an article that says the same leads to the other one, until staff undo it', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      test.slow()
      const { staff } = city.origins
      await signIn(context, { city, cast: await staffOf(city), role: 'contentEditor' })
      const name = `Where can I skate, ${language}`
      const kept = await published(context, staff, `${name}?`)
      const double = await published(context, staff, `${name} in winter?`)
      const heading = (text: string) =>
        main.getByRole('heading', { level: 1, name: language === 'es' ? `${text} (es)` : text })

      await page.goto(`${staff}/articles/${double}?lng=${language}`)
      await expectAlive(page)
      const field = main.getByLabel(say.into)
      await hands.write(field, '/knowledgebase/no-such-article')
      await hands.press(main.getByRole('button', { name: say.withdraw }))
      await expect(main.getByText(say.none).first()).toBeVisible()
      await expectSound(page)
      await field.focus()
      await field.press('ControlOrMeta+a')
      await hands.write(field, `/knowledgebase/${kept}`)
      await hands.press(main.getByRole('button', { name: say.withdraw }))
      await expect(page.getByText(say.gone).first()).toBeVisible()
      await expectSound(page)

      await page.goto(`/knowledgebase/${double}?lng=${language}`)
      await expect(heading(`${name}?`)).toBeVisible()
      await expect(page).not.toHaveURL(new RegExp(double))
      await expectSound(page)

      await page.goto(`${staff}/articles/${double}?lng=${language}`)
      await expectAlive(page)
      await hands.press(main.getByRole('button', { name: say.restore }))
      await expect(page.getByText(say.restored).first()).toBeVisible()
      await page.goto(`/knowledgebase/${double}?lng=${language}`)
      await expect(heading(`${name} in winter?`)).toBeVisible()
    })
  })
}
