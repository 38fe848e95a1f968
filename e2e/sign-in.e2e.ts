import type { PlaywrightTestOptions } from '@playwright/test'
import { demoPassword, waitForMail } from '@portal/local/testing'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { newAddress, openLink, people, signIn } from './people.ts'
import { castOf, signIn as signInAs } from './sign-in.ts'

const words = {
  en: {
    email: 'Email address',
    again: 'Email address again',
    password: 'Password',
    passwordAgain: 'Password again',
    newPassword: 'New password',
    create: 'Create account',
    login: 'Log in',
    sendLink: 'Send the link',
    checkEmail: /Check your email/,
    save: 'Save the new password',
    saved: 'Your new password is saved. Log in with it.',
    confirm: 'Confirm your email address',
    about: 'Create your account',
    wrong: 'The email address or password is not right.',
    welcome: /^Welcome/,
    account: 'Account',
    logout: 'Log out',
    loggedOut: 'You are logged out.',
  },
  es: {
    email: 'Correo electrónico',
    again: 'Repita el correo electrónico',
    password: 'Contraseña',
    passwordAgain: 'Repita la contraseña',
    newPassword: 'Contraseña nueva',
    create: 'Crear cuenta',
    login: 'Iniciar sesión',
    sendLink: 'Enviar el enlace',
    checkEmail: /Revise su correo/,
    save: 'Guardar la contraseña nueva',
    saved: 'Su contraseña nueva quedó guardada. Inicie sesión con ella.',
    confirm: 'Confirme su correo electrónico',
    about: 'Cree su cuenta',
    wrong: 'El correo electrónico o la contraseña no son correctos.',
    welcome: /^Le damos la bienvenida/,
    account: 'Cuenta',
    logout: 'Cerrar sesión',
    loggedOut: 'Ha cerrado la sesión.',
  },
} as const

interface Condition {
  readonly title: string
  readonly language: keyof typeof words
  readonly options: Partial<Pick<PlaywrightTestOptions, 'viewport' | 'javaScriptEnabled'>>
  readonly isKeyboardOnly?: boolean
}

const phone = { width: 320, height: 640 }
const conditions: readonly Condition[] = [
  { title: 'with the keyboard alone', language: 'en', options: {}, isKeyboardOnly: true },
  { title: 'in Spanish at 320 px', language: 'es', options: { viewport: phone } },
  {
    title: 'without JavaScript, in Spanish, at 320 px, with the keyboard alone',
    language: 'es',
    options: { viewport: phone, javaScriptEnabled: false },
    isKeyboardOnly: true,
  },
]

const first = 'Correct-horse-7'
const second = 'Battery-staple-8'

