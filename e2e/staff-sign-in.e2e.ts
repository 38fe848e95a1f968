import { demoPassword } from '@portal/local/testing'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { keyboardOf } from './hands.ts'
import { people, signIn } from './people.ts'

test.use({ refusals: /^\/api\/auth\/sign-in$/ })

test('every page of the staff app requires login, and then continues', async ({ page, city }) => {
  const { write, press } = keyboardOf(page)
  await page.goto(`${city.origins.staff}/system_alerts`)
  await expect(page).toHaveURL(/\/login\?redirectto=%2Fsystem_alerts$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff login')
  await expect(page.getByRole('navigation', { name: 'Portal menu' })).toHaveCount(0)
  await expectSound(page)
  await write(page.getByLabel('Email address'), people.administrator)
  await write(page.getByLabel('Password', { exact: true }), demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${city.origins.staff}/system_alerts`)
  await expectSound(page)
  await press(page.getByRole('banner').locator('summary'))
  await press(page.getByRole('banner').getByRole('button', { name: 'Log out' }))
  await expect(page).toHaveURL(/\/login\?notice=logged-out$/)
  await expect(page.getByText('You are logged out.')).toBeVisible()
  await page.goto(`${city.origins.staff}/users`)
  await expect(page).toHaveURL(/\/login/)
})

test('a resident cannot enter the staff app', async ({ page, city }) => {
  await page.goto(`${city.origins.staff}/login`)
  await expectAlive(page)
  await page.getByLabel('Email address').fill(people.manager)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('This is for city staff.')).toBeVisible()
  await expectSound(page)
  await page.goto(`${city.origins.staff}/`)
  await expect(page).toHaveURL(/\/login$/)
})

test('idle staff are warned after 15 minutes, may stay, and are logged out in the end', async ({
  page,
  context,
  city,
}) => {
  await signIn(context, city.origins.staff, people.administrator)
  await page.clock.install()
  await page.goto(city.origins.staff)
  await page.clock.resume()
  await expectAlive(page)
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' })
  await page.clock.fastForward('14:30')
  await expect(warning).toHaveCount(0)
  await page.clock.fastForward('00:40')
  await expect(warning).toBeVisible()
  await expectSound(page)
  await warning.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(warning).toHaveCount(0)
  await page.clock.fastForward('17:00')
  await expect(page).toHaveURL(/\/login\?notice=session-ended$/)
  await expect(page.getByText('Your session has ended.')).toBeVisible()
})

test.describe('without JavaScript, in Spanish, at 320 px', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('staff can log in', async ({ page, city }) => {
    await page.goto(`${city.origins.staff}/login?lng=es`)
    await page.getByLabel('Correo electrónico').fill(people.administrator)
    await page.getByLabel('Contraseña', { exact: true }).fill('No es esta')
    const submit = page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' })
    await submit.click()
    await expect(
      page.getByText('El correo electrónico o la contraseña no son correctos.'),
    ).toBeVisible()
    await expectSound(page)
    await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
    await submit.click()
    await expect(page).toHaveURL(`${city.origins.staff}/`)
    await expectSound(page)
  })
})
