import { changeRequest, putRequest } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { keyboardOf, pointer } from './hands.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    attention: '1 request needs your attention',
    seeWhich: 'See which',
    action: 'Action required',
    name: 'Streetlight problem',
    question: 'We need more information',
    answer: 'Your answer',
    files: 'Pictures or documents',
    arrived: 'lamp.png has arrived.',
    submit: 'Submit',
    sent: 'Additional information submitted. Thank you.',
    review: 'Under Staff Review',
    complete: 'Complete',
    rate: '5, very good',
    sendRating: 'Send rating',
    thanks: 'Thank you. You rated this 5 out of 5.',
    cancel: 'Cancel Request',
    keep: 'Cancel',
    sure: 'Yes, cancel this request',
    cancelled: 'Activity cancelled.',
    markRead: 'Mark as read',
    remove: 'Delete',
    removed: 'Removed.',
    none: 'You have no messages.',
    unread: '1 unread',
    missing: 'Activity could not be found',
    wrote: 'Answered',
  },
  es: {
    attention: '1 solicitud requiere su atención',
    seeWhich: 'Ver cuáles',
    action: 'Requiere su atención',
    name: 'Problema de alumbrado',
    question: 'Necesitamos más información',
    answer: 'Su respuesta',
    files: 'Fotos o documentos',
    arrived: 'lamp.png ha llegado.',
    submit: 'Enviar',
    sent: 'Información adicional enviada. Gracias.',
    review: 'En revisión por el personal',
    complete: 'Completada',
    rate: '5, muy bien',
    sendRating: 'Enviar la calificación',
    thanks: 'Gracias. Usted le dio 5 de 5.',
    cancel: 'Cancelar la solicitud',
    keep: 'Cancelar',
    sure: 'Sí, cancelar esta solicitud',
    cancelled: 'Trámite cancelado.',
    markRead: 'Marcar como leído',
    remove: 'Eliminar',
    removed: 'Se eliminó correctamente.',
    none: 'No tiene mensajes.',
    unread: '1 sin leer',
    missing: 'No se encontró el trámite',
    wrote: 'Respondió',
  },
} as const

/** A picture of four by two pixels. */
const lamp = {
  name: 'lamp.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAHklEQVR4AWIyTjvzH4TPGBv/B2GmmWfTGUCYAQoAAAAA//8Xv4ekAAAABklEQVQDABexDMnxPaV3AAAAAElFTkSuQmCC',
    'base64',
  ),
}

const asks = {
  set: { status: 'Under Review', isActionRequired: true, actionMessage: 'Which pole is it?' },
  event: { kind: 'question', body: 'Which pole is it?', facts: {} },
} as const

