import pg from 'pg'
import { newCast, rolesOfStaff, type TestCity, waitForMail } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { openLink } from './people.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    title: 'Messages to many',
    write: 'Write a message',
    englishTitle: 'Title in English',
    englishBody: 'Text in English',
    spanishTitle: 'Title in Spanish',
    spanishBody: 'Text in Spanish',
    check: 'Check who gets it',
    checked: 'Check it, then send it',
    reaches: /It reaches \d+ people?\./,
    second: /A second person must approve it/,
    send: 'Send',
    test: 'Send me a test in English',
    tested: 'A test is on its way to you alone.',
    waits: 'It waits for a second person.',
    waiting: 'Waits for approval',
    approve: 'Approve and send',
    approved: 'Approved. It is sent when it is due.',
    sent: 'Sent',
    resend: 'Resend',
    inbox: 'Messages',
    stop: 'Stop them',
    stopped: 'They are off. You get no more of them.',
    headline: 'Snow on Friday',
  },
  es: {
    title: 'Mensajes a muchas personas',
    write: 'Escribir un mensaje',
    englishTitle: 'Título en inglés',
    englishBody: 'Texto en inglés',
    spanishTitle: 'Título en español',
    spanishBody: 'Texto en español',
    check: 'Ver a quién llega',
    checked: 'Revíselo y envíelo',
    reaches: /Llega a \d+ personas?\./,
    second: /Otra persona lo tiene que aprobar/,
    send: 'Enviar',
    test: 'Enviarme una prueba en inglés',
    tested: 'Una prueba va solo para usted.',
    waits: 'Espera a una segunda persona.',
    waiting: 'Espera aprobación',
    approve: 'Aprobar y enviar',
    approved: 'Aprobado. Se envía a su hora.',
    sent: 'Enviado',
    resend: 'Reenviar',
    inbox: 'Mensajes',
    stop: 'Dejar de recibirlos',
    stopped: 'Están desactivados. Ya no los recibirá.',
    headline: 'Nieve el viernes',
  },
} as const

/** Whatever hour it is, and with few people in the city. Returns the neighbor's address. */
async function settle({ databaseUrl }: TestCity, userId: string): Promise<string> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(`update city_settings set overrides = overrides ||
    '{"broadcastQuietHours": {"from": 0, "to": 0}, "broadcastSecondPersonAbove": 1}'`)
  const { rows } = await client.query<{ email: string }>('select email from users where id = $1', [
    userId,
  ])
  await client.end()
  return rows[0]?.email ?? ''
}

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('staff write to many, a second person approves, and who stops it is spared the next time', async ({
      page,
      context,
      startCity,
      hands,
      main,
    }) => {
      test.slow()
      const city = await startCity()
      const { staff, resident, mailbox } = city.origins
      const cast = await newCast(city, 'staff', rolesOfStaff)
      const neighbors = await castOf(city)
      const email = await settle(city, neighbors.ids.resident)
      await signIn(context, { city, cast, role: 'contentEditor' })

      await page.goto(`${staff}/bulk_push_notifications?lng=${language}`)
      await expectAlive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title)
      await expectSound(page)
      await hands.press(main.getByRole('link', { name: say.write }))
      const dialog = page.getByRole('dialog')
      await hands.write(dialog.getByLabel(say.englishTitle), 'Snow on Friday')
      await hands.write(dialog.getByLabel(say.englishBody), 'Move your car.')
      await hands.write(dialog.getByLabel(say.spanishTitle), 'Nieve el viernes')
      await hands.write(dialog.getByLabel(say.spanishBody), 'Mueva su auto.')
      await expect(dialog.getByRole('figure').first()).toContainText('Snow on Friday')
      await expectSound(page)
      await hands.press(dialog.getByRole('button', { name: say.test }))
      await expect(page.getByText(say.tested)).toBeVisible()
      await hands.press(dialog.getByRole('button', { name: say.check }))
      await expect(dialog.getByText(say.checked)).toBeVisible()
      await expect(dialog.getByText(say.reaches)).toBeVisible()
      await expect(dialog.getByText(say.second)).toBeVisible()
      await hands.press(dialog.getByRole('button', { name: say.send, exact: true }))
      await expect(page.getByText(say.waits)).toBeVisible()
      const row = page.getByRole('row').filter({ hasText: 'Snow on Friday' })
      await expect(row).toContainText(say.waiting)
      // Who wrote it cannot approve it.
      await expect(row.getByRole('button', { name: say.approve })).toHaveCount(0)

      await signIn(context, { city, cast, role: 'staff' })
      await page.reload()
      await expectAlive(page)
      await hands.press(row.getByRole('button', { name: say.approve }))
      await expect(page.getByText(say.approved)).toBeVisible()
      await city.runScheduled()
      await expect
        .poll(
          async () => {
            await city.runScheduled()
            await page.reload()
            return row.textContent()
          },
          { timeout: 60_000 },
        )
        .toContain(say.sent)
      await expectSound(page)

      await context.addCookies([{ name: 'language', value: language, url: resident }])
      await signIn(context, { city, cast: neighbors, role: 'resident' })
      await page.goto(`${resident}/messages`)
      await expectAlive(page)
      await expect(main.getByText(say.headline).first()).toBeVisible()
      await expectSound(page)

      const mail = await waitForMail(mailbox, email, ({ subject }) =>
        /Snow on Friday|Nieve el viernes/.test(subject),
      )
      expect(mail.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
      await context.clearCookies({ name: 'session' })
      await openLink(page, city, mail.text)
      await expectAlive(page)
      await expectSound(page)
      await hands.press(main.getByRole('button', { name: say.stop }))
      await expect(page.getByText(say.stopped)).toBeVisible()

      await signIn(context, { city, cast, role: 'staff' })
      await page.goto(`${staff}/bulk_push_notifications`)
      await expectAlive(page)
      await expect(row.getByRole('button', { name: say.resend })).toBeVisible()
    })
  })
}
