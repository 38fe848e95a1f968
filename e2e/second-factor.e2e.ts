import type { Page } from '@playwright/test'
import {
  demoPassword,
  newStaff,
  requireSecondFactorOf,
  type StaffAccount,
  totpCodeOf,
} from '@portal/local/testing'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { keyboardOf } from './hands.ts'

test.use({ refusals: /^\/api\/auth\/(second-|sign-in)/ })

interface Words {
  readonly email: string
  readonly password: string
  readonly logIn: string
  readonly logOut: string
  readonly setUpApp: string
  readonly firstCode: string
  readonly addApp: string
  readonly code: string
  readonly enterCode: string
}

const english: Words = {
  email: 'Email address',
  password: 'Password',
  logIn: 'Log in',
  logOut: 'Log out',
  setUpApp: 'Set up an app',
  firstCode: 'Code that the app shows now',
  addApp: 'Add this app',
  code: 'Six-digit code',
  enterCode: 'Log in',
}

const spanish: Words = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  logIn: 'Iniciar sesión',
  logOut: 'Cerrar sesión',
  setUpApp: 'Configurar una aplicación',
  firstCode: 'Código que la aplicación muestra ahora',
  addApp: 'Agregar esta aplicación',
  code: 'Código de seis dígitos',
  enterCode: 'Iniciar sesión',
}

/** With the password, on the login page. */
async function logIn(page: Page, { email }: StaffAccount, words = english): Promise<void> {
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: words.logIn }).click()
}

/** On a page with the setup; returns its key. */
async function addApp(page: Page, words = english): Promise<string> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: words.setUpApp }).click()
  const key = main.locator('code').first()
  await expect(key).toHaveText(/^([A-Z2-7]{4} ?){8}$/)
  const secret = (await key.textContent()) ?? ''
  await main.getByLabel(words.firstCode).fill(totpCodeOf(secret))
  await main.getByRole('button', { name: words.addApp }).click()
  return secret
}

const recoveryCodes = (page: Page) => page.getByRole('main').locator('ol code')

async function logOut(page: Page, origin: string, words = english): Promise<void> {
  await page.goto(`${origin}/logout`)
  await page.getByRole('main').getByRole('button', { name: words.logOut }).click()
  await expect(page).toHaveURL(/\/login\?notice=logged-out$/)
}