for (const { title, language, options, isKeyboardOnly = false } of conditions) {
  test.describe(`somebody comes in ${title}`, () => {
    // A wrong password, and the alerts of a page whose session just ended.
    test.use({
      ...options,
      language,
      isKeyboardOnly,
      refusals: /^\/api\/(?:auth\/sign-in|systemAlerts)$/,
    })
    // Mail, two sessions and a hundred keys take over a minute on a busy machine.
    test.setTimeout(120_000)
    const say = words[language]

    test('signs up, verifies the address, resets the password and logs in', async ({
      page,
      city,
      hands: { write, press },
    }) => {
      const field = (label: string) => page.getByLabel(label, { exact: true })
      const button = (name: string) => page.getByRole('main').getByRole('button', { name })
      const title = page.getByRole('heading', { level: 1 })
      const address = newAddress()

      await page.goto('/signup')
      await expectSound(page)
      await press(button(say.create))
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(4)
      await expectSound(page)
      await write(field(say.email), address)
      await write(field(say.again), address)
      await write(field(say.password), first)
      await write(field(say.passwordAgain), first)
      await press(button(say.create))
      await expect(page).toHaveURL(/\/account\/verificationRequired$/)
      await expect(title).toHaveText(say.confirm)
      await expect(page.getByText(address)).toBeVisible()
      await expectSound(page)

      const mail = await waitForMail(city.origins.mailbox, address)
      await openLink(page, city, mail.text)
      await expect(page).toHaveURL(/\/account\/create\/address$/)
      await expect(title).toBeVisible()

      await page.context().clearCookies({ name: 'session' })
      await page.goto('/forgotpassword')
      await expectSound(page)
      await write(field(say.email), address)
      await press(button(say.sendLink))
      await expect(page.getByText(say.checkEmail)).toBeVisible()
      await expectSound(page)
      const reset = await waitForMail(city.origins.mailbox, address, ({ text }) =>
        text.includes('/resetPassword?'),
      )
      await openLink(page, city, reset.text)
      await expectSound(page)
      await write(field(say.newPassword), second)
      await write(field(say.passwordAgain), second)
      await press(button(say.save))
      await expect(page.getByText(say.saved)).toBeVisible()

      await write(field(say.email), address)
      await write(field(say.password), first)
      await press(button(say.login))
      await expect(page.getByText(say.wrong)).toBeVisible()
      await expect(field(say.email)).toHaveValue(address)
      await expectSound(page)
      await write(field(say.password), second)
      await press(button(say.login))
      await expect(page).toHaveURL(/\/account\/create\/address$/)

      // The link works once.
      await page.context().clearCookies({ name: 'session' })
      await openLink(page, city, reset.text)
      await expect(page.getByRole('link', { name: /new link|enlace nuevo/ })).toBeVisible()
      await expectSound(page)
    })

    test('logs in to the dashboard, looks at the menu and logs out', async ({
      page,
      hands: { write, press },
    }) => {
      await page.goto('/login')
      await expectSound(page)
      await write(page.getByLabel(say.email, { exact: true }), people.manager)
      await write(page.getByLabel(say.password, { exact: true }), demoPassword)
      await press(page.getByRole('main').getByRole('button', { name: say.login }))
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.welcome)
      await expectSound(page)
      const menu = page.getByRole('banner').locator('summary').filter({ hasText: say.account })
      await press(menu)
      await expect(page.getByRole('navigation', { name: say.account })).toBeVisible()
      await expectSound(page)
      await press(page.getByRole('button', { name: say.logout }))
      await expect(page.getByText(say.loggedOut)).toBeVisible()
      await page.goto('/dashboard')
      await expect(page).toHaveURL(/\/(?:\?(?:notice=login-needed&)?redirectto=[^&]+)?$/)
    })
  })
}

test('login errors show beside their fields, with the rules’ texts', async ({ page }) => {
  await page.goto('/signup')
  await expectAlive(page)
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('Email address').fill('no address')
  await field('Email address again').fill('another')
  await field('Password').fill('short')
  await field('Password again').fill('other')
  await page.getByRole('button', { name: 'Create account' }).click()
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Enter the full email address, with an @ in it, like name@example.com.',
    'Enter the same email address both times.',
    'Choose a password that meets all the requirements.',
    'Enter the same password both times.',
  ])
  await summary.getByRole('link').nth(2).click()
  await expect(field('Password')).toBeFocused()
  await expect(page.getByText('an uppercase letter')).toBeVisible()
  await page.getByRole('button', { name: 'Show: ' }).first().click()
  await expect(field('Password')).toHaveAttribute('type', 'text')
  await expectSound(page)
})

test.describe('errors show', () => {
  test.use({ refusals: /^\/api\/(?:signup|verify|auth\/sign-in)$/ })

  test('an address with an account gets no second one', async ({ page }) => {
    await page.goto('/signup')
    await expectAlive(page)
    await page.getByLabel('Email address', { exact: true }).fill(people.full)
    await page.getByLabel('Email address again').fill(people.full)
    await page.getByLabel('Password', { exact: true }).fill(first)
    await page.getByLabel('Password again', { exact: true }).fill(first)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(
      page.getByText('There is already an account with this email address.'),
    ).toBeVisible()
  })

  test('the account is locked after five wrong passwords, and the page says so', async ({
    page,
  }) => {
    const address = newAddress()
    await page.goto('/login')
    await expectAlive(page)
    await page.getByLabel('Email address').fill(address)
    const submit = page.getByRole('main').getByRole('button', { name: 'Log in' })
    const refusal = page.getByRole('main').getByRole('alert')
    for (let time = 0; time < 5; time++) {
      await page.getByLabel('Password', { exact: true }).fill(`Wrong-password-${time}`)
      const answered = page.waitForResponse('**/api/auth/sign-in')
      await submit.click()
      await answered
    }
    await expect(refusal).toContainText('The email address or password is not right.')
    await submit.click()
    await expect(refusal).toContainText('Too many attempts.')
    await expectSound(page)
  })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
      test.use({ javaScriptEnabled })

      test('the mail can be resent once a minute, also after a reload', async ({
        page,
        context,
        city,
      }) => {
        const cast = await castOf(city)
        await signInAs(context, { city, cast, role: 'unverified' })
        await page.goto('/account/verificationRequired')
        if (javaScriptEnabled) await expectAlive(page)
        const again = page.getByRole('button', { name: 'Send the email again' })
        const wait = page.getByText(/You can ask again in \d+ seconds?\./)
        await expect(wait).toHaveCount(0)
        await again.click()
        await expect(page.getByText('Another email is on its way.')).toBeVisible()
        await waitForMail(city.origins.mailbox, `${cast.ids.unverified}@home.example`)
        await expect(again).toBeDisabled()
        await expect(wait).toBeVisible()
        if (javaScriptEnabled) await page.reload()
        else await page.getByRole('link', { name: 'See how long is left' }).click()
        if (javaScriptEnabled) await expectAlive(page)
        await expect(again).toBeDisabled()
        await expect(wait).toBeVisible()
        await expectSound(page)
        // Whatever the page allows, the server counts.
        if (!javaScriptEnabled) {
          await again.press('Enter')
          await expect(page.getByText('An email was sent a moment ago.')).toBeVisible()
        }
        await page.getByRole('button', { name: 'I have opened the link' }).click()
        await expect(page.getByText('The link in the email has not been opened yet.')).toBeVisible()
        await expectSound(page)
      })
    })
  }
})

