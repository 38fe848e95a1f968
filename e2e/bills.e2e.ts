import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { putAccount } from '@portal/local/testing'
import { billWords } from './bill-words.ts'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { people, signIn as signInByMail } from './people.ts'
import { castOf, signIn } from './sign-in.ts'

const bills = '/payment/water-bill-payment-records'

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = billWords[language]

    test('a resident sees the balance, opens a bill, looks at the history and downloads it', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      const { resident } = city.origins
      await signInByMail(context, resident, people.full)
      await page.goto('/dashboard?highlight=billing')
      await expectAlive(page)
      await expect(page.locator('#billing')).toBeFocused()
      await expect(main.getByRole('heading', { name: say.bills, exact: true })).toBeVisible()
      const pay = main.getByRole('link', { name: say.pay })
      await expect(pay.first()).toHaveAttribute(
        'href',
        /^\/payment\?accountNumber=1001-5001&accountType=UTILITY&amount=\d+\.\d\d&penaltyAmount=0\.00$/,
      )
      await expect(pay.last()).toHaveAttribute(
        'href',
        /accountNumber=1005-5005.*penaltyAmount=[1-9]/,
      )
      await expectSound(page)

      await hands.press(main.getByRole('link', { name: say.all }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title)
      await expect(main.getByText(say.pastDue)).toBeVisible()
      const document = main.getByRole('link', { name: say.viewPdf }).first()
      const answer = await page.request.get((await document.getAttribute('href')) ?? '')
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
      await expectSound(page)

      // The bill's page matches the list's amounts.
      const total = await main.locator('p strong').first().textContent()
      await hands.press(main.getByRole('link', { name: say.viewBill }).first())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.billTitle)
      await expect(main.getByRole('figure', { name: say.usage })).toBeVisible()
      await expect(main.getByRole('heading', { name: say.slip })).toBeVisible()
      expect(total).toMatch(/^\$\d/)
      await expectSound(page)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title)

      await hands.press(main.getByRole('link', { name: say.history }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.historyTitle)
      await expect(main.getByRole('figure', { name: say.months })).toBeVisible()
      await hands.press(main.getByText(say.table))
      await expect(main.getByRole('table').first().getByRole('row')).toHaveCount(13)
      await expect(
        main.getByRole('rowheader', { name: /^\d{1,2}\/\d\d\/\d{4}$/ }).first(),
      ).toBeVisible()
      await expectSound(page)
      const download = page.waitForEvent('download')
      await hands.press(main.getByRole('link', { name: say.csv }))
      const csv = await readFile(await (await download).path(), 'utf8')
      expect(csv.split('\r\n')[0]).toBe(`\uFEFF${say.csvHead}`)
    })

    test('a resident adds an account, and then goes paperless', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      const cast = await castOf(city)
      await signIn(context, { city, cast, role: 'resident' })
      await page.goto(bills)
      await expect(main.getByText(say.none)).toBeVisible()
      await expect(main.getByRole('link', { name: say.add })).toHaveAttribute(
        'href',
        `/account/${cast.ids.resident}#water-accounts-section`,
      )
      await expectSound(page)
      await putAccount(city, cast.ids.resident)
      await page.goto(bills)
      await expectAlive(page)
      await hands.press(main.getByRole('button', { name: say.goPaperless }))
      await expect(main.getByText(say.paperless)).toBeVisible()
      await hands.press(main.getByRole('button', { name: say.goPaper }))
      await expect(main.getByText(say.paper)).toBeVisible()
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('bills can be read and go paperless', async ({ page, context, city, main }) => {
    const say = billWords.en
    const cast = await castOf(city)
    const { number } = await putAccount(city, cast.ids.resident, 6120)
    await signIn(context, { city, cast, role: 'resident' })
    await page.goto(bills)
    await expect(main.getByRole('heading', { name: number })).toBeVisible()
    await expect(main.getByText('$61.20').first()).toBeVisible()
    await main.getByRole('button', { name: say.goPaperless }).click()
    await expect(main.getByText(say.paperless)).toBeVisible()
    await expectSound(page)
    await page.goto('/payment/payment-history')
    await page.getByText(say.table).click()
    await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(13)
    await expectSound(page)
  })
})

test('a member who selected an organization sees its bills, not their own', async ({
  page,
  context,
  city,
  main,
}) => {
  const cast = await castOf(city)
  const { resident } = city.origins
  const own = await putAccount(city, cast.ids.manager)
  const bakery = await putAccount(city, { organizationId: cast.organizationId }, 6120)
  await signIn(context, { city, cast, role: 'manager' })
  const answer = await context.request.put(`${resident}/api/users`, {
    headers: { origin: resident },
    data: { selectedOrganization: cast.organizationId },
  })
  expect(answer.status()).toBe(200)
  await page.goto(bills)
  await expect(main.getByText('Accounts of Lantern Bakery')).toBeVisible()
  await expect(main.getByRole('heading', { name: `Account ${bakery.number}` })).toBeVisible()
  await expect(main.getByText(own.number)).toHaveCount(0)
  await page.goto('/dashboard?redirectto=payment')
  await expect(page).toHaveURL(new RegExp(`${bills}$`))
})

test('during maintenance Pay Bill is disabled with a reason, also before the redesign', async ({
  page,
  context,
  startCity,
}) => {
  const say = billWords.en
  const city = await startCity()
  const cast = await castOf(city)
  const staff = await castOf(city, 'staff')
  const { number } = await putAccount(city, cast.ids.resident, 6120)
  const client = new pg.Client(city.databaseUrl)
  await client.connect()
  await client.query(
    `insert into feature_flags (name, is_enabled, updated_at) values ('EnableWaterBillRedesign', false, now())`,
  )
  await client.end()
  const at = {
    enabled: true,
    englishText: 'We are counting the meters.',
    spanishText: 'Estamos contando los medidores.',
    startDate: null,
    endDate: null,
    // The same time on the next day: it never ends.
    startTime: '01:00 AM',
    endTime: '01:00 AM',
    daysActive: {
      everyDay: true,
      monday: false,
      tuesday: false,
      wednesday: false,
      thursday: false,
      friday: false,
      saturday: false,
      sunday: false,
    },
  }
  const added = await context.request.post(`${city.origins.staff}/api/paymentMaintenanceInfo`, {
    headers: { origin: city.origins.staff, cookie: `staff_session=${staff.cookies.staff}` },
    data: {
      billingMaintenancePeriod: {
        maintenanceWarningAlert: { ...at, enabled: false },
        maintenanceSettings: at,
      },
    },
  })
  expect(added.status()).toBe(201)
  await context.addCookies([
    { name: 'session', value: cast.cookies.resident, url: city.origins.resident, httpOnly: true },
  ])
  for (const path of ['/dashboard', bills]) {
    await page.goto(city.origins.resident + path)
    await expect(page.getByText(say.closed)).toBeVisible()
    await expect(page.getByText(at.englishText)).toBeVisible()
    await expect(page.getByRole('link', { name: say.pay })).toHaveCount(0)
    const pay = page.getByRole('button', { name: say.pay }).first()
    await expect(pay).toHaveAttribute('aria-disabled', 'true')
    await expectSound(page)
  }
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('$61.20')
})
