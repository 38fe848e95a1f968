import type { Page } from '@playwright/test'
import pg from 'pg'
import { ask, cityDay, type TestCity, waitForMail } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { newAddress, openLink } from './people.ts'
import { castOf, signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    number: 'House number',
    find: 'Find my day',
    whole: 'All pickups at this address',
    email: 'Email address',
    how: 'How',
    push: 'As a notification on my devices',
    remind: 'Remind me',
    asked: /Check your email/,
    confirm: 'Yes, remind me',
    on: 'Reminders are on',
    stop: 'Stop reminders',
    stopAt: /^Stop reminders: /,
    stopped: /You get no more reminders/,
    none: 'You have no pickup reminders.',
    tomorrow: /Christmas trees.*: tomorrow$/,
    late: /: not on /,
    district: 'District',
    reason: 'Reason, for residents',
    reasonEs: 'Reason in Spanish',
    move: 'Move today’s pickups',
    moved: 'Today’s pickups are moved.',
  },
  es: {
    number: 'Número de casa',
    find: 'Buscar mi día',
    whole: 'Todas las recolecciones en esta dirección',
    email: 'Correo electrónico',
    how: 'Cómo',
    push: 'Con un aviso en mis dispositivos',
    remind: 'Recordarme',
    asked: /Revise su correo/,
    confirm: 'Sí, recuérdenme',
    on: 'Los recordatorios están activos',
    stop: 'Dejar de recordarme',
    stopAt: /^Dejar de recordarme: /,
    stopped: /Ya no recibirá recordatorios/,
    none: 'No tiene recordatorios de recolección.',
    tomorrow: /árboles de Navidad.*: mañana$/i,
    late: /: no el /,
    district: 'Distrito',
    reason: 'Motivo, para la gente',
    reasonEs: 'Motivo en español',
    move: 'Mover lo de hoy',
    moved: 'Lo de hoy se movió.',
  },
} as const

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Whatever day it is: yard waste today, Christmas trees tomorrow, and an evening of 24 hours. */
async function makeDays({ databaseUrl }: TestCity): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(`update parcels set leaf_district = 'A'`)
  await client.query(`update city_settings
    set overrides = overrides || '{"pickupReminderHours": {"from": 0, "to": 24}}'`)
  for (const [service, day] of [
    ['yard-waste', cityDay(0)],
    ['christmas-trees', cityDay(1)],
  ] as const)
    await client.query(
      `insert into pickup_rules (id, kind, service, district, from_day, to_day, weekday, every_weeks,
        follows_holidays, moved_to, name, name_es, created_at)
      values (gen_random_uuid(), 'season', $1, 'A', $2, $2, $3, 1, false, null, '', '',
        now() - interval '2 days')`,
      [service, day, weekdayOf(day)],
    )
  await client.end()
}

/** An address of the demo city. */
async function placeIn(origin: string): Promise<string> {
  const list = await ask(
    origin,
    '/api/salesforce/landParcelMaster/garbagePickupDay?streetNumber=1001',
  )
  // The contract's own shape.
  const [found] = JSON.parse(list.text) as readonly { readonly Id: string }[]
  return `/pickup/${found?.Id ?? ''}`
}

async function openPlace(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${await placeIn(origin)}`)
}

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a neighbor finds their day, is reminded the evening before, hears of a delay, and stops', async ({
      page,
      context,
      startCity,
      hands,
      main,
    }) => {
      test.slow()
      const city = await startCity()
      await makeDays(city)
      const { resident, staff, mailbox } = city.origins
      await page.goto(`${resident}/garbage-search`)
      await expectAlive(page)
      await hands.write(main.getByLabel(say.number), '1001')
      await hands.press(main.getByRole('button', { name: say.find }))
      await hands.press(main.getByRole('table').getByRole('link').first())
      await hands.press(page.getByRole('dialog').getByRole('link', { name: say.whole }))
      await expect(page).toHaveURL(/\/pickup\/[0-9a-f-]{36}$/)

      const address = newAddress()
      await hands.write(main.getByLabel(say.email), address)
      await hands.press(main.getByRole('button', { name: say.remind }))
      await expect(main.getByText(say.asked)).toBeVisible()
      await expectSound(page)
      await openLink(page, city, (await waitForMail(mailbox, address)).text)
      await expectAlive(page)
      await hands.press(main.getByRole('button', { name: say.confirm }))
      await expect(main.getByRole('heading', { name: say.on })).toBeVisible()
      await expectSound(page)

      await city.runScheduled()
      const reminder = await waitForMail(mailbox, address, ({ subject }) =>
        say.tomorrow.test(subject),
      )
      expect(reminder.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')

      await signIn(context, { city, cast: await staffOf(city), role: 'contentEditor' })
      await page.goto(`${staff}/pickup_calendar?lng=${language}`)
      await expectAlive(page)
      const card = page.locator('form').filter({ hasText: say.move })
      const reason = `Truck ${crypto.randomUUID().slice(0, 8)}`
      await card.getByLabel(say.district).selectOption('A')
      await card.getByLabel(say.reason).fill(reason)
      await card.getByLabel(say.reasonEs).fill(reason)
      await hands.press(card.getByRole('button', { name: say.move }))
      await expect(page.getByText(say.moved).first()).toBeVisible()
      await city.runScheduled()
      const late = await waitForMail(mailbox, address, ({ subject }) => say.late.test(subject))
      expect(late.text).toContain(reason)

      await openLink(page, city, late.text)
      await expectAlive(page)
      await hands.press(main.getByRole('button', { name: say.stop }))
      await expect(main.getByText(say.stopped)).toBeVisible()
      await expect(main.getByLabel(say.email)).toBeVisible()
      await expectSound(page)
    })

    test('with an account one chooses how, and finds the place among the settings', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      await signIn(context, { city, cast: await castOf(city), role: 'resident' })
      await openPlace(page, city.origins.resident)
      await expectAlive(page)
      await main.getByLabel(say.how).selectOption({ label: say.push })
      await hands.press(main.getByRole('button', { name: say.remind }))
      await expect(main.getByRole('heading', { name: say.on })).toBeVisible()
      await expectSound(page)
      await page.goto('/account/notifications')
      await expectAlive(page)
      await expect(main.getByText(say.push)).toBeVisible()
      await expectSound(page)
      await hands.press(main.getByRole('button', { name: say.stopAt }))
      await expect(main.getByText(say.stopped)).toBeVisible()
      await expect(main.getByText(say.none)).toBeVisible()
      await expectSound(page)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, language: 'en' })

  test('a guest asks, confirms and stops', async ({ page, city, main }) => {
    const say = words.en
    await openPlace(page, city.origins.resident)
    const address = newAddress()
    await main.getByLabel(say.email).fill(address)
    await main.getByRole('button', { name: say.remind }).click()
    await expect(main.getByText(say.asked)).toBeVisible()
    await openLink(page, city, (await waitForMail(city.origins.mailbox, address)).text)
    await main.getByRole('button', { name: say.confirm }).click()
    await expect(main.getByRole('heading', { name: say.on })).toBeVisible()
    await main.getByRole('button', { name: say.stop }).click()
    await expect(main.getByText(say.stopped)).toBeVisible()
  })
})