for (const { title, language, isKeyboardOnly, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a question is answered with a picture, and the request rated once it is complete', async ({
      page,
      context,
      city,
    }) => {
      const hands = isKeyboardOnly ? keyboardOf(page) : pointer
      const main = page.getByRole('main')
      const cast = await castOf(city)
      const userId = cast.ids.resident
      const told = { userId, title: 'News', body: 'Something happened.' }
      const id = await putRequest(city, { userId })
      await changeRequest(city, id, { ...asks, told })
      await context.addCookies([{ name: 'language', value: language, url: city.origins.resident }])
      await signIn(context, { city, cast, role: 'resident' })

      await page.goto('/dashboard')
      await expectAlive(page)
      await expect(main.getByText(say.attention)).toBeVisible()
      await expectSound(page)
      await hands.press(main.getByRole('link', { name: say.seeWhich }))
      await expect(page).toHaveURL(/\/in_progress$/)
      await expect(main.getByRole('row').filter({ hasText: say.action })).toHaveCount(1)
      await expectSound(page)
      await hands.press(main.getByRole('link', { name: say.name }))
      await expect(page).toHaveURL(new RegExp(`/activity-view/Case/${id}$`))
      await expect(main.getByRole('heading', { name: say.question })).toBeVisible()
      await expect(main.locator('[aria-current=step]')).toContainText(say.review)
      await expectSound(page)

      await hands.write(main.getByLabel(say.answer), 'The one at the gate.')
      await main.getByLabel(say.files).setInputFiles(lamp)
      await expect(main.getByText(say.arrived)).toBeAttached()
      await expectSound(page)
      await hands.press(main.getByRole('button', { name: say.submit, exact: true }))
      await expect(page.getByText(say.sent)).toBeVisible()
      await expect(main.getByRole('heading', { name: say.question })).toHaveCount(0)
      await expect(main.getByText(say.wrote)).toBeVisible()
      const picture = main.getByRole('link', { name: /lamp\.png/ })
      const served = await context.request.get((await picture.getAttribute('href')) ?? '')
      expect(served.headers()['content-type']).toBe('image/png')

      await changeRequest(city, id, {
        set: { status: 'Complete', closedAt: new Date() },
        event: { kind: 'status', body: null, facts: { to: 'Complete' } },
        told,
      })
      await page.goto(`/activity-view/Case/${id}`)
      await expectAlive(page)
      await expect(main.locator('[aria-current=step]')).toContainText(say.complete)
      await hands.tick(main.getByLabel(say.rate))
      await hands.press(main.getByRole('button', { name: say.sendRating }))
      await expect(main.getByText(say.thanks)).toBeVisible()
      await expectSound(page)
    })

    test('a request is taken back, and another’s is not found', async ({ page, context, city }) => {
      const hands = isKeyboardOnly ? keyboardOf(page) : pointer
      const main = page.getByRole('main')
      const cast = await castOf(city)
      const id = await putRequest(city, { userId: cast.ids.resident })
      const foreign = await putRequest(city, { userId: cast.ids['another resident'] })
      await context.addCookies([{ name: 'language', value: language, url: city.origins.resident }])
      await signIn(context, { city, cast, role: 'resident' })

      const answer = await page.goto(`/activity-view/Case/${foreign}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.missing)

      await page.goto(`/activity-view/Case/${id}`)
      await expectAlive(page)
      const cancel = main.getByRole('button', { name: say.cancel })
      await hands.press(cancel)
      const dialog = page.getByRole('alertdialog')
      await expectSound(page)
      await hands.press(dialog.getByRole('button', { name: say.keep, exact: true }))
      await expect(dialog).toHaveCount(0)
      await hands.press(cancel)
      await hands.press(dialog.getByRole('button', { name: say.sure }))
      await expect(page).toHaveURL(/\/in_progress$/)
      await expect(page.getByText(say.cancelled)).toBeVisible()
      await page.goto('/completed_activites')
      await expect(page).toHaveURL(/\/completed_activities$/)
      await expect(main.getByRole('link', { name: say.name })).toBeVisible()
      await expectSound(page)
    })

    test('messages are counted, read and deleted', async ({ page, context, city }) => {
      const hands = isKeyboardOnly ? keyboardOf(page) : pointer
      const main = page.getByRole('main')
      const cast = await castOf(city)
      const userId = cast.ids.resident
      const id = await putRequest(city, { userId })
      const told = { userId, title: 'A question', body: 'Which pole is it?' }
      await changeRequest(city, id, { ...asks, told })
      await context.addCookies([{ name: 'language', value: language, url: city.origins.resident }])
      await signIn(context, { city, cast, role: 'resident' })

      await page.goto('/messages')
      await expectAlive(page)
      const unread = page.getByRole('banner').locator('summary').getByText(say.unread)
      await expect(unread).toBeAttached()
      await expectSound(page)
      await hands.press(main.getByRole('button', { name: say.markRead }))
      await expect(unread).toHaveCount(0)
      await hands.press(main.getByRole('button', { name: say.remove }))
      await expect(page.getByText(say.removed)).toBeVisible()
      await expect(main.getByText(say.none)).toBeVisible()
      await expectSound(page)
    })
  })
}

test('without JavaScript a question is answered and a request taken back, by keyboard, at 320 px', async ({
  browser,
  city,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
    baseURL: city.origins.resident,
  })
  const page = await context.newPage()
  const { press, tick, write } = keyboardOf(page)
  const main = page.getByRole('main')
  const cast = await castOf(city)
  const userId = cast.ids.resident
  const id = await putRequest(city, { userId })
  await changeRequest(city, id, { ...asks, told: { userId, title: 'News', body: 'A question' } })
  await signIn(context, { city, cast, role: 'resident' })
  const say = words.en

  await page.goto(`/activity-view/Case/${id}`)
  await write(main.getByLabel(say.answer), 'The one at the gate.')
  await press(main.getByRole('button', { name: say.submit, exact: true }))
  await expect(page.getByText(say.sent)).toBeVisible()
  await press(main.getByRole('button', { name: say.cancel }))
  await expect(main.getByText('The request was not cancelled')).toBeVisible()
  await tick(main.getByLabel(say.sure))
  await press(main.getByRole('button', { name: say.cancel }))
  await expect(page.getByText(say.cancelled)).toBeVisible()
  await context.close()
})
