import type { Browser } from '@playwright/test'
import { askForCorrections, type Cast, putPermit } from '@portal/local/testing'
import type { JourneyCity } from './city.ts'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    link: 'Answer corrections',
    answer: 'Your answer to comment 1',
    saved: 'Saved',
    none: '0 of 1 comments answered',
    all: '1 of 1 comments answered',
    upload: 'New version of Roof plan',
    ready: /Version 2 is ready/,
    changed: 'What did you change?',
    send: 'Send corrections',
    sent: /Your corrections were sent/,
    save: 'Save and send later',
    kept: /Nothing is sent yet/,
  },
  es: {
    link: 'Responder a las correcciones',
    answer: 'Su respuesta al comentario 1',
    saved: 'Guardada',
    none: '0 de 1 comentarios respondidos',
    all: '1 de 1 comentarios respondidos',
    upload: 'Versión nueva de Roof plan',
    ready: /La versión 2 está lista/,
    changed: '¿Qué cambió?',
    send: 'Enviar las correcciones',
    sent: /Sus correcciones se enviaron/,
    save: 'Guardar y enviar después',
    kept: /Todavía no se envió nada/,
  },
} as const

const plan = {
  name: 'roof-2.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\n%%EOF\n'),
}

/** A reviewer’s desk, in English, with JavaScript: a new context takes the test's own settings. */
async function deskOf(browser: Browser, city: JourneyCity, permitId: string) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    javaScriptEnabled: true,
  })
  await signIn(context, { city, cast: await staffOf(city), role: 'staff' })
  const page = await context.newPage()
  await page.goto(`${city.origins.staff}/permits/${permitId}/documents?lng=en`)
  await expectAlive(page)
  return { page, close: () => context.close() }
}

async function comment(browser: Browser, city: JourneyCity, permitId: string): Promise<void> {
  const { page, close } = await deskOf(browser, city, permitId)
  await expectSound(page)
  await page.getByText('Add a comment').click()
  await page.getByLabel('Sheet or page').fill('A2')
  await page.getByRole('button', { name: 'Add comment' }).click()
  await expect(page.getByText('Write the comment.').first()).toBeVisible()
  await page.getByLabel('Comment', { exact: true }).fill('Show the ridge vent.')
  await page.getByRole('button', { name: 'Add comment' }).click()
  await expect(page.getByRole('heading', { name: 'Comment 1' })).toBeVisible()
  await expect(page.getByText('1 open, 0 to check, 0 accepted')).toBeVisible()
  await expectSound(page)
  await close()
}

const resident = async (city: JourneyCity): Promise<{ cast: Cast; userId: string }> => {
  const cast = await castOf(city)
  return { cast, userId: cast.ids.resident }
}

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    test.setTimeout(180_000)
    const say = words[language]

    test('a reviewer asks, the applicant answers with a new version, the reviewer accepts', async ({
      page,
      context,
      browser,
      city,
      hands,
      main,
    }) => {
      const { cast, userId } = await resident(city)
      const permit = await putPermit(city, userId)
      await comment(browser, city, permit.id)
      await askForCorrections(city, permit.id)

      await signIn(context, { city, cast, role: 'resident' })
      await page.goto(permit.request)
      await expectAlive(page)
      await hands.press(main.getByRole('link', { name: say.link }))
      await expect(main.getByText(say.none)).toBeVisible()
      await expectAlive(page)
      await expectSound(page)
      // Saved as one types.
      await hands.write(main.getByLabel(say.answer), 'The vent is on sheet A2 now.')
      await expect(main.getByText(say.all)).toBeVisible()
      await expect(main.getByText(say.saved, { exact: true })).toBeVisible()
      await main.getByLabel(say.upload).setInputFiles(plan)
      await expect(main.getByText(say.ready)).toBeVisible()
      await expectSound(page)
      await page.reload()
      await expectAlive(page)
      await expect(main.getByLabel(say.answer)).toHaveValue('The vent is on sheet A2 now.')
      await hands.press(main.getByRole('button', { name: say.send }))
      await expect(main.getByLabel(say.changed)).toHaveAttribute('aria-invalid', 'true')
      await hands.write(main.getByLabel(say.changed), 'The ridge vent.')
      await hands.press(main.getByRole('button', { name: say.send }))
      await expect(page.getByText(say.sent)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${permit.path}$`))
      await expectAlive(page)
      await expectSound(page)

      const { page: desk, close } = await deskOf(browser, city, permit.id)
      await expect(desk.getByText('The ridge vent.', { exact: true })).toBeVisible()
      await expect(desk.getByText('new in round 2')).toBeVisible()
      await expect(desk.getByText('The vent is on sheet A2 now.')).toBeVisible()
      await expectSound(desk)
      await desk.getByRole('button', { name: /^Accept/ }).click()
      await expect(desk.getByText('0 open, 0 to check, 1 accepted')).toBeVisible()
      await close()
    })
  })
}

test.describe('without JavaScript, in Spanish, at 320 px', () => {
  test.use({
    javaScriptEnabled: false,
    language: 'es',
    viewport: { width: 320, height: 640 },
  })
  test.setTimeout(180_000)
  const say = words.es

  test('the applicant saves an answer, uploads a version and sends', async ({
    page,
    context,
    browser,
    city,
    main,
  }) => {
    const { cast, userId } = await resident(city)
    const permit = await putPermit(city, userId)
    await comment(browser, city, permit.id)
    await askForCorrections(city, permit.id)
    await signIn(context, { city, cast, role: 'resident' })
    await page.goto(permit.path)
    await main.getByRole('link', { name: say.link }).click()
    await main.getByLabel(say.answer).fill('La ventila está en la lámina A2.')
    await main.getByLabel(say.upload).setInputFiles(plan)
    await main.getByRole('button', { name: say.save }).click()
    await expect(main.getByText(say.kept)).toBeVisible()
    await expect(main.getByText(say.all)).toBeVisible()
    await expect(main.getByText(say.ready)).toBeVisible()
    await expectSound(page)
    await main.getByLabel(say.changed).fill('La ventila.')
    await main.getByRole('button', { name: say.send }).click()
    await expect(page.getByText(say.sent)).toBeVisible()
  })
})
