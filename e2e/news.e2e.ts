import { cityDay, newCast, rolesOfStaff } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'

const words = {
  en: {
    list: 'News posts',
    write: 'Write a news post',
    update: 'What is new, in one sentence (English)',
    category: 'Topic (English)',
    day: 'Date of the post',
    later: 'Publish it later',
    at: 'Publish on',
    schedule: 'Schedule',
    appears: /Appears /,
    draft: 'Draft',
    publish: 'Publish now',
    published: 'It is published. Residents see it now.',
    restore: 'Publish version 1 again',
    restored: 'The earlier version is on the site again.',
    what: 'What changed',
    compared: 'What changed in version 2',
  },
  es: {
    list: 'Noticias',
    write: 'Escribir una noticia',
    update: 'La novedad, en una frase (Inglés)',
    category: 'Tema (Inglés)',
    day: 'Fecha de la noticia',
    later: 'Publicarlo más tarde',
    at: 'Publicar el',
    schedule: 'Programar',
    appears: /Aparece /,
    draft: 'Borrador',
    publish: 'Publicar ahora',
    published: 'Quedó publicado. La gente ya lo ve.',
    restore: 'Volver a publicar la versión 1',
    restored: 'La versión anterior está de nuevo en el sitio.',
    what: 'Qué cambió',
    compared: 'Qué cambió en la versión 2',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a content editor schedules a post, publishes it, changes it, and undoes the change', async ({
      page,
      city,
      hands,
      context,
    }) => {
      test.slow()
      const cast = await newCast(city, 'staff', rolesOfStaff)
      await context.addCookies([
        {
          name: 'staff_session',
          value: cast.cookies.contentEditor,
          url: city.origins.staff,
          httpOnly: true,
        },
      ])
      const first = `Leaves are collected on Saturday, ${language}`
      // Both conditions may play in one city.
      const mistake = `A mistake of ours, ${language}`
      const site = async () => (await fetch(`${city.origins.resident}/elgin_today`)).text()

      await page.goto(`${city.origins.staff}/news_posts`)
      await expectAlive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.list)
      await expectSound(page)
      await hands.press(page.getByRole('link', { name: say.write }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.write)
      await hands.write(page.getByLabel(say.update), first)
      await hands.write(page.getByLabel(say.category), 'Garbage')
      await page.getByLabel(say.day).fill(cityDay(0))
      await hands.press(page.getByText(say.later))
      await page.getByLabel(say.at).fill(`${cityDay(2)}T08:00`)
      await expectSound(page)
      await hands.press(page.getByRole('button', { name: say.schedule }))
      await expect(page).toHaveURL(/\/news_posts\/[\da-f-]{36}$/)
      await expectAlive(page)
      await expect(page.getByText(say.appears).first()).toBeVisible()
      expect(await site()).not.toContain(first)

      await hands.press(page.getByRole('button', { name: say.publish }))
      await expect(page.getByText(say.published)).toBeVisible()
      expect(await site()).toContain(first)

      const field = page.getByLabel(say.update)
      await field.focus()
      await field.press('ControlOrMeta+a')
      await field.pressSequentially(mistake)
      await hands.press(page.getByRole('button', { name: say.publish }))
      await expect(page.getByRole('button', { name: say.restore })).toBeVisible()
      expect(await site()).toContain(mistake)

      await hands.press(page.getByRole('link', { name: say.what }).first())
      await expect(page.getByRole('heading', { name: say.compared })).toBeVisible()
      await expect(page.locator('ins').filter({ hasText: 'mistake' }).first()).toBeVisible()
      await expectSound(page)
      await hands.press(page.getByRole('button', { name: say.restore }))
      await expect(page.getByText(say.restored)).toBeVisible()
      expect(await site()).toContain(first)
      expect(await site()).not.toContain(mistake)
    })
  })
}
