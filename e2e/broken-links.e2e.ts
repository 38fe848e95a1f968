import type { BrowserContext } from '@playwright/test'
import pg from 'pg'
import type { JourneyCity } from './city.ts'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    title: 'Broken links',
    notFound: 'Page not found',
    place: 'Help article:',
    check: /^Check again now:/,
    still: 'We opened it again just now, and it still does not work.',
    works: /^It works for me:/,
    noted: 'Noted. It is no longer listed as broken.',
    folded: /staff say work/,
    again: /^List it again:/,
    listed: 'It is listed again.',
    now: 'It works now, and has left the list.',
  },
  es: {
    title: 'Enlaces rotos',
    notFound: 'Página no encontrada',
    place: 'Artículo de ayuda:',
    check: /^Revisar ahora:/,
    still: 'Lo abrimos otra vez ahora mismo y sigue sin funcionar.',
    works: /^A mí me funciona:/,
    noted: 'Anotado. Ya no aparece como roto.',
    folded: /según el personal/,
    again: /^Volver a la lista:/,
    listed: 'Está otra vez en la lista.',
    now: 'Ya funciona, y salió de la lista.',
  },
} as const

const article = (title: string, address: string) => ({
  content: {
    title,
    titleEs: `${title} (es)`,
    summary: 'Where to look.',
    summaryEs: 'Dónde buscar.',
    layoutItems: [{ name: 'Part_1', label: 'Look', value: `<p><a href="${address}">Here</a></p>` }],
    layoutItemsEs: null,
  },
  note: '',
  step: 'publish',
  publishAt: null,
})

interface Given {
  readonly city: JourneyCity
  readonly context: BrowserContext
  readonly title: string
  readonly address: string
}

/** A published article whose link failed on three days. Returns the article’s id. */
async function withBrokenLink({ city, context, title, address }: Given): Promise<string> {
  const { staff } = city.origins
  const made = await context.request.post(`${staff}/api/content/article`, {
    headers: { origin: staff, 'idempotency-key': crypto.randomUUID() },
    data: article(title, address),
  })
  expect(made.status()).toBe(201)
  const client = new pg.Client(city.databaseUrl)
  await client.connect()
  await client.query(
    `insert into link_checks (id, address, due_at, checked_at, failures, failed_at, failed_since, problem, seen, created_at)
      values ($1, $2, now() + interval '1 day', now(), 3, now(), now() - interval '3 days', 'not-found', '404', now())`,
    [crypto.randomUUID(), address],
  )
  await client.end()
  // The contract's shape.
  return ((await made.json()) as { id: string }).id
}

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]
    const name = `Where to look, ${language}`
    const address = `/knowledgebase/never-there-${language}`

    test('a content editor finds a broken link, checks it, and it goes with the text', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      test.slow()
      const { staff } = city.origins
      await signIn(context, { city, cast: await staffOf(city), role: 'contentEditor' })
      const id = await withBrokenLink({ city, context, title: name, address })
      await page.goto(`${staff}/broken_links?lng=${language}`)
      await expectAlive(page)
      await expect(main.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
      const card = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: address }) })
      await expect(card.getByText(say.notFound)).toBeVisible()
      await expect(card.getByText(say.place)).toBeVisible()
      await expectSound(page)

      await hands.press(card.getByRole('button', { name: say.check }))
      await expect(card.getByText(say.still)).toBeVisible()
      await expectSound(page)
      await hands.press(card.getByRole('button', { name: say.works }))
      await expect(page.getByText(say.noted).first()).toBeVisible()
      const folded = main.locator('details').filter({ hasText: say.folded }).first()
      await expect(card).toBeHidden()
      await hands.press(folded.locator('summary').first())
      await expect(card).toBeVisible()
      await expectSound(page)
      await hands.press(card.getByRole('button', { name: say.again }))
      await expect(page.getByText(say.listed).first()).toBeVisible()
      await expect(card.getByRole('button', { name: say.works })).toBeVisible()

      // Its text leads to the editor, where another link is saved.
      await expect(card.getByRole('link', { name })).toHaveAttribute('href', `/articles/${id}`)
      const found = await context.request.get(`${staff}/api/content/article/${id}`)
      const { revision } = (await found.json()) as { revision: number }
      const saved = await context.request.put(`${staff}/api/content/article/${id}`, {
        headers: { origin: staff, 'if-match': `"${revision}"` },
        data: article(name, '/permit-search'),
      })
      expect(saved.status()).toBe(200)
      await page.reload()
      await expect(main.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
      await expect(card).toHaveCount(0)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a link that works again leaves the list when it is checked', async ({
    page,
    context,
    city,
    main,
  }) => {
    const { staff } = city.origins
    const address = '/permit-search?term=mended'
    await signIn(context, { city, cast: await staffOf(city), role: 'contentEditor' })
    await withBrokenLink({ city, context, title: 'Mended', address })
    await page.goto(`${staff}/broken_links`)
    const card = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: address }) })
    await expect(card.getByText(words.en.notFound)).toBeVisible()
    await card.getByRole('button', { name: words.en.check }).click()
    await expect(page.getByText(words.en.now).first()).toBeVisible()
    await expect(card).toHaveCount(0)
  })
})
