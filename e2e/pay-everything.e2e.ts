import type { BrowserContext, Page } from '@playwright/test'
import pg from 'pg'
import { putAccount } from '@portal/local/testing'
import { payByNonce } from './at-the-provider.ts'
import { billWords } from './bill-words.ts'
import type { JourneyCity } from './city.ts'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { type Hands, pointer } from './hands.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    title: 'Please check before you pay',
    due: /Nothing is due on account/,
    paid: /\$58\.00 was already paid on account .* on \S+/,
    more: /\$20\.00 is due on account .* You are about to pay \$150\.00/,
    yes: (sum: string) => `Yes, pay ${sum} anyway`,
    choose: 'Choose what to pay',
  },
  es: {
    title: 'Revise antes de pagar',
    due: /No se debe nada en la cuenta/,
    paid: /El \S+.* ya se pagaron \$58\.00 en la cuenta /,
    more: /En la cuenta .* se deben \$20\.00\. Usted está por pagar \$150\.00/,
    yes: (sum: string) => `Sí, pagar ${sum} de todos modos`,
    choose: 'Elegir qué pagar',
  },
} as const

const billsPath = '/payment/water-bill-payment-records'

/** Changes the balance while a screen is open. */
async function owe(city: JourneyCity, id: string, cents: number): Promise<void> {
  const client = new pg.Client(city.databaseUrl)
  await client.connect()
  await client.query('update utility_accounts set balance_cents = $2 where id = $1', [id, cents])
  await client.end()
}

interface Case {
  readonly language: 'en' | 'es'
  readonly page: Page
  readonly context: BrowserContext
  readonly city: JourneyCity
  readonly hands: Hands
  readonly isScripted: boolean
}

async function askedInAllCases({ language, page, context, city, hands, isScripted }: Case) {
  const say = words[language]
  const cast = await castOf(city)
  const account = await putAccount(city, cast.ids.resident, 5_800)
  await signIn(context, { city, cast, role: 'resident' })
  const main = page.getByRole('main')
  const payAll = main.getByRole('button', { name: billWords[language].payAll })
  const asked = page.getByRole('alert').filter({ hasText: say.title })
  const open = async () => {
    await page.goto(billsPath)
    if (isScripted) await expectAlive(page)
  }
  const payElsewhere = () =>
    payByNonce(city, { cookie: '', accountNumber: account.number, amount: 58 })

  // Paid by another user while the screen was open: nothing is due.
  await open()
  await payElsewhere()
  await hands.press(payAll)
  await expect(page).toHaveURL(billsPath)
  await expect(asked).toContainText(say.due)
  await expect(asked).toContainText(say.paid)
  if (isScripted) {
    await expect(asked).toBeFocused()
    await expectSound(page)
  }
  await expect(main.getByText(billWords[language].nothingDue).first()).toBeVisible()
  await expect(page.getByRole('link', { name: say.choose })).toHaveCount(0)
  // Without a yes, the question comes again.
  await hands.press(payAll)
  await expect(asked).toContainText(say.due)

  // The same balance again, and the same amount was paid within a day.
  await owe(city, account.id, 11_600)
  await open()
  await hands.press(payAll)
  await expect(asked).toContainText(say.paid)
  await expect(asked).not.toContainText(say.due)
  await expect(page.getByRole('link', { name: say.choose })).toBeVisible()

  // Far less is due than the screen shows.
  await owe(city, account.id, 20_800)
  await open()
  await owe(city, account.id, 7_800)
  await hands.press(payAll)
  await expect(asked).toContainText(say.more)
  await hands.check(page.getByRole('checkbox', { name: say.yes('$150.00') }))
  await hands.press(payAll)
  await expect(page).toHaveURL(/\/payment\?reference=/)
  await expect(main.getByText('$150.00').first()).toBeVisible()
}

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use({ ...options, refusals: /\/api\/payments$/ })

    test('paying everything in one press asks about accounts that are already paid', async ({
      page,
      context,
      city,
      hands,
    }) => {
      test.slow()
      await askedInAllCases({ language, page, context, city, hands, isScripted: true })
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('paying everything in one press asks about accounts that are already paid', async ({
    page,
    context,
    city,
  }) => {
    await askedInAllCases({
      language: 'en',
      page,
      context,
      city,
      hands: pointer,
      isScripted: false,
    })
  })
})
