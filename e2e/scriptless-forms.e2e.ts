import { accountWords } from './account-words.ts'
import { expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { keyboardOf, pointer } from './hands.ts'
import { castOf, signIn } from './sign-in.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.setTimeout(120_000)

  test('an account is created, changed and joined to an organization, in Spanish, by keyboard, at 320 px', async ({
    page,
    context,
    city,
  }) => {
    const say = accountWords.es
    const { write, press, check, choose } = keyboardOf(page)
    const main = page.getByRole('main')
    const button = (name: string) => main.getByRole('button', { name, exact: true })
    const textbox = (name: string) => main.getByRole('textbox', { name })
    const cast = await castOf(city)
    await page.setViewportSize({ width: 320, height: 640 })
    await context.addCookies([{ name: 'language', value: 'es', url: city.origins.resident }])
    await signIn(context, { city, cast, role: 'no contact' })

    await page.goto('/account/create/address')
    await write(page.getByLabel(say.first), 'Paloma')
    await press(button(say.continue))
    // The reply has the input and the errors.
    await expect(main.getByRole('alert').getByRole('link')).toHaveCount(1)
    await expect(page.getByLabel(say.first)).toHaveValue('Paloma')
    await expectSound(page)
    await write(page.getByLabel(say.last), 'Sample')
    await write(page.getByLabel(say.street), '202 Millrace St')
    await write(textbox(say.city), 'Elgin')
    await choose(page.getByLabel(say.state), 'Illinois')
    await write(page.getByLabel(say.zip), '60120')
    await press(button(say.continue))

    await expect(page).toHaveURL(/\/account-information$/)
    await check(page.getByLabel(say.utilities))
    await check(page.getByLabel(say.business))
    await press(button(say.continue))
    // A checked box's fields come with the reply.
    await expect(page.getByLabel(say.utilities)).toBeChecked()
    await write(page.getByLabel(say.customer), '1004')
    await write(page.getByLabel(say.streetNumber), '102')
    await press(button(say.continue))

    await expect(page).toHaveURL(/\/business-information$/)
    await write(page.getByLabel(say.name), 'Kite Works')
    await press(button(say.finish))
    await expect(main.getByRole('alert').getByRole('link')).toHaveCount(6)
    await write(page.getByLabel(say.tax).first(), cast.ids['no contact'])
    await write(page.getByLabel(say.license).first(), '7')
    await write(page.getByLabel(say.street).first(), '1 Kite Lane')
    await write(textbox(say.city).first(), 'Elgin')
    await choose(page.getByLabel(say.state).first(), 'Illinois')
    await write(page.getByLabel(say.zip).first(), '60120')
    await press(button(say.finish))
    await expect(page).toHaveURL(/\/dashboard$/)

    await page.goto('/account/profile')
    await expect(page.getByLabel(say.last)).toHaveValue('Sample')
    await page.getByLabel(say.last).clear()
    await write(page.getByLabel(say.last), 'Vega')
    await press(button(say.save))
    await expect(page.getByText(say.saved)).toBeVisible()
    await expect(page.getByLabel(say.last)).toHaveValue('Vega')
    await expectSound(page)
  })

  test('staff change a user', async ({ page, context, city }) => {
    const cast = await castOf(city, 'staff')
    const { write, press } = pointer
    await signIn(context, { city, cast, role: 'staff' })
    await page.goto(`${city.origins.staff}/users/edit/${cast.ids.resident}`)
    const submit = page.getByRole('button', { name: 'Submit' })
    await press(submit)
    await expect(page.getByText('Could not update user')).toBeVisible()
    await write(page.getByLabel('First name'), 'Paloma')
    await write(page.getByLabel('Last name'), 'Sample')
    await write(page.getByLabel('Phone number'), '8475550123')
    await press(submit)
    await expect(page.getByText('Updated.')).toBeVisible()
    await expect(page.getByLabel('Last name')).toHaveValue('Sample')
    await expectSound(page)
  })
})
