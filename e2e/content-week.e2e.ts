import type { Page } from '@playwright/test'
import { cityDay, newCast, rolesOfStaff } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import type { Hands } from './hands.ts'
import { signIn } from './sign-in.ts'

const words = {
  en: {
    menu: 'Portal menu',
    news: 'News posts',
    write: 'Write a news post',
    update: 'What is new, in one sentence (English)',
    category: 'Topic (English)',
    day: 'Date of the post',
    later: 'Publish it later',
    at: 'Publish on',
    schedule: 'Schedule',
    appears: /Appears /,
    calendar: 'Pickup calendar',
    live: 'What counts',
    leaves: 'Leaves at the curb',
    change: /^Change/,
    lastDay: 'Last day',
    district: 'District A',
    preview: 'Preview the next 60 days',
    check: 'Check the change, then save it',
    save: 'Save the change',
    saved: 'The calendar has changed.',
    articles: 'Help articles',
    summary: 'Answer in a sentence or two (English)',
    publish: 'Publish now',
    published: 'It is published. Residents see it now.',
    restore: 'Publish version 1 again',
    what: 'What changed',
    compared: 'What changed in version 2',
    restored: 'The earlier version is on the site again.',
  },
  es: {
    menu: 'Menú del portal',
    news: 'Noticias',
    write: 'Escribir una noticia',
    update: 'La novedad, en una frase (Inglés)',
    category: 'Tema (Inglés)',
    day: 'Fecha de la noticia',
    later: 'Publicarlo más tarde',
    at: 'Publicar el',
    schedule: 'Programar',
    appears: /Aparece /,
    calendar: 'Calendario de recolección',
    live: 'Lo que cuenta',
    leaves: 'Hojas junto a la acera',
    change: /^Cambiar/,
    lastDay: 'Último día',
    district: 'Distrito B',
    preview: 'Ver los próximos 60 días',
    check: 'Revise el cambio y guárdelo',
    save: 'Guardar el cambio',
    saved: 'El calendario cambió.',
    articles: 'Artículos de ayuda',
    summary: 'Respuesta en una o dos frases (Español)',
    publish: 'Publicar ahora',
    published: 'Quedó publicado. La gente ya lo ve.',
    restore: 'Volver a publicar la versión 1',
    what: 'Qué cambió',
    compared: 'Qué cambió en la versión 2',
    restored: 'La versión anterior está de nuevo en el sitio.',
  },
} as const

type Say = (typeof words)[keyof typeof words]

/** By the menu, which a phone folds. */
async function open(
  page: Page,
  { hands, say }: { hands: Hands; say: Say },
  name: 'news' | 'calendar' | 'articles',
): Promise<void> {
  const link = page.getByRole('link', { name: say[name], exact: true }).first()
  const summary = page.locator('summary').filter({ hasText: say.menu })
  if (await summary.isVisible()) await hands.press(summary)
  await hands.press(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say[name])
  await expectAlive(page)
}

const weekAfter = (day: string): string =>
  new Date(Date.parse(day) + 7 * 86_400_000).toISOString().slice(0, 10)

const article = (title: string, language: 'en' | 'es') => ({
  title,
  titleEs: `${title} (es)`,
  summary: 'Right until today.',
  summaryEs: 'Bien hasta hoy.',
  layoutItems: [{ name: 'Part_1', label: 'Look', value: `<p>The tank, ${language}.</p>` }],
  layoutItemsEs: [{ name: 'Part_1', label: 'Revise', value: '<p>El tanque.</p>' }],
})

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a content editor runs a week: news, leaf dates, an article undone', async ({
      page,
      city,
      hands,
      context,
    }) => {
      test.slow()
      const { origins } = city
      const cast = await newCast(city, 'staff', rolesOfStaff)
      await signIn(context, { city, cast, role: 'contentEditor' })
      const name = `How do I find a leak, ${language} ${crypto.randomUUID().slice(0, 8)}?`
      const made = await context.request.post(`${origins.staff}/api/content/article`, {
        headers: { origin: origins.staff, 'idempotency-key': crypto.randomUUID() },
        data: { content: article(name, language), note: '', step: 'publish', publishAt: null },
      })
      expect(made.status()).toBe(201)
      // Our own API's reply, by its contract.
      const { id } = (await made.json()) as { id: string }
      const atHand = { hands, say }

      // Monday: news for Wednesday.
      await page.goto(origins.staff)
      await expectAlive(page)
      await open(page, atHand, 'news')
      await hands.press(page.getByRole('link', { name: say.write }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.write)
      await hands.write(page.getByLabel(say.update), `Leaves until ${name}`)
      await hands.write(page.getByLabel(say.category), 'Garbage')
      await page.getByLabel(say.day).fill(cityDay(0))
      await hands.press(page.getByText(say.later))
      await page.getByLabel(say.at).fill(`${cityDay(2)}T08:00`)
      await hands.press(page.getByRole('button', { name: say.schedule }))
      await expect(page).toHaveURL(/\/news_posts\/[\da-f-]{36}$/)
      await expectAlive(page)
      await expect(page.getByText(say.appears).first()).toBeVisible()

      // Tuesday: the leaves come a week longer.
      await open(page, atHand, 'calendar')
      const row = page.getByRole('table', { name: say.live }).getByRole('row')
      const season = row.filter({ hasText: say.leaves }).filter({ hasText: say.district }).last()
      await hands.press(season.getByRole('link', { name: say.change }))
      await expectAlive(page)
      const last = page.getByLabel(say.lastDay)
      const longer = weekAfter(await last.inputValue())
      await last.fill(longer)
      await hands.press(page.getByRole('button', { name: say.preview }))
      await expect(page.getByText(say.check).first()).toBeVisible()
      await expectSound(page)
      await hands.press(page.getByRole('button', { name: say.save }))
      await expect(page.getByText(say.saved).first()).toBeVisible()
      const [year = '', month = '', day = ''] = longer.split('-')
      await expect(season).toContainText(`${month}/${day}/${year.slice(2)}`)

      // Thursday: an article got worse, and is undone.
      await open(page, atHand, 'articles')
      await page.goto(`${origins.staff}/articles/${id}`)
      await expectAlive(page)
      const summary = page.getByLabel(say.summary)
      await summary.focus()
      await summary.press('ControlOrMeta+a')
      await summary.pressSequentially('A mistake of ours')
      await hands.press(page.getByRole('button', { name: say.publish }))
      await expect(page.getByRole('button', { name: say.restore })).toBeVisible()
      const site = async () => {
        const headers = { cookie: `language=${language}` }
        return (await fetch(`${origins.resident}/knowledgebase/${id}`, { headers })).text()
      }
      expect(await site()).toContain('A mistake of ours')
      await hands.press(page.getByRole('link', { name: say.what }).first())
      await expect(page.getByRole('heading', { name: say.compared })).toBeVisible()
      await expect(page.locator('ins').filter({ hasText: 'mistake' }).first()).toBeVisible()
      await hands.press(page.getByRole('button', { name: say.restore }))
      await expect(page.getByText(say.restored)).toBeVisible()
      expect(await site()).not.toContain('A mistake of ours')
      expect(await site()).toContain(
        article(name, language)[language === 'en' ? 'summary' : 'summaryEs'],
      )
    })
  })
}
