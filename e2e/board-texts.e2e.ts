import type { Locator } from '@playwright/test'
import { cityDay, newCast, rolesOfStaff } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'

const words = {
  en: {
    list: 'Texts of boards',
    search: 'Part of the title',
    find: 'Find',
    time: 'Time',
    draft: 'Save the draft',
    drafted: 'The draft is saved.',
    preview: 'Preview in English',
    previewed: 'Preview of a draft',
    later: 'Publish it later',
    at: 'Publish on',
    schedule: 'Schedule',
    appears: /Appears /,
    publish: 'Publish now',
    published: 'It is published. Residents see it now.',
    history: 'History',
    what: 'What changed Version 2',
    compared: 'What changed in version 2',
    restore: 'Publish version 1 again',
    restored: 'The earlier version is on the site again.',
  },
  es: {
    list: 'Textos de las juntas',
    search: 'Parte del título',
    find: 'Buscar',
    time: 'Hora',
    draft: 'Guardar el borrador',
    drafted: 'El borrador quedó guardado.',
    preview: 'Ver en español',
    previewed: 'Vista previa de un borrador',
    later: 'Publicarlo más tarde',
    at: 'Publicar el',
    schedule: 'Programar',
    appears: /Aparece /,
    publish: 'Publicar ahora',
    published: 'Quedó publicado. La gente ya lo ve.',
    history: 'Historial',
    what: 'Qué cambió Versión 2',
    compared: 'Qué cambió en la versión 2',
    restore: 'Volver a publicar la versión 1',
    restored: 'La versión anterior está de nuevo en el sitio.',
  },
} as const

async function retype(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
}

const textsOf = (name: string) => ({
  name,
  nameEs: name,
  overview: '<p>Plans music in the parks.</p>',
  overviewEs: '<p>Planifica música en los parques.</p>',
  termLength: null,
  termLengthEs: null,
  termLimit: null,
  termLimitEs: null,
  staffLiaisonName: 'Dana Whitfield',
  staffLiaisonEmail: null,
  staffLiaisonPhone: null,
  meetingDay: 'First Monday',
  meetingDayEs: 'Primer lunes',
  meetingTime: '6:30 PM',
  meetingLocation: 'City Hall',
  powers: ['Chooses the bands'],
  powersEs: ['Elige las bandas'],
  additionalInformation: [],
})

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('an editor drafts, previews, schedules and publishes the texts of a board, and undoes it', async ({
      page,
      city,
      hands,
      context,
    }) => {
      test.slow()
      const { staff, resident } = city.origins
      const cast = await newCast(city, 'staff', rolesOfStaff)
      await context.addCookies([
        { name: 'staff_session', value: cast.cookies.contentEditor, url: staff, httpOnly: true },
      ])
      const name = `Music Board ${crypto.randomUUID().slice(0, 8)}`
      const made = await context.request.post(`${staff}/api/content/board`, {
        headers: { origin: staff, 'idempotency-key': crypto.randomUUID() },
        data: { content: textsOf(name), note: '', step: 'publish', publishAt: null },
      })
      expect(made.status()).toBe(201)
      const { id }: { readonly id: string } = await made.json()
      const site = async () => (await fetch(`${resident}/boards-and-commissions/${id}`)).text()
      expect(await site()).toContain('6:30 PM')

      await page.goto(`${staff}/board_texts`)
      await expectAlive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.list)
      await hands.write(page.getByLabel(say.search), name)
      await hands.press(page.getByRole('main').getByRole('button', { name: say.find }))
      await expect(page).toHaveURL(/Music/)
      await hands.press(page.getByRole('link', { name }))
      await expect(page).toHaveURL(new RegExp(`/board_texts/${id}`))
      await expectAlive(page)
      await expectSound(page)

      const time = page.getByLabel(say.time, { exact: false }).and(page.getByRole('textbox'))
      await retype(time.first(), '8:15 PM')
      const opening = context.waitForEvent('page')
      await hands.press(page.getByRole('button', { name: say.preview }))
      const preview = await opening
      await expect(preview.getByRole('region', { name: say.previewed })).toBeVisible()
      await expect(preview.getByRole('main').getByText('8:15 PM')).toBeVisible()
      await expectSound(preview)
      expect(await site()).not.toContain('8:15 PM')
      await preview.close()

      await hands.press(page.getByRole('button', { name: say.draft }))
      await expect(page.getByText(say.drafted)).toBeVisible()
      await hands.press(page.getByText(say.later))
      await page.getByLabel(say.at).fill(`${cityDay(2)}T08:00`)
      await expectSound(page)
      await hands.press(page.getByRole('button', { name: say.schedule }))
      await expect(page.getByText(say.appears).first()).toBeVisible()
      expect(await site()).not.toContain('8:15 PM')

      await hands.press(page.getByRole('button', { name: say.publish }))
      await expect(page.getByText(say.published)).toBeVisible()
      expect(await site()).toContain('8:15 PM')
      await expect(page.getByRole('heading', { name: say.history })).toBeVisible()

      await hands.press(page.getByRole('link', { name: say.what }))
      await expect(page.getByRole('heading', { name: say.compared })).toBeVisible()
      await expect(page.locator('ins').filter({ hasText: '8:15' }).first()).toBeVisible()
      await expect(page.locator('del').filter({ hasText: '6:30' }).first()).toBeVisible()
      await expectSound(page)
      await hands.press(page.getByRole('button', { name: say.restore }))
      await expect(page.getByText(say.restored)).toBeVisible()
      expect(await site()).toContain('6:30 PM')
      expect(await site()).not.toContain('8:15 PM')
    })
  })
}
