import type { Page } from '@playwright/test'
import pg from 'pg'
import { giveUpMails, waitForMail } from '@portal/local/testing'
import type { JourneyCity } from './city.ts'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { newAddress, openLink } from './people.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    requests: 'News about my requests',
    devices: 'Devices',
    email: 'Email',
    quiet: 'Send me nothing in these hours',
    off: 'Turn off',
    from: 'From',
    to: 'To',
    save: 'Save my choices',
    saved: 'Your choices are saved.',
    log: 'See what was sent to you',
    logTitle: 'What was sent to you',
    news: 'Update on a request',
    sent: 'Sent',
    held: 'Not sent, you turned it off',
    device: 'Device',
    stopTitle: 'Stop these emails?',
    stop: 'Stop them',
    stopped: 'They are off. You get no more of them.',
    sending: 'Sending of messages',
    changed: 'Email: Email address changed',
    again: 'Send all again',
    onTheWay: /\d+ messages? (is|are) on (its|their) way again\./,
  },
  es: {
    requests: 'Novedades de mis solicitudes',
    devices: 'Dispositivos',
    email: 'Correo',
    quiet: 'No me envíen nada en estas horas',
    off: 'Desactivar',
    from: 'Desde',
    to: 'Hasta',
    save: 'Guardar mis elecciones',
    saved: 'Sus elecciones están guardadas.',
    log: 'Ver lo que se le envió',
    logTitle: 'Lo que se le envió',
    news: 'Novedades de una solicitud',
    sent: 'Enviado',
    held: 'No se envió, usted lo desactivó',
    device: 'Dispositivo',
    stopTitle: '¿Dejar de recibir estos correos?',
    stop: 'Dejar de recibirlos',
    stopped: 'Están desactivados. Ya no los recibirá.',
    sending: 'Envío de mensajes',
    changed: 'Correo electrónico: Correo electrónico cambiado',
    again: 'Reenviar todos',
    onTheWay: /\d+ mensajes? está(n)? de nuevo en camino\./,
  },
} as const

