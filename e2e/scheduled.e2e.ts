import { cityDay, putAccount } from '@portal/local/testing'
import { saveCardByNonce } from './at-the-provider.ts'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { scheduledWords } from './scheduled-words.ts'
import { castOf, signIn } from './sign-in.ts'

const bills = '/payment/water-bill-payment-records'

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    // More than the amount due is refused.
    test.use({ ...options, refusals: /\/api\/scheduled-payments$/ })
    const say = scheduledWords[language]

    test('a resident schedules a payment, changes it and cancels it', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      const cast = await castOf(city)
      const { number } = await putAccount(city, cast.ids.resident, 6120, cityDay(10))
      await saveCardByNonce(city, `session=${cast.cookies.resident}`)
      await signIn(context, { city, cast, role: 'resident' })
      await page.goto(bills)
      await expectAlive(page)
      const card = main.locator('#scheduled-payments')
      await expect(card.getByText(say.none)).toBeVisible()
      await hands.press(card.getByText(say.fold))
      const amount = card.getByLabel(say.amount, { exact: true })
      await expect(amount).toHaveValue('61.20')
      await amount.fill('99.00')
      await hands.press(card.getByRole('button', { name: say.save }))
      await expect(card.getByRole('alert').getByText(say.tooMuch).first()).toBeVisible()
      await expectSound(page)
      await amount.fill('30.00')
      await card.getByLabel(say.day).fill(cityDay(5))
      await hands.press(card.getByRole('button', { name: say.save }))
      await expect(card.getByText(say.planned, { exact: true })).toBeVisible()
      await expect(card.getByText('$30.00')).toBeVisible()
      await expect(card.getByText(number).first()).toBeVisible()
      await expectSound(page)

      const item = card.getByRole('listitem')
      await hands.press(item.getByLabel(say.change))
      await item.getByLabel(say.amount, { exact: true }).fill('25.00')
      await hands.press(item.getByRole('button', { name: say.saveChange }))
      await expect(card.getByText('$25.00')).toBeVisible()
      await hands.press(item.getByRole('button', { name: say.cancel }))
      const question = page.getByRole('alertdialog', { name: say.ask })
      await expectSound(page)
      await hands.press(question.getByRole('button', { name: say.cancel }))
      await expect(card.getByText(say.cancelled, { exact: true })).toBeVisible()
      await expect(item.getByRole('button', { name: say.cancel })).toHaveCount(0)
      await expectSound(page)
    })

    test('staff offer installments, the resident accepts, staff withdraw them', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      const cast = await castOf(city)
      const { resident, staff } = city.origins
      const { number } = await putAccount(city, cast.ids.resident, 9001, cityDay(-30))
      await saveCardByNonce(city, `session=${cast.cookies.resident}`)
      await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
      await signIn(context, { city, cast, role: 'resident' })

      await page.goto(`${staff}/users/view/${cast.ids.resident}`)
      await expectAlive(page)
      await hands.press(main.getByText(say.offer))
      await hands.choose(main.getByLabel(say.count), '2')
      await hands.write(main.getByLabel(say.note), say.callUs)
      await expectSound(page)
      await hands.press(main.getByRole('button', { name: say.send }))
      const sure = page.getByRole('alertdialog', { name: say.sendAsk })
      await expect(sure.getByText('$45.01')).toBeVisible()
      await expectSound(page)
      await hands.press(sure.getByRole('button', { name: say.send }))
      await expect(main.getByText(say.offered, { exact: true })).toBeVisible()
      await expectSound(page)

      await page.goto(`${resident}${bills}`)
      await expectAlive(page)
      await expect(main.getByText(say.offered, { exact: true })).toBeVisible()
      await expect(main.getByText(say.callUs)).toBeVisible()
      await expect(main.getByText(number).first()).toBeVisible()
      await expect(main.getByRole('radio', { name: say.remind })).toBeChecked()
      await expectSound(page)
      await main.getByRole('radio', { name: say.byCard }).check()
      await hands.press(main.getByRole('button', { name: say.accept }))
      await expect(main.getByText(say.kept, { exact: true })).toBeVisible()
      await expect(main.getByText(say.pays)).toBeVisible()
      await expect(main.locator('#scheduled-payments').getByRole('listitem')).toHaveCount(2)
      // Without the toast, which fades.
      await page.reload()
      await expectAlive(page)
      await expectSound(page)

      await page.goto(`${staff}/users/view/${cast.ids.resident}`)
      await expectAlive(page)
      await expect(main.getByText(say.kept, { exact: true })).toBeVisible()
      await hands.press(main.getByRole('button', { name: say.back }))
      const question = page.getByRole('alertdialog', { name: say.backAsk })
      await hands.press(question.getByRole('button', { name: say.back }))
      await expect(main.getByText(say.withdrawn, { exact: true })).toBeVisible()
      await expectSound(page)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a payment is scheduled and cancelled', async ({ page, context, city }) => {
    const say = scheduledWords.en
    const cast = await castOf(city)
    await putAccount(city, cast.ids.resident, 6120, cityDay(10))
    await saveCardByNonce(city, `session=${cast.cookies.resident}`)
    await signIn(context, { city, cast, role: 'resident' })
    await page.goto(bills)
    const card = page.getByRole('main').locator('#scheduled-payments')
    await card.getByText(say.fold).click()
    await card.getByLabel(say.amount, { exact: true }).fill('25.00')
    await card.getByRole('button', { name: say.save }).click()
    await expect(card.getByText(say.planned, { exact: true })).toBeVisible()
    const item = card.getByRole('listitem')
    await item.getByRole('checkbox').check()
    await item.getByRole('button', { name: say.cancel }).click()
    await expect(card.getByText(say.cancelled, { exact: true })).toBeVisible()
    await expectSound(page)
  })
})

test('staff offer installments of different amounts, which must add up to the balance', async ({
  page,
  context,
  city,
  main,
}) => {
  const say = scheduledWords.en
  const cast = await castOf(city)
  await putAccount(city, cast.ids.resident, 9001, cityDay(-30))
  await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
  await page.goto(`${city.origins.staff}/users/view/${cast.ids.resident}`)
  await expectAlive(page)
  await main.getByText(say.offer).click()
  await main.getByLabel(say.count).selectOption('2')
  await main.getByRole('checkbox', { name: 'Different amounts or days' }).check()
  await expect(main.getByText('The installments add up to $90.01; $90.01 is due.')).toBeVisible()
  const second = main.getByLabel('Amount of installment 2')
  await expect(second).toHaveValue('45.00')
  await main.getByLabel('Amount of installment 1').fill('60.01')
  await expect(main.getByText('The installments add up to $105.01; $90.01 is due.')).toBeVisible()
  await main.getByRole('button', { name: say.send }).click()
  await expect(page.getByText('The installments do not add up to what is due now.')).toBeVisible()
  await second.fill('30.00')
  await expectSound(page)
  await main.getByRole('button', { name: say.send }).click()
  const sure = page.getByRole('alertdialog', { name: say.sendAsk })
  await expect(sure.getByText('$60.01')).toBeVisible()
  await sure.getByRole('button', { name: say.send }).click()
  await expect(main.getByText(say.offered, { exact: true })).toBeVisible()
  await expect(main.getByRole('cell', { name: '$30.00' })).toBeVisible()
})
