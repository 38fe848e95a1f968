import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    popular: 'Popular services',
    flag: 'Popular services on the home page',
    feature: 'Feature',
    email: 'Email address of the account',
    state: 'State',
    on: 'On',
    off: 'Off',
    savePerson: 'Save for this person',
    noAccount: 'No account has this email address.',
    set: 'The feature was set.',
    remove: 'Remove the own value',
    forAll: 'Popular services on the home page, for all',
    save: 'Save',
    phone: 'Phone number',
    website: 'The city’s website',
    badUrl: 'Enter an address that begins with https://.',
    saved: 'The settings were saved.',
    meanwhile: 'Changed by someone else in the meantime',
    was: 'Street address: it was “150 Dexter Court”, now it is “151 Dexter Court”',
    street: 'Street address',
  },
  es: {
    popular: 'Servicios más solicitados',
    flag: 'Servicios populares en la página de inicio',
    feature: 'Función',
    email: 'Correo electrónico de la cuenta',
    state: 'Estado',
    on: 'Activada',
    off: 'Desactivada',
    savePerson: 'Guardar para esta persona',
    noAccount: 'Ninguna cuenta tiene este correo electrónico.',
    set: 'La función quedó establecida.',
    remove: 'Quitar el valor propio',
    forAll: 'Servicios populares en la página de inicio, para todos',
    save: 'Guardar',
    phone: 'Teléfono',
    website: 'Sitio web de la ciudad',
    badUrl: 'Escriba una dirección que empiece con https://.',
    saved: 'Los ajustes se guardaron.',
    meanwhile: 'Cambios de otra persona mientras tanto',
    was: 'Dirección: era «150 Dexter Court», ahora es «151 Dexter Court»',
    street: 'Dirección',
  },
} as const

/** Workers keep the city's settings for half a minute. */
const everywhere = { timeout: 90_000, intervals: [1000] }

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    // The second administrator is refused.
    test.use({ ...options, refusals: /^\/api\/settings\// })
    const say = words[language]

    test('an administrator turns a feature off for one person, then for all, and changes the city’s phone number', async ({
      page,
      context,
      browser,
      hands,
      startCity,
    }) => {
      test.slow()
      const city = await startCity()
      const { staff: at, resident: home } = city.origins
      const staff = await castOf(city, 'staff')
      const cast = await castOf(city)
      await signIn(context, { city, cast: staff, role: 'staff' })
      const residents = await browser.newContext()
      await signIn(residents, { city, cast, role: 'resident' })
      const resident = await residents.newPage()
      const visitor = await (await browser.newContext()).newPage()
      const popular = (of: typeof page) => of.getByRole('heading', { name: say.popular })
      const homeOf = async (of: typeof page) => {
        await of.goto(`${home}/?lng=${language}`)
        return popular(of).count()
      }
      expect(await homeOf(resident)).toBe(1)

      await page.goto(`${at}/feature_flags?lng=${language}`)
      await expectAlive(page)
      await hands.choose(page.getByRole('combobox', { name: say.feature, exact: true }), say.flag)
      await hands.write(page.getByLabel(say.email), 'no-account@home.example')
      await hands.choose(page.getByRole('combobox', { name: say.state, exact: true }), say.off)
      await hands.press(page.getByRole('button', { name: say.savePerson }))
      await expect(page.getByText(say.noAccount).first()).toBeVisible()
      await expectSound(page)
      await hands.write(page.getByLabel(say.email), `${cast.ids.resident}@home.example`)
      await hands.press(page.getByRole('button', { name: say.savePerson }))
      await expect(page.getByText(say.set)).toBeVisible()
      await expect.poll(() => homeOf(resident), everywhere).toBe(0)
      expect(await homeOf(visitor)).toBe(1)
      await expectSound(page)
      await hands.press(page.getByRole('button', { name: say.remove }))
      await expect(page.getByRole('button', { name: say.remove })).toHaveCount(0)
      await expect.poll(() => homeOf(resident), everywhere).toBe(1)

      const row = page.getByRole('listitem').filter({ hasText: 'EnablePopularServices' })
      await hands.choose(row.getByRole('combobox', { name: say.forAll }), say.off)
      await hands.press(row.getByRole('button', { name: say.save }))
      await expect(row.getByText(say.off, { exact: true }).first()).toBeVisible()
      await expect.poll(() => homeOf(visitor), everywhere).toBe(0)

      await page.goto(`${at}/settings?lng=${language}`)
      await expectAlive(page)
      const secondOne = await browser.newContext()
      await signIn(secondOne, { city, cast: staff, role: 'staff' })
      const second = await secondOne.newPage()
      await second.goto(`${at}/settings?lng=${language}`)
      await expectAlive(second)

      await hands.write(page.getByLabel(say.website), 'elgin')
      await hands.write(page.getByLabel(say.street, { exact: true }), '151 Dexter Court')
      await hands.press(page.getByRole('button', { name: say.save, exact: true }))
      await expect(page.getByText(say.badUrl).first()).toBeVisible()
      await expectSound(page)
      await hands.write(page.getByLabel(say.website), 'https://www.elgin.example')
      await hands.press(page.getByRole('button', { name: say.save, exact: true }))
      await expect(page.getByText(say.saved)).toBeVisible()

      await second.getByLabel(say.phone).fill('(847) 555-0111')
      await second.getByRole('button', { name: say.save, exact: true }).click()
      await expect(second.getByText(say.meanwhile)).toBeVisible()
      await expect(second.getByText(say.was)).toBeVisible()
      await expect(second.getByLabel(say.phone)).toHaveValue('(847) 555-0111')
      await expect(second.getByLabel(say.street, { exact: true })).toHaveValue('151 Dexter Court')
      await expectSound(second)
      await second.getByRole('button', { name: say.save, exact: true }).click()
      await expect(second.getByText(say.saved)).toBeVisible()
      const phone = async () => {
        await visitor.goto(`${home}/?lng=${language}`)
        return visitor.getByRole('contentinfo').textContent()
      }
      await expect.poll(phone, everywhere).toContain('(847) 555-0111')
      await residents.close()
      await secondOne.close()
    })
  })
}
