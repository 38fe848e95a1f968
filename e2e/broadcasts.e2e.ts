import pg from 'pg'
import {
  newCast,
  openPushService,
  putAccount,
  rolesOfStaff,
  type TestCity,
  waitForMail,
} from '@portal/local/testing'
import { broadcastWords } from './broadcast-words.ts'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { openLink } from './people.ts'
import { deliver, keepShown, standInForPushService } from './push-steps.ts'
import { castOf, signIn } from './sign-in.ts'

test.use({ serviceWorkers: 'allow' })

const path = '/bulk_push_notifications'

interface Neighbor {
  readonly id: string
  readonly language: string
}

/**
 * Whatever hour it is, and with few people in the city; one message is under way, and its worker takes
 * its time. Returns the neighbor's address.
 */
async function settle({ databaseUrl }: TestCity, { id, language }: Neighbor): Promise<string> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(`update city_settings set overrides = overrides ||
    '{"broadcastQuietHours": {"from": 0, "to": 0}, "broadcastSecondPersonAbove": 1}'`)
  await client.query(`with one as (
      insert into broadcasts (id, title, title_es, body, body_es, audience, channels, state, send_at,
        audience_size, created_at, updated_at)
      select gen_random_uuid(), 'Parade', 'Desfile', '', '', audience, '{inbox}', 'running', now(), 12,
        now(), now() from broadcasts where title like 'Boil%' returning id)
    insert into broadcast_shards (broadcast_id, wave, nth, from_user_id, taken_at)
    select id, 1, 0, '00000000-0000-0000-0000-000000000000', now() from one`)
  const { rows } = await client.query<{ email: string }>(
    'update users set language = $2 where id = $1 returning email',
    [id, language],
  )
  await client.end()
  return rows[0]?.email ?? ''
}

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = broadcastWords[language]

    test('staff write to many, a second person approves, and who opts out is spared the next one', async ({
      page,
      context,
      startCity,
      hands,
      main,
    }) => {
      test.slow()
      const pushes = await openPushService()
      const city = await startCity({ variables: { WEB_PUSH_URL: pushes.url } })
      const { staff, resident, mailbox } = city.origins
      const cast = await newCast(city, 'staff', rolesOfStaff)
      const neighbors = await castOf(city)
      const email = await settle(city, { id: neighbors.ids.resident, language })
      /** On the page where the other one was. */
      const as = async (role: 'contentEditor' | 'staff') => {
        const at = page.url()
        // An answer on its way would bring back the other one's cookie.
        await page.goto('about:blank')
        await signIn(context, { city, cast, role })
        await page.goto(at)
      }
      const dialog = page.getByRole('dialog')
      const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text })
      const row = rowOf('Snow on Friday')
      const send = async (expected: RegExp) => {
        await hands.press(dialog.getByRole('button', { name: say.check }))
        await expect(dialog.getByText(say.checked)).toBeVisible()
        await expect(dialog.getByRole('alert').getByText(expected)).toBeVisible()
        await expect(dialog.getByRole('alert').getByText(say.second)).toBeVisible()
        await hands.press(dialog.getByRole('button', { name: say.send, exact: true }))
        await expect(page.getByText(say.waits)).toBeVisible()
      }
      /** The jobs run, and the list shows it by itself. */
      const untilSent = async (text: string) =>
        expect
          .poll(
            async () => {
              await city.runScheduled()
              return rowOf(text).getByRole('link', { name: say.resend }).count()
            },
            { timeout: 60_000 },
          )
          .toBe(1)

      // A neighbor's browser subscribes to push.
      await signIn(context, { city, cast: neighbors, role: 'resident' })
      await standInForPushService(page, pushes)
      await page.goto(`${resident}/account/notifications?lng=${language}`)
      await expectAlive(page)
      const isSubscribed = page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.url().includes('/push'),
      )
      // It changes with the reply.
      await page.getByLabel(say.device).focus()
      await page.keyboard.press('Space')
      expect((await isSubscribed).status()).toBe(200)
      const notices = await keepShown(context)

      await as('contentEditor')
      await page.goto(`${staff}${path}?lng=${language}`)
      await expectAlive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title)
      await expectSound(page)

      // One that is under way is watched and stopped, and sent again to those who are left.
      const parade = rowOf('Parade')
      await expect(parade.getByRole('progressbar')).toBeVisible()
      await hands.press(parade.getByRole('button', { name: say.stop }))
      await expect(parade).toContainText(say.stoppedState)
      await hands.press(parade.getByRole('link', { name: say.resend }))
      await expect(dialog.getByText(say.remaining)).toBeVisible()
      await hands.press(dialog.getByRole('button', { name: say.resendNow }))
      await expect(parade).toContainText(say.waiting)

      await hands.press(main.getByRole('link', { name: say.write }))
      await hands.write(dialog.getByLabel(say.englishTitle), 'Snow on Friday')
      await expect(dialog.getByText(say.left)).toBeVisible()
      await hands.write(dialog.getByLabel(say.englishBody), 'Move your car.')
      await hands.write(dialog.getByLabel(say.spanishTitle), 'Nieve el viernes')
      await hands.write(dialog.getByLabel(say.spanishBody), 'Mueva su auto.')
      await expect(dialog.getByRole('figure').first()).toContainText('Snow on Friday')
      await expect(dialog.getByRole('status').getByText(say.goesTo)).toBeVisible()
      // A saved audience checks its boxes; what was written stays.
      await hands.press(dialog.getByRole('link', { name: 'Water customers' }))
      await expect(dialog.getByLabel(say.water)).toBeChecked()
      await expect(dialog.getByLabel(say.spanishTitle)).toHaveValue('Nieve el viernes')
      await hands.uncheck(dialog.getByLabel(say.water))
      await expectSound(page)
      await hands.press(dialog.getByRole('button', { name: say.test }))
      await expect(page.getByText(say.tested)).toBeVisible()
      await send(say.goesTo)
      await expect(row).toContainText(say.waiting)
      // Who wrote it cannot approve it.
      await expect(row.getByRole('button', { name: say.approve })).toHaveCount(0)

      await as('staff')
      await expectAlive(page)
      await hands.press(row.getByRole('link', { name: say.headline, exact: true }))
      await expect(dialog.getByText(say.everyone)).toBeVisible()
      await expectSound(page)
      await hands.press(dialog.getByRole('button', { name: say.approve }))
      await expect(page.getByText(say.approved)).toBeVisible()
      await hands.press(dialog.getByRole('button', { name: say.close }))
      await untilSent('Snow on Friday')

      // It comes to the neighbor's browser in their language; a press opens it in the inbox.
      await expect.poll(() => pushes.received.length).toBe(1)
      await signIn(context, { city, cast: neighbors, role: 'resident' })
      await page.goto(`${resident}/?lng=${language}`)
      await deliver(page, resident, pushes.received[0])
      await expect.poll(notices.notices).toMatchObject([{ title: say.headline, body: say.text }])
      await page.goto(await notices.press())
      expect(new URL(page.url()).pathname).toBe('/messages')
      await expectAlive(page)
      await expect(main.getByText(say.headline).first()).toBeVisible()
      await expectSound(page)

      const mail = await waitForMail(mailbox, email, ({ subject }) => subject === say.headline)
      expect(mail.text).toContain(say.text)
      expect(mail.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
      await context.clearCookies({ name: 'session' })
      await openLink(page, city, mail.text)
      await expectAlive(page)
      await expectSound(page)
      await hands.press(main.getByRole('button', { name: say.off }))
      await expect(page.getByText(say.isOff)).toBeVisible()
      await expectSound(page)
      // The link stops the mails; the rest is among the settings.
      const settings = main.getByRole('link', { name: say.settings })
      await expect(settings).toHaveAttribute('href', '/account/notifications')
      await signIn(context, { city, cast: neighbors, role: 'resident' })
      await page.goto(`${resident}/account/notifications`)
      await expectAlive(page)
      const announcements = main.getByRole('group', { name: say.announcements })
      await expect(announcements.getByRole('checkbox', { name: say.byMail })).not.toBeChecked()
      await hands.uncheck(announcements.getByRole('checkbox', { name: say.byPush }))
      await hands.uncheck(announcements.getByRole('checkbox', { name: say.byInbox }))
      await hands.press(page.getByRole('alertdialog').getByRole('button', { name: say.turnOff }))
      await hands.press(main.getByRole('button', { name: say.save }))
      await expect(page.getByText(say.saved)).toBeVisible()

      // The next one, with the words of the last.
      await as('staff')
      await page.goto(`${staff}${path}`)
      await expectAlive(page)
      await expect(row.getByRole('link', { name: say.resend })).toBeVisible()
      await hands.press(row.getByRole('link', { name: say.useAgain }))
      await expect(dialog.getByLabel(say.englishBody)).toHaveValue('Move your car.')
      await dialog.getByLabel(say.englishTitle).fill('Snow on Sunday')
      await dialog.getByLabel(say.spanishTitle).fill('Nieve el domingo')
      await send(say.spares)
      await as('contentEditor')
      await expectAlive(page)
      // From the list one reads it first.
      await expect(rowOf('Snow on Sunday').getByRole('button', { name: say.approve })).toHaveCount(
        0,
      )
      await hands.press(rowOf('Snow on Sunday').getByRole('link', { name: say.readFirst }))
      await hands.press(dialog.getByRole('button', { name: say.approve }))
      await expect(page.getByText(say.approved)).toBeVisible()
      await hands.press(dialog.getByRole('button', { name: say.close }))
      await untilSent('Snow on Sunday')
      await expect(rowOf('Snow on Sunday')).toContainText(say.optedOut)

      await signIn(context, { city, cast: neighbors, role: 'resident' })
      await page.goto(`${resident}/messages`)
      await expectAlive(page)
      await expect(main.getByText(say.headline).first()).toBeVisible()
      await expect(main.getByText(say.next)).toHaveCount(0)

      // Nor by push; a legal notice still does.
      expect(pushes.received).toHaveLength(1)
      const { number } = await putAccount(city, neighbors.ids.resident, 8_435)
      await signIn(context, { city, cast, role: 'finance' })
      const shutoffDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
      const sent = await page.request.post(`${staff}/api/notifications/delinquencies`, {
        headers: { origin: staff, 'idempotency-key': crypto.randomUUID() },
        data: {
          delinquencyData: [
            {
              line: 2,
              accountNumber: number,
              delinquentAmount: 84.35,
              shutoffDate,
              phonePreference: false,
            },
          ],
          isAcknowledged: true,
        },
      })
      expect(await sent.text()).toContain('rowCount')
      await expect
        .poll(
          async () => {
            await city.runScheduled()
            return pushes.received.at(-1)?.notification.title
          },
          { timeout: 30_000 },
        )
        .toMatch(say.shutoff)
      await pushes.stop()
    })
  })
}
