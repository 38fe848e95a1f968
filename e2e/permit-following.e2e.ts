import type { Page } from '@playwright/test'
import { waitForMail } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { newAddress, openLink } from './people.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    email: 'Email address',
    follow: 'Follow',
    asked: /Check your email/,
    confirm: 'Yes, send me news',
    following: 'You follow this permit',
    stop: 'Stop following',
    stopThis: /^Stop following: /,
    stopped: /You get no more news/,
    none: 'You follow no permit.',
  },
  es: {
    email: 'Correo electrónico',
    follow: 'Seguir',
    asked: /Revise su correo/,
    confirm: 'Sí, envíenme noticias',
    following: 'Usted sigue este permiso',
    stop: 'Dejar de seguir',
    stopThis: /^Dejar de seguir: /,
    stopped: /Ya no recibirá noticias/,
    none: 'No sigue ningún permiso.',
  },
} as const

interface Listed {
  readonly year: number
  readonly number: number
  readonly status: string
}

/** A permit of the demo city that is not over yet. */
async function openPermitOf(page: Page): Promise<string> {
  for (const street of ['m', 'f', 'o', 'w']) {
    const reply = await page.request.get(`/api/permits/search?streetName=${street}`)
    // The contract's own shape.
    const found = (await reply.json()) as readonly Listed[]
    const open = found.find(({ status }) => status === 'Under Review')
    if (open) return `/permits/${open.year}/${open.number}`
  }
  throw new Error('The demo city has no permit in review')
}

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a neighbor looks a permit up, follows it as a guest, and stops by the email’s link', async ({
      page,
      city,
      hands,
      main,
    }) => {
      const path = await openPermitOf(page)
      await page.goto(path)
      await expectAlive(page)
      await expectSound(page)
      const address = newAddress()
      await hands.write(main.getByLabel(say.email), address)
      await hands.press(main.getByRole('button', { name: say.follow, exact: true }))
      await expect(main.getByText(say.asked)).toBeVisible()
      await expectSound(page)

      const mail = await waitForMail(city.origins.mailbox, address)
      await openLink(page, city, mail.text)
      await expectAlive(page)
      await expect(page).toHaveURL(new RegExp(path))
      await hands.press(main.getByRole('button', { name: say.confirm }))
      await expect(main.getByRole('heading', { name: say.following })).toBeVisible()
      await expectSound(page)
      await hands.press(main.getByRole('button', { name: say.stop }))
      await expect(main.getByText(say.stopped)).toBeVisible()
      await expect(main.getByLabel(say.email)).toBeVisible()
      await expectSound(page)
    })

    test('with an account, one press follows and another stops', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      await signIn(context, { city, cast: await castOf(city), role: 'resident' })
      await page.goto(await openPermitOf(page))
      await expectAlive(page)
      await hands.press(main.getByRole('button', { name: say.follow, exact: true }))
      await expect(main.getByRole('heading', { name: say.following })).toBeVisible()
      await page.reload()
      await expectAlive(page)
      await hands.press(main.getByRole('button', { name: say.stop }))
      await expect(main.getByText(say.stopped)).toBeVisible()
      await expectSound(page)

      await hands.press(main.getByRole('button', { name: say.follow, exact: true }))
      await expect(main.getByRole('heading', { name: say.following })).toBeVisible()
      await page.goto('/account/notifications')
      await expectAlive(page)
      await expectSound(page)
      await hands.press(main.getByRole('button', { name: say.stopThis }))
      await expect(main.getByText(say.stopped)).toBeVisible()
      await expect(main.getByText(say.none)).toBeVisible()
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, language: 'en' })

  test('a guest follows and confirms', async ({ page, city }) => {
    const say = words.en
    await page.goto(await openPermitOf(page))
    const address = newAddress()
    await page.getByLabel(say.email).fill(address)
    await page.getByRole('button', { name: say.follow, exact: true }).click()
    await expect(page.getByText(say.asked)).toBeVisible()
    const mail = await waitForMail(city.origins.mailbox, address)
    await openLink(page, city, mail.text)
    await page.getByRole('button', { name: say.confirm }).click()
    await expect(page.getByRole('heading', { name: say.following })).toBeVisible()
  })
})