async function inDatabase<Answer>(
  { databaseUrl }: JourneyCity,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A browser of the person that gets push; returns their address. */
const giveBrowser = (city: JourneyCity, userId: string, language: 'en' | 'es') =>
  inDatabase(city, async (client) => {
    const { rows } = await client.query<{ email: string }>(
      'update users set language = $2 where id = $1 returning email',
      [userId, language],
    )
    await client.query(
      `insert into push_subscriptions (id, user_id, session_id, app, endpoint, p256dh, auth, language, created_at)
      select gen_random_uuid(), $1, s.id, 'resident', 'https://fcm.googleapis.com/fcm/send/' || gen_random_uuid(),
        'BPk', 'YXV0aA', $2, now() from sessions s where s.user_id = $1 limit 1`,
      [userId, language],
    )
    return rows[0]?.email ?? ''
  })

/** News of a request as its change queues them: a mail and a push. */
const queueNews = (city: JourneyCity, email: string, headline: string) =>
  inDatabase(city, async (client) => {
    await client.query(
      `with person as (select id, language from users where email = $1)
      insert into outbox (id, topic, dedupe_key, payload, created_at, next_attempt_at)
      select gen_random_uuid(), 'mail', gen_random_uuid()::text, json_build_object('kind', 'request-news',
        'to', $1::text, 'language', person.language, 'path', '/in_progress',
        'values', json_build_object('headline', $2::text, 'text', 'x')), now(), now() from person
      union all
      select gen_random_uuid(), 'push', gen_random_uuid()::text, json_build_object('kind', 'request-news',
        'subscriptionId', p.id, 'title', $2::text, 'body', '', 'path', '/in_progress'), now(), now()
      from person join push_subscriptions p on p.user_id = person.id`,
      [email, headline],
    )
  })

/** Whatever is queued by the portal itself lets all that is due leave. */
async function wakeOutbox(page: Page, { origins }: JourneyCity): Promise<void> {
  const reply = await page.request.post(`${origins.resident}/api/request-status`, {
    data: { number: '7', email: newAddress() },
    headers: { origin: origins.resident },
  })
  expect(reply.status()).toBe(200)
}

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a person turns push off and keeps mail, stops the mail by its link, and sees what was sent', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      const cast = await castOf(city)
      await signIn(context, { city, cast, role: 'resident' })
      const email = await giveBrowser(city, cast.ids.resident, language)
      await page.goto(`/account/notifications?lng=${language}`)
      await expectAlive(page)
      const kind = main.getByRole('group', { name: say.requests })
      const save = main.getByRole('button', { name: say.save })
      await hands.uncheck(kind.getByRole('checkbox', { name: say.devices }))
      await hands.press(save)
      await expect(page.getByText(say.saved)).toBeVisible()
      await page.reload()
      await expectAlive(page)
      await expect(kind.getByRole('checkbox', { name: say.devices })).not.toBeChecked()
      await expect(kind.getByRole('checkbox', { name: say.email })).toBeChecked()
      await expectSound(page)

      const headline = language === 'es' ? 'Farola: lista' : 'Streetlight: done'
      await queueNews(city, email, headline)
      await wakeOutbox(page, city)
      const mail = await waitForMail(city.origins.mailbox, email, ({ subject }) =>
        subject.includes(headline),
      )
      expect(mail.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
      expect(mail.raw).toMatch(/List-Unsubscribe:\s+<https?:\/\/[^>]*\/api\/unsubscribe\//)

      const footer = /https?:\S+\/unsubscribe\/\S+/.exec(mail.text)?.[0] ?? ''
      await context.clearCookies({ name: 'session' })
      await openLink(page, city, footer)
      await expectAlive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.stopTitle)
      await expectSound(page)
      await hands.press(main.getByRole('button', { name: say.stop }))
      await expect(page.getByText(say.stopped)).toBeVisible()
      await queueNews(city, email, `${headline} 2`)
      await wakeOutbox(page, city)

      await signIn(context, { city, cast, role: 'resident' })
      await page.goto('/account/notifications')
      await expectAlive(page)
      await expect(kind.getByRole('checkbox', { name: say.email })).not.toBeChecked()
      await hands.press(main.getByRole('link', { name: say.log }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.logTitle)
      const rows = main.getByRole('row').filter({ hasText: say.news })
      const withWay = (way: string) => rows.filter({ hasText: way })
      await expect
        .poll(
          async () => {
            await page.reload()
            return withWay(say.email).filter({ hasText: say.held }).count()
          },
          { timeout: 20_000 },
        )
        .toBe(1)
      await expect(withWay(say.email)).toHaveCount(2)
      // Pushes were held too: none was sent to a device.
      await expect(withWay(say.device).filter({ hasNotText: say.held })).toHaveCount(0)
      await expectSound(page)
    })

    test('a person is asked before the first kind is off by every channel, and keeps quiet hours', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      await signIn(context, { city, cast: await castOf(city), role: 'resident' })
      await page.goto(`/account/notifications?lng=${language}`)
      await expectAlive(page)
      const kind = main.getByRole('group', { name: say.requests })
      await hands.uncheck(kind.getByRole('checkbox', { name: say.devices }))
      await hands.uncheck(kind.getByRole('checkbox', { name: say.email }))
      const dialog = page.getByRole('alertdialog')
      await expectSound(page)
      await hands.press(dialog.getByRole('button', { name: say.off }))
      await expect(dialog).toHaveCount(0)
      await hands.check(main.getByRole('checkbox', { name: say.quiet }))
      const hour = language === 'es' ? '6 a.m.' : '6 AM'
      await hands.choose(main.getByLabel(say.to, { exact: true }), hour)
      await hands.press(main.getByRole('button', { name: say.save }))
      await expect(page.getByText(say.saved)).toBeVisible()
      await page.reload()
      await expectAlive(page)
      await expect(main.getByRole('checkbox', { name: say.quiet })).toBeChecked()
      await expect(main.getByLabel(say.to, { exact: true }).locator('option:checked')).toHaveText(
        hour,
      )
    })

    test('staff see how sending goes, and send all of a kind again', async ({
      page,
      context,
      city,
      hands,
    }) => {
      await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
      const domain = `${crypto.randomUUID()}.example`
      await giveUpMails(city, domain)
      await page.goto(`${city.origins.staff}/outbox?lng=${language}`)
      await expectAlive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.sending)
      await expectSound(page)
      await hands.press(page.getByRole('button', { name: `${say.again}: ${say.changed}` }))
      const dialog = page.getByRole('alertdialog')
      await expectSound(page)
      await hands.press(dialog.getByRole('button', { name: say.again }))
      await expect(page.getByText(say.onTheWay)).toBeVisible()
      await waitForMail(city.origins.mailbox, `ana@${domain}`)
      await expectSound(page)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('choices are saved by the page’s own form', async ({ page, context, city, main }) => {
    await signIn(context, { city, cast: await castOf(city), role: 'resident' })
    await page.goto('/account/notifications?lng=en')
    const box = main
      .getByRole('group', { name: words.en.requests })
      .getByRole('checkbox', { name: words.en.devices })
    await box.uncheck()
    await main.getByRole('button', { name: words.en.save }).click()
    await expect(main.getByText(words.en.saved)).toBeVisible()
    await expect(box).not.toBeChecked()
  })
})