/** A passkey of the device, by Chromium's virtual authenticator. */
async function plugIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a clerk adds an authenticator app, and logs in with its code, by keyboard', async ({
  page,
  city,
}) => {
  const clerk = await newStaff(city, demoPassword)
  const { write, press } = keyboardOf(page)
  await page.goto(`${city.origins.staff}/security`)
  await logIn(page, clerk)
  await page.waitForURL(`${city.origins.staff}/security`)
  await expect(page.getByText('No second step yet')).toBeVisible()
  await expectAlive(page)
  await expectSound(page)
  const main = page.getByRole('main')
  await press(main.getByRole('button', { name: 'Set up an app' }))
  await expect(main.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectSound(page)
  const secret = (await main.locator('code').first().textContent()) ?? ''
  await write(main.getByLabel('Code that the app shows now'), '000000')
  await page.keyboard.press('Enter')
  await expect(main.getByText('This code is not right').first()).toBeVisible()
  await main.getByLabel('Code that the app shows now').fill(totpCodeOf(secret))
  await press(main.getByRole('button', { name: 'Add this app' }))
  await expect(main.getByText('My phone was added.')).toBeVisible()
  await expect(recoveryCodes(page)).toHaveCount(10)
  await expect(main.getByText('You have 10 recovery codes left')).toBeVisible()
  await expectSound(page)
  await page.reload()
  await expect(recoveryCodes(page)).toHaveCount(0)

  await logOut(page, city.origins.staff)
  await page.goto(`${city.origins.staff}/payments`)
  await logIn(page, clerk)
  await expect(page).toHaveURL(/\/second-step\?redirectto=%2Fpayments$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
  const code = page.getByLabel('Six-digit code')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await expectAlive(page)
  await expectSound(page)
  // The page that was asked for stays closed.
  await page.goto(`${city.origins.staff}/requests`)
  await page.waitForURL(/\/second-step\?redirectto=%2Frequests$/)
  await expectAlive(page)
  // The next one, because the one of now may be the app's first.
  const right = totpCodeOf(secret, 1)
  await write(page.getByLabel('Six-digit code'), `${right.slice(0, 3)} ${right.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/requests/)
  await logOut(page, city.origins.staff)

  await logIn(page, clerk)
  await page.waitForURL(/\/second-step/)
  await expectAlive(page)
  await page.getByLabel('Six-digit code').fill(right)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('it was already used').first()).toBeVisible()
})

test('a clerk adds a passkey, logs in with it, and removes it', async ({ page, city }) => {
  const clerk = await newStaff(city, demoPassword)
  await plugIn(page)
  await page.goto(`${city.origins.staff}/security`)
  await logIn(page, clerk)
  await page.waitForURL(`${city.origins.staff}/security`)
  await expectAlive(page)
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill('Work laptop')
  await main.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(main.getByText('Work laptop was added.')).toBeVisible()
  await expect(recoveryCodes(page)).toHaveCount(10)
  await expectSound(page)
  await logOut(page, city.origins.staff)

  await logIn(page, clerk)
  await page.waitForURL(/\/second-step/)
  await expectAlive(page)
  await expectSound(page)
  const { press } = keyboardOf(page)
  await press(page.getByRole('main').getByRole('button', { name: 'Use a passkey' }))
  await expect(page).toHaveURL(`${city.origins.staff}/`)
  await page.goto(`${city.origins.staff}/security`)
  await expectAlive(page)
  await main.getByRole('button', { name: 'Remove Work laptop' }).click()
  await expect(main.getByText('Work laptop was removed.')).toBeVisible()
  await expect(main.getByText('No second step yet')).toBeVisible()
})

test('a recovery code works once, and wrong codes are limited', async ({ page, city }) => {
  const clerk = await newStaff(city, demoPassword)
  await page.goto(`${city.origins.staff}/security`)
  await logIn(page, clerk)
  await page.waitForURL(`${city.origins.staff}/security`)
  await expectAlive(page)
  await addApp(page)
  await expect(recoveryCodes(page)).toHaveCount(10)
  const [code = ''] = await recoveryCodes(page).allTextContents()
  await logOut(page, city.origins.staff)
  const enter = async (): Promise<void> => {
    await logIn(page, clerk)
    await page.waitForURL(/\/second-step/)
    await expectAlive(page)
    await page.getByText('Use a recovery code instead').click()
    await page.getByLabel('Recovery code').fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Log in with this code' }).click()
  }
  await enter()
  await expect(page).toHaveURL(`${city.origins.staff}/`)
  await logOut(page, city.origins.staff)
  await enter()
  await expect(page.getByText('This recovery code is not right').first()).toBeVisible()
  await expectSound(page)
  const guess = page.getByLabel('Six-digit code')
  const submit = page.getByRole('main').getByRole('button', { name: 'Log in', exact: true })
  for (let tries = 0; tries < 5; tries += 1) {
    await guess.fill(`00000${tries}`)
    await submit.click()
    await expect(submit).not.toHaveAttribute('aria-busy', 'true')
  }
  await expect(page.getByText('Too many attempts').first()).toBeVisible()
})

test.describe('without JavaScript, in Spanish, at 320 px', () => {
  test.use({
    javaScriptEnabled: false,
    language: 'es',
    viewport: { width: 320, height: 640 },
  })

  test('staff who need a second step set it up before all else', async ({ page, city }) => {
    const clerk = await newStaff(city, demoPassword)
    await requireSecondFactorOf(city, clerk.id)
    await page.goto(`${city.origins.staff}/payments`)
    await logIn(page, clerk, spanish)
    await expect(page).toHaveURL(/\/second-step\?redirectto=%2Fpayments$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configure su segundo paso')
    await expectSound(page)
    await page.goto(`${city.origins.staff}/security`)
    await expect(page).toHaveURL(/\/second-step/)
    const secret = await addApp(page, spanish)
    await expect(recoveryCodes(page)).toHaveCount(10)
    await expectSound(page)
    await page.getByRole('link', { name: 'Ya los guardé. Continuar' }).click()
    await expect(page).toHaveURL(`${city.origins.staff}/security`)
    await expectSound(page)
    await page.getByRole('button', { name: /^Quitar/ }).click()
    await expect(page.getByText('Agregue otro antes de quitar este').first()).toBeVisible()

    await logOut(page, city.origins.staff, spanish)
    await logIn(page, clerk, spanish)
    await expect(page).toHaveURL(/\/second-step/)
    await expectSound(page)
    await page.getByLabel(spanish.code).fill(totpCodeOf(secret, 1))
    await page
      .getByRole('main')
      .getByRole('button', { name: spanish.enterCode, exact: true })
      .click()
    await expect(page).toHaveURL(`${city.origins.staff}/`)
  })
})

test('an administrator resets a colleague’s second step', async ({ page, browser, city }) => {
  const [ada, ben] = [
    await newStaff(city, demoPassword, 'Ada'),
    await newStaff(city, demoPassword, 'Ben'),
  ]
  const colleague = await (await browser.newContext()).newPage()
  await colleague.goto(`${city.origins.staff}/security`)
  await logIn(colleague, ben)
  await colleague.waitForURL(`${city.origins.staff}/security`)
  await expectAlive(colleague)
  await addApp(colleague)
  await expect(recoveryCodes(colleague)).toHaveCount(10)

  await page.goto(`${city.origins.staff}/people/${ben.id}`)
  await logIn(page, ada)
  await page.waitForURL(/\/people\//)
  await expectAlive(page)
  await expectSound(page)
  const main = page.getByRole('main')
  await main.getByLabel('Your own password', { exact: true }).fill(demoPassword)
  await main.getByRole('button', { name: 'Reset second step' }).click()
  await expect(main.getByText('The second step was reset.')).toBeVisible()
  await colleague.goto(`${city.origins.staff}/payments`)
  await expect(colleague).toHaveURL(/\/login/)
  await logIn(colleague, ben)
  await expect(colleague).toHaveURL(`${city.origins.staff}/payments`)
  await colleague.context().close()
})