test.describe('no link leads away from the portal through the login', () => {
  for (const redirectto of ['https://evil.example/', '//evil.example/', '/\\evil.example/']) {
    test(redirectto, async ({ page }) => {
      const query = new URLSearchParams({
        redirectto,
        guest_enabled: 'true',
        activityId: redirectto,
      })
      await page.goto(`/login?${query}`)
      await expect(page.getByRole('link', { name: /guest/ })).toHaveCount(0)
      await page.getByLabel('Email address').fill(people.manager)
      await page.getByLabel('Password', { exact: true }).fill(demoPassword)
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
      await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/dashboard$/)
    })
  }
})

test('a guest who came to pay continues without an account', async ({ page }) => {
  await page.goto('/login?redirectto=payment&guest_enabled=true')
  await expectSound(page)
  await page.getByRole('link', { name: 'Make payment as guest' }).click()
  await expect(page).toHaveURL(/\/payment$/)
  await page.goto('/login?redirectto=permit-search&guest_enabled=true')
  await page.getByRole('link', { name: 'Continue as guest' }).click()
  await expect(page).toHaveURL(/\/permit-search$/)
})

test('a visitor who came for a service continues with it after login', async ({
  page,
  context,
}) => {
  const services: { Id: string; Slug: string; Type: string }[] = await (
    await context.request.get('/api/activities')
  ).json()
  const service = services.find(({ Type }) => Type === 'CONTENT')
  await page.goto(`/login?activityId=${service?.Id}`)
  await expect(page.getByText('Please log in to use this service.')).toBeVisible()
  await page.getByLabel('Email address').fill(people.manager)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(new RegExp(`/activities/${service?.Slug}$`))
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    for (const app of ['resident', 'staff'] as const) {
      test(`a link to log out asks first, in the ${app} app`, async ({ page, context, city }) => {
        const origin = city.origins[app]
        await signIn(context, origin, people.administrator)
        await page.goto(`${origin}/logout`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log out?')
        await expectSound(page)
        await page.getByRole('main').getByRole('link', { name: 'Stay logged in' }).click()
        await expect(page).toHaveURL(`${origin}/${app === 'staff' ? '' : 'dashboard'}`)
        await page.goto(`${origin}/logout`)
        await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
        await expect(page.getByText('You are logged out.')).toBeVisible()
      })
    }
  })
}

test('an administrator’s menu leads to the staff app', async ({ page, context, city }) => {
  await signIn(context, city.origins.resident, people.administrator)
  await page.goto('/dashboard')
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Account' }).click()
  const users = page.getByRole('link', { name: 'Users', exact: true })
  await expect(users).toHaveAttribute('href', `${city.origins.staff}/users`)
  await expectSound(page)
})

test('the city’s app is tried, and the portal continues after five seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/openMobileApp')
  await page.clock.resume()
  await expectAlive(page)
  await expectSound(page)
  await page.clock.fastForward(5000)
  await expect(page).toHaveURL(/\/(?:\?(?:notice=login-needed&)?redirectto=[^&]+)?$/)
})
