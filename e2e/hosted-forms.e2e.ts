import type { APIRequestContext } from '@playwright/test'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    sticker: 'Vehicle sticker',
    car: 'Car',
    plate: 'License plate',
    address: 'Where it is kept',
    yes: 'Yes',
    continue: 'Continue',
    startOver: 'Start over',
    deleteAnswers: 'Yes, delete my answers',
    allDeleted: 'All your answers in this form will be deleted.',
    mend: 'Please correct the errors in this form.',
    name: 'Your name',
    email: 'Email',
    review: 'Check your answers',
    submit: 'Submit',
    pay: 'Make a payment',
    later: /You can also pay later/,
    pending: 'Pending Payment',
    council: 'City council',
    thanks: 'Thank you',
    friday: 'The next issue comes on Friday.',
  },
  es: {
    sticker: 'Calcomanía',
    car: 'Auto',
    plate: 'Placa',
    address: 'Dónde se guarda',
    yes: 'Sí',
    continue: 'Continuar',
    startOver: 'Empezar de nuevo',
    deleteAnswers: 'Sí, borrar mis respuestas',
    allDeleted: 'Se borrarán todas sus respuestas en este formulario.',
    mend: 'Corrija los errores de este formulario.',
    name: 'Su nombre',
    email: 'Correo electrónico',
    review: 'Revise sus respuestas',
    submit: 'Enviar',
    pay: 'Realizar un pago',
    later: /También puede pagar más tarde/,
    pending: 'Pago pendiente',
    council: 'Concejo municipal',
    thanks: 'Gracias',
    friday: 'El próximo número llega el viernes.',
  },
} as const

/** The demo city's service with this business process. */
async function serviceOf(request: APIRequestContext, process: string): Promise<string> {
  const services: { Id: string; LaserficheProcessId: string | null }[] = await (
    await request.get('/api/activities')
  ).json()
  const found = services.find(({ LaserficheProcessId }) => LaserficheProcessId === process)
  if (!found) throw new Error(`no service leads to ${process}`)
  return found.Id
}

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('"Start over" asks first, and then deletes all answers', async ({
      page,
      context,
      city,
      hands,
    }) => {
      const { press, write, check } = hands
      await signIn(context, { city, cast: await castOf(city), role: 'resident' })
      await page.goto(`/activity/start?activityId=${await serviceOf(context.request, '133')}`)
      await expectAlive(page)
      const form = page.frameLocator('main iframe')
      const button = (name: string) => form.getByRole('button', { name, exact: true })
      await check(form.getByLabel(say.car))
      await write(form.getByLabel(say.plate), 'ELG 2026')
      await press(button(say.continue))
      await expect(form.getByRole('heading', { name: say.mend })).toBeVisible()
      const over = form.locator('summary', { hasText: say.startOver })
      await expect(button(say.deleteAnswers)).toBeHidden()
      await press(over)
      await expect(form.getByText(say.allDeleted)).toBeVisible()
      await expectSound(page)
      // A second press closes the question.
      await press(over)
      await expect(button(say.deleteAnswers)).toBeHidden()
      await expect(form.getByLabel(say.plate)).toHaveValue('ELG 2026')
      await press(over)
      await press(button(say.deleteAnswers))
      await expect(form.getByLabel(say.plate)).toHaveValue('')
      await expect(form.getByLabel(say.car)).not.toBeChecked()
      await page.reload()
      await expect(form.getByLabel(say.car)).not.toBeChecked()
    })

    test('a form with a fee becomes a request that waits for its payment', async ({
      page,
      context,
      city,
      hands,
    }) => {
      test.slow()
      const { press, write, check } = hands
      await signIn(context, { city, cast: await castOf(city), role: 'resident' })
      await page.goto(`/activity/start?activityId=${await serviceOf(context.request, '133')}`)
      await expect(page).toHaveURL(/\/laserfiche\/form\?.*bpid=133/)
      await expectAlive(page)
      const form = page.frameLocator('main iframe')
      const button = (name: string) => form.getByRole('button', { name, exact: true })

      await press(button(say.continue))
      await expect(form.getByRole('heading', { name: say.mend })).toBeVisible()
      await expectSound(page)
      await check(form.getByLabel(say.car))
      await write(form.getByLabel(say.plate), 'ELG 2026')
      await write(form.getByLabel(say.address), '150 Dexter Ct')
      await check(form.getByLabel(say.yes, { exact: true }))
      await press(button(say.continue))
      await write(form.getByLabel(say.name), 'Pat Rivera')
      await write(form.getByLabel(say.email), 'pat@home.example')
      await press(button(say.continue))
      await expect(form.getByRole('heading', { level: 1, name: say.review })).toBeVisible()
      await expect(form.getByText('ELG 2026')).toBeVisible()
      await expectSound(page)
      await press(button(say.submit))

      await expect(page).toHaveURL(
        /\/payment\?accountNumber=\d{8}&accountType=Form\+Fee&amount=20\.00/,
      )
      await expect(page.getByRole('heading', { level: 1, name: say.pay })).toBeFocused()
      await expect(page.getByText(say.later)).toBeVisible()
      await expectSound(page)
      const { searchParams } = new URL(page.url())
      await page.goto(`/activity-view/Case/${searchParams.get('activityId')}`)
      await expect(page.getByText(say.pending).first()).toBeVisible()
      await expect(page.getByText('$20.00').first()).toBeVisible()
      const pay = page.locator('main').getByRole('link', { name: /\$20\.00/ })
      await expect(pay).toHaveAttribute('href', /activityId=/)
    })
  })
}

test.describe('a guest', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('sends a form without a fee, and is thanked with its number', async ({ page }) => {
    const say = words.en
    await page.goto(`/activity/start?activityId=${await serviceOf(page.request, '171')}`)
    const form = page.frameLocator('main iframe')
    const button = (name: string) => form.getByRole('button', { name, exact: true })
    await form.getByLabel(say.council).check()
    await button(say.continue).click()
    await form.getByLabel(say.name).fill('Sam Rivera')
    await form.getByLabel(say.email).fill(`${crypto.randomUUID()}@home.example`)
    await button(say.continue).click()
    await button(say.submit).click()
    await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeFocused()
    await expect(page.getByText(/request number is \d{8}/)).toBeVisible()
    await expect(page.getByText(say.friday)).toBeVisible()
    await expectSound(page)
  })
})
