import type { APIRequestContext } from '@playwright/test'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { pointer } from './hands.ts'
import { payByCard, providerPage } from './provider-page.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    record: 'a0P70000000FENCE',
    bill: 'Building permit payment',
    item: 'Fence',
    interest: 'Interest for late payment',
    total: '$45.90',
    next: 'Next',
    paid: 'Thank you for your payment',
    done: /\$45\.90 was paid on/,
    receipt: 'Receipt',
    again: 'This bill is paid. Nothing is left to pay.',
  },
  es: {
    record: 'a0P700000000DECK',
    bill: 'Pago de permiso de construcción',
    item: 'Terraza',
    interest: 'Intereses por pago tardío',
    total: '$112.20',
    next: 'Siguiente',
    paid: 'Gracias por su pago',
    done: /Se pagaron \$112\.20 el/,
    receipt: 'Recibo',
    again: 'Esta factura está pagada. No queda nada por pagar.',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a permit’s balance is paid at its record’s URL', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      test.slow()
      const { press } = hands
      await signIn(context, { city, cast: await castOf(city), role: 'resident' })
      await page.goto(`/${say.record}`)
      await expect(page).toHaveURL(/\/paymentLPI\?activityId=/)
      await expectAlive(page)
      await expect(main.getByRole('heading', { level: 1, name: say.bill })).toBeVisible()
      await expect(main.getByText(say.item, { exact: true })).toBeVisible()
      await expect(main.getByText(say.interest)).toBeVisible()
      await expect(main.getByText(say.total)).toBeVisible()
      await expectSound(page)
      const bill = page.url()

      await press(main.getByRole('button', { name: say.next }))
      await expect(page).toHaveURL(/\/payment\?reference=/)
      await payByCard(providerPage(page), pointer)
      await expect(main.getByRole('heading', { level: 1, name: say.paid })).toBeFocused()
      await expectSound(page)

      const activityId = new URL(bill).searchParams.get('activityId')
      await page.goto(`/activity-view/LPI_Application__c/${activityId}`)
      await expect(main.getByText(say.done)).toBeVisible()
      await expectSound(page)
      await press(main.getByRole('link', { name: say.receipt }))
      await expect(main.getByText(say.total)).toBeVisible()
      await page.goto(bill)
      await expect(main.getByText(say.again)).toBeVisible()
    })
  })
}

/** The demo city's service with this business process. */
async function serviceOf(request: APIRequestContext, process: string): Promise<string> {
  const services: { Id: string; LaserficheProcessId: string | null }[] = await (
    await request.get('/api/activities')
  ).json()
  const found = services.find(({ LaserficheProcessId }) => LaserficheProcessId === process)
  if (!found) throw new Error(`no service leads to ${process}`)
  return found.Id
}

test.describe('a guest', () => {
  test.use({ viewport: { width: 390, height: 844 }, refusals: /\/api\/citations\/lookup$/ })

  test('pays the fee of a sent form', async ({ page, main }) => {
    test.slow()
    await page.goto(`/activity/start?activityId=${await serviceOf(page.request, '133')}`)
    await expectAlive(page)
    const form = page.frameLocator('main iframe')
    const on = (name: string) => form.getByRole('button', { name, exact: true }).click()
    await form.getByLabel('Car').check()
    await form.getByLabel('License plate').fill('ELG 2027')
    await form.getByLabel('Where it is kept').fill('150 Dexter Ct')
    await form.getByLabel('Yes', { exact: true }).check()
    await on('Continue')
    await form.getByLabel('Your name').fill('Sam Rivera')
    await form.getByLabel('Email').fill(`${crypto.randomUUID()}@home.example`)
    await on('Continue')
    await on('Submit')
    await expect(page).toHaveURL(/\/payment\?accountNumber=\d{8}&accountType=Form\+Fee/)
    await expect(main.getByLabel('Amount')).toHaveValue('20.00')
    await main.getByRole('button', { name: 'Next' }).click()
    await payByCard(providerPage(page), pointer)
    await expect(main.getByRole('heading', { level: 1, name: words.en.paid })).toBeFocused()
    await expect(main.getByText('$20.00')).toBeVisible()
    await expectSound(page)
  })

  test('pays a citation from the catalog', async ({ page }) => {
    const services: { Id: string; Item: string }[] = await (
      await page.request.get('/api/activities')
    ).json()
    const service = services.find(({ Item }) => Item === 'City citation')
    await page.goto(`/activity/start?activityId=${service?.Id}`)
    await page.getByRole('link', { name: 'Pay a citation' }).click()
    await expect(page.getByLabel('Ticket, citation or bill number')).toBeVisible()
    const find = page.getByRole('button', { name: 'Find what is due' })
    await page.getByLabel('Ticket, citation or bill number').fill('PK-104417')
    await page.getByLabel('License plate').fill('ZZ 99999')
    await find.click()
    const refused = page.getByRole('alert').filter({ hasText: 'We could not find it' })
    await expect(refused).toContainText('We found nothing with this number')
    await page.getByLabel('License plate').fill('ab 12345')
    await find.click()
    await expect(page.getByLabel('Amount')).toHaveValue('30.00')
    await expect(page.getByLabel('Amount')).not.toBeEditable()
    await expectSound(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await payByCard(providerPage(page), pointer)
    await expect(page.getByRole('heading', { level: 1, name: words.en.paid })).toBeFocused()
  })
})
