import { ask } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    number: 'House number',
    street: 'Street',
    find: 'Find my day',
    day: 'Pickup day',
    whole: 'All pickups at this address',
    next: 'Your next pickup',
    subscribe: 'Add to my calendar',
    print: 'Print the year',
    empty: 'Enter a house number, a street, or both.',
    noHalf: /We have no 1001½ there/,
    exceptionDay: 'Day of the pickup',
    movedTo: 'Moved to',
    district: 'District',
    reason: 'Reason, for residents',
    reasonEs: 'Reason in Spanish',
    preview: 'Preview the next 60 days',
    save: 'Save the change',
    saved: 'The calendar has changed.',
    late: 'Move today’s pickups',
    moved: 'Today’s pickups are moved.',
    takeBack: 'Take back',
    taken: 'The rule is taken back.',
  },
  es: {
    number: 'Número de casa',
    street: 'Calle',
    find: 'Buscar mi día',
    day: 'Día de recolección',
    whole: 'Todas las recolecciones en esta dirección',
    next: 'Su próxima recolección',
    subscribe: 'Agregar a mi calendario',
    print: 'Imprimir el año',
    empty: 'Escriba un número de casa, una calle o ambos.',
    noHalf: /No tenemos ningún 1001½ ahí/,
    exceptionDay: 'Día de la recolección',
    movedTo: 'Pasa al',
    district: 'Distrito',
    reason: 'Motivo, para la gente',
    reasonEs: 'Motivo en español',
    preview: 'Ver los próximos 60 días',
    save: 'Guardar el cambio',
    saved: 'El calendario cambió.',
    late: 'Mover lo de hoy',
    moved: 'Lo de hoy se movió.',
    takeBack: 'Retirar',
    taken: 'La regla se retiró.',
  },
} as const

interface Place {
  readonly address: string
  readonly district: string
  readonly pickups: readonly { readonly service: string; readonly on: string | null }[]
}

