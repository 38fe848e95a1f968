import pg from 'pg'
import { putAccount, type TestCity, waitForMail } from '@portal/local/testing'
import { payByNonce } from './at-the-provider.ts'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    title: 'Delinquency notifications',
    verify: 'Verify',
    errors: /2 errors\. Mend them in the file/,
    negative: 'The amount is below zero.',
    past: 'The shut-off day is not after today.',
    summary: 'Check the notices, then send them',
    send: 'Send notifications',
    sent: 'The notices leave within a minute.',
    details: /View details/,
    open: /To be shut off/,
    paid: /Paid or agreed/,
    asked: /Ask for installments/,
    headline: /Your water will be shut off/,
    hours: /Monday to Friday/,
    legal: /This is a legal notice/,
    pay: 'Pay now',
    cannot: 'I cannot pay it all at once',
    note: /What would work for you\?/,
    plan: 'Twenty dollars a month',
    ask: 'Ask for installments',
    got: /You asked to pay in installments/,
    entry: (number: string) => `Water account ${number} asks for installments`,
  },
  es: {
    title: 'Avisos de morosidad',
    verify: 'Verificar',
    errors: /2 errores\. Corríjalos en el archivo/,
    negative: 'El monto es menor que cero.',
    past: 'El día de corte no es posterior a hoy.',
    summary: 'Revise los avisos y envíelos',
    send: 'Enviar los avisos',
    sent: 'Los avisos salen en el próximo minuto.',
    details: /Ver detalles/,
    open: /Por cortar/,
    paid: /Pagadas o con acuerdo/,
    asked: /Piden pagar a plazos/,
    headline: /Le cortaremos el agua/,
    hours: /lunes a viernes/,
    legal: /Este es un aviso legal/,
    pay: 'Pagar ahora',
    cannot: 'No puedo pagar todo de una vez',
    note: /¿Qué le serviría\?/,
    plan: 'Veinte dólares al mes',
    ask: 'Pedir pagar a plazos',
    got: /Usted pidió pagar a plazos/,
    entry: (number: string) => `La cuenta de agua ${number} pide pagar a plazos`,
  },
} as const

const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const fileOf = (...lines: readonly string[]) => ({
  name: 'overdue.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `\uFEFFaccountNumber,delinquentAmount,shutoffDate,phonePreference\r\n${lines.join('\r\n')}\r\n`,
  ),
})

/** Reads Spanish or English, has a browser, and turned off everything that can be. Returns their address. */
async function turnAllOff(
  { databaseUrl }: TestCity,
  userId: string,
  language: 'en' | 'es',
): Promise<string> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ email: string }>(
    'update users set language = $2 where id = $1 returning email',
    [userId, language],
  )
  await client.query(
    `insert into notification_preferences (user_id, notification_id, is_enabled, updated_at)
     select $1, x, false, now() from unnest(array['delinquent-billing', 'bill-ready', 'city-announcements', 'request-updates']) x
     on conflict (user_id, notification_id) do update set is_enabled = false`,
    [userId],
  )
  await client.query(
    `insert into resident_settings (user_id, wants_email, updated_at) values ($1, false, now())
     on conflict (user_id) do update set wants_email = false`,
    [userId],
  )
  await client.query(
    `insert into push_subscriptions (id, user_id, session_id, app, endpoint, p256dh, auth, language, created_at)
    select gen_random_uuid(), $1, s.id, 'resident', 'https://fcm.googleapis.com/fcm/send/' || gen_random_uuid(),
      'BPk', 'YXV0aA', $2, now() from sessions s where s.user_id = $1 limit 1`,
    [userId, language],
  )
  await client.end()
  return rows[0]?.email ?? ''
}