interface Found {
  readonly Id: string
  readonly Parcel_Address__c: string
}

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a neighbor finds their day, its page, its year and its calendar', async ({
      page,
      main,
      hands,
      city,
    }) => {
      await page.goto('/garbage-search')
      await expectAlive(page)
      await expect(main).toContainText(say.empty)
      await expectSound(page)
      await hands.write(main.getByLabel(say.number), '1001')
      await hands.press(main.getByRole('button', { name: say.find }))
      const row = main.getByRole('table').getByRole('link').first()
      const address = (await row.textContent()) ?? ''
      await hands.press(row)
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(address)
      await expect(dialog).toContainText(say.day)
      await expectSound(page)
      await hands.press(dialog.getByRole('link', { name: say.whole }))
      await expect(page).toHaveURL(/\/pickup\/[0-9a-f-]{36}$/)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(address)
      await expect(main.getByRole('heading', { name: say.next })).toBeVisible()
      await expectSound(page)

      const link = await main.getByRole('link', { name: say.subscribe }).getAttribute('href')
      expect(link).toMatch(/^webcal:/)
      const file = await ask(
        city.origins.resident,
        new URL((link ?? '').replace(/^webcal/, 'http')).pathname,
      )
      expect(file.text).toMatch(/^BEGIN:VCALENDAR\r\n/)

      await hands.press(main.getByRole('link', { name: say.print }))
      await expect(page).toHaveURL(/\?year=\d{4}$/)
      await expect(main.getByRole('table')).toHaveCount(12)
      await expectSound(page)
    })

    test('a half number that we do not have shows the whole one', async ({ page, main, hands }) => {
      await page.goto('/garbage-search')
      await expectAlive(page)
      await hands.write(main.getByLabel(say.number), '1001½')
      await hands.press(main.getByRole('button', { name: say.find }))
      await expect(main).toContainText(say.noHalf)
      await expectSound(page)
    })

    test('staff move a pickup after a preview, and its residents see it', async ({
      page,
      context,
      city,
      hands,
    }) => {
      test.slow()
      // Each condition has a district of its own: the city refuses two exceptions of a day.
      const wanted = language === 'en' ? 'A' : 'D'
      const origin = city.origins.resident
      const search = '/api/salesforce/landParcelMaster/garbagePickupDay?street='
      const street = language === 'en' ? 'Prairie Lantern Dr' : 'Last Acre Rd'
      const list = await ask(origin, `${search}${encodeURIComponent(street)}`)
      const found = JSON.parse(list.text) as Found[]
      const places = await Promise.all(
        found.map(async ({ Id }) => {
          const { text } = await ask(origin, `/api/pickup/${Id}`)
          return { id: Id, ...(JSON.parse(text) as Place) }
        }),
      )
      const place = places.find(({ district }) => district === wanted)
      if (!place) throw new Error(`No address of ${street} is in district ${wanted}`)
      const garbage = place.pickups.filter(
        ({ service, on }) => service === 'garbage' && on !== null,
      )
      const day = garbage[3]?.on ?? ''
      const reason = `Flood ${crypto.randomUUID().slice(0, 8)}`

      await signIn(context, { city, cast: await staffOf(city), role: 'contentEditor' })
      await page.goto(`${city.origins.staff}/pickup_calendar?lng=${language}`)
      await expectAlive(page)
      await expectSound(page)
      const card = page.locator('form').filter({ hasText: say.exceptionDay })
      const field = (label: string) => card.getByLabel(label)
      await field(say.district).selectOption(wanted)
      await field(say.exceptionDay).fill(day)
      await field(say.movedTo).fill(daysAfter(day, 1))
      await field(say.reason).fill(reason)
      await field(say.reasonEs).fill(reason)
      await hands.press(card.getByRole('button', { name: say.preview }))
      await expect(card).toContainText(/moves to|pasa al/)
      await expectSound(page)
      await hands.press(card.getByRole('button', { name: say.save }))
      await expect(page.getByText(say.saved).first()).toBeVisible()

      await page.goto(`${origin}/pickup/${place.id}`)
      await expect(page.getByText(reason).first()).toBeVisible()

      await page.goto(`${city.origins.staff}/pickup_calendar?lng=${language}`)
      await expectAlive(page)
      const row = page.getByRole('row', { name: reason })
      await hands.press(row.getByRole('button', { name: say.takeBack }))
      await expect(page.getByText(say.taken).first()).toBeVisible()
      await page.goto(`${origin}/pickup/${place.id}`)
      await expect(page.getByText(reason)).toHaveCount(0)
    })

    test('staff say that a route is late today, in one step', async ({
      page,
      context,
      city,
      hands,
    }) => {
      test.slow()
      await signIn(context, { city, cast: await staffOf(city), role: 'contentEditor' })
      await page.goto(`${city.origins.staff}/pickup_calendar?lng=${language}`)
      await expectAlive(page)
      const card = page.locator('form').filter({ hasText: say.late })
      const reason = `Truck ${crypto.randomUUID().slice(0, 8)}`
      await card.getByLabel(say.district).selectOption(language === 'en' ? 'B' : 'C')
      await card.getByLabel(say.reason).fill(reason)
      await card.getByLabel(say.reasonEs).fill(reason)
      await hands.press(card.getByRole('button', { name: say.late }))
      await expect(page.getByText(say.moved).first()).toBeVisible()
      const row = page.getByRole('row', { name: reason })
      await hands.press(row.getByRole('button', { name: say.takeBack }))
      await expect(page.getByText(say.taken).first()).toBeVisible()
      await expectSound(page)
    })
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, language: 'en' })

  test('a neighbor finds their day and its page', async ({ page, main }) => {
    await page.goto('/garbage-search')
    await main.getByLabel('House number').fill('1001')
    await main.getByRole('button', { name: 'Find my day' }).click()
    const row = main.getByRole('table').getByRole('link').first()
    const address = (await row.textContent()) ?? ''
    await row.click()
    await expect(main.getByRole('heading', { level: 2, name: address })).toBeVisible()
    await main.getByRole('link', { name: 'All pickups at this address' }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(address)
    await expectSound(page)
  })
})