/** Notices that were queued for browsers; what they say leaves the outbox with them. */
async function countPushes({ databaseUrl }: TestCity): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rowCount } = await client.query(
    `select from outbox where topic = 'push' and dedupe_key like 'shutoff-notice/%'`,
  )
  await client.end()
  return rowCount ?? 0
}

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a file is mended, verified and sent; who turned all off gets the legal notice, pays, and is off the list', async ({
      page,
      context,
      startCity,
      hands,
      main,
    }) => {
      test.slow()
      // The notices leave by the schedule.
      const city = await startCity()
      const { staff, resident, mailbox } = city.origins
      const neighbors = await castOf(city)
      const own = await putAccount(city, neighbors.ids.resident, 8_435)
      const other = await putAccount(city, neighbors.ids.manager, 12_000)
      const email = await turnAllOff(city, neighbors.ids.resident, language)
      await signIn(context, { city, cast: await staffOf(city), role: 'finance' })

      await page.goto(`${staff}/delinquency_notifications?lng=${language}`)
      await expectAlive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title)
      await expectSound(page)
      const picker = main.locator('input[type=file]')
      const day = dayAhead(30)
      await picker.setInputFiles(
        fileOf(`${own.number},-84.35,${day},yes`, `${other.number},120.00,2020-01-31,no`),
      )
      await hands.press(main.getByRole('button', { name: say.verify, exact: true }))
      await expect(main.getByText(say.errors)).toBeVisible()
      const errors = main.getByRole('table').first()
      await expect(errors.getByRole('row').filter({ hasText: say.negative })).toContainText('2')
      await expect(errors.getByRole('row').filter({ hasText: say.past })).toContainText('3')
      await expectSound(page)

      await picker.setInputFiles(
        fileOf(`${own.number},84.35,${day},yes`, `${other.number},120.00,${day},no`),
      )
      await hands.press(main.getByRole('button', { name: say.verify, exact: true }))
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading', { name: say.summary })).toBeVisible()
      await expect(dialog.getByRole('row').filter({ hasText: own.number })).toContainText('$84.35')
      await expect(dialog.getByRole('row').filter({ hasText: own.number })).toContainText(email)
      await expectSound(page)
      await hands.press(dialog.getByRole('button', { name: say.send }))
      await expect(page.getByText(say.sent)).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await city.runScheduled()

      const mail = await waitForMail(mailbox, email, ({ subject }) => say.headline.test(subject))
      expect(mail.text).toMatch(say.hours)
      expect(mail.text).toMatch(say.legal)
      expect(mail.text).toContain('$84.35')
      expect(mail.raw).not.toContain('List-Unsubscribe')
      expect(await countPushes(city)).toBe(1)

      await page.goto(`${staff}/delinquency_notifications`)
      await expectAlive(page)
      await hands.press(main.getByRole('link', { name: say.details }).first())
      await expect(main.getByRole('row').filter({ hasText: own.number })).toBeVisible()
      await expectSound(page)
      const batch = new URL(page.url()).pathname

      await context.addCookies([{ name: 'language', value: language, url: resident }])
      await signIn(context, { city, cast: neighbors, role: 'resident' })
      await page.goto(`${resident}/messages`)
      await expectAlive(page)
      await expect(main.getByText(say.headline).first()).toBeVisible()
      await page.goto(`${resident}/payment/water-bill-payment-records`)
      await expectAlive(page)
      await expect(main.getByRole('link', { name: say.pay })).toBeVisible()
      await expectSound(page)
      await hands.press(main.getByText(say.cannot))
      await hands.write(main.getByLabel(say.note), say.plan)
      await expectSound(page)
      await hands.press(main.getByRole('button', { name: say.ask }))
      await expect(main.getByText(say.got)).toBeVisible()

      await page.goto(`${staff}/inbox`)
      await expectAlive(page)
      await hands.press(main.getByRole('link', { name: say.entry(own.number) }))
      await page.waitForURL(`${staff}${batch}?account=${own.number}`)
      await expectAlive(page)
      await expect(main.getByRole('row').filter({ hasText: own.number })).toContainText(say.plan)
      await expect(main.getByRole('row').filter({ hasText: other.number })).toHaveCount(0)
      await expectSound(page)

      await payByNonce(city, {
        cookie: `session=${neighbors.cookies.resident}`,
        accountNumber: own.number,
        amount: 84.35,
      })
      await page.goto(`${staff}${batch}?filter=open`)
      await expectAlive(page)
      await expect(main.getByRole('row').filter({ hasText: other.number })).toBeVisible()
      await expect(main.getByRole('row').filter({ hasText: own.number })).toHaveCount(0)
      const crew = await page.request.get(
        `${staff}/api/notifications/delinquencies/shutoffs?day=${day}`,
      )
      const list = await crew.text()
      expect(list).toContain(other.number)
      expect(list).not.toContain(own.number)
      await hands.press(main.getByRole('link', { name: say.paid }))
      await expect(main.getByRole('row').filter({ hasText: own.number })).toBeVisible()
      await expectSound(page)

      await page.goto(`${resident}/payment/water-bill-payment-records`)
      await expectAlive(page)
      await expect(main.getByRole('link', { name: say.pay })).toHaveCount(0)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a file is verified and sent, and its errors are named', async ({
    page,
    context,
    city,
    main,
  }) => {
    const { ids } = await castOf(city)
    const own = await putAccount(city, ids.resident, 4_400)
    await signIn(context, { city, cast: await staffOf(city), role: 'finance' })
    await page.goto(`${city.origins.staff}/delinquency_notifications`)
    const verify = main.getByRole('button', { name: 'Verify', exact: true })
    const picker = main.locator('input[type=file]')
    await picker.setInputFiles(fileOf(`${own.number},=1+1,${dayAhead(31)},`))
    await verify.click()
    await expect(main.getByRole('row').filter({ hasText: 'formula' })).toContainText('Row 2')
    await picker.setInputFiles(fileOf(`${own.number},44,${dayAhead(31)},`))
    await verify.click()
    await expect(main.getByRole('row').filter({ hasText: own.number })).toContainText('$44.00')
    await expectSound(page)
    await main.getByRole('button', { name: 'Send notifications' }).click()
    await expect(main.getByText('The notices leave within a minute.')).toBeVisible()
  })
})
