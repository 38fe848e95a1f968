import { putRequest } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    title: 'People',
    search: 'Find a person or organization',
    find: 'Find',
    corrected: 'These match “rivera sample”',
    none: 'No one found',
    request: 'Request',
    everything: 'Everything',
    requests: /^Requests/,
    newNote: 'New note',
    addNote: 'Add note',
    added: 'Added.',
    deleteNote: /^Delete your note/,
    removed: 'Removed.',
  },
  es: {
    title: 'Personas',
    search: 'Buscar una persona u organización',
    find: 'Buscar',
    corrected: 'Estos resultados son de «rivera sample»',
    none: 'No se encontró a nadie',
    request: 'Solicitud',
    everything: 'Todo',
    requests: /^Solicitudes/,
    newNote: 'Nueva nota',
    addNote: 'Añadir nota',
    added: 'Se agregó correctamente.',
    deleteNote: /^Eliminar su nota/,
    removed: 'Se eliminó correctamente.',
  },
} as const

const ana = 'Ana Rivera-Sample'

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a clerk finds a caller by a misspelled name, email, address and request number', async ({
      page,
      context,
      city,
      hands,
    }) => {
      const cast = await castOf(city, 'staff')
      await signIn(context, { city, cast, role: 'staff' })
      const number = String(80_000_000 + Math.floor(Math.random() * 9_000_000))
      const requestId = await putRequest(city, { userId: cast.ids.resident, number })
      const find = async (text: string) => {
        await page.goto(`${city.origins.staff}/people`)
        await expectAlive(page)
        await hands.write(page.getByLabel(say.search), text)
      }
      const found = page.getByRole('main').getByRole('link', { name: ana, exact: true })

      await find('Rivrea Sampel')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title)
      await expect(found).toBeVisible()
      await expect(page.getByRole('status').getByText(say.corrected)).toBeVisible()
      await expectSound(page)
      await find('ana@demo.example')
      await expect(found).toBeVisible()
      await find('2101 millrace')
      await expect(found).toBeVisible()
      await find('zzzzzzz')
      await expect(page.getByRole('main').getByText(say.none).last()).toBeVisible()
      await expectSound(page)

      await find(number)
      const request = page.getByRole('link', { name: `${say.request} ${number}` })
      await expect(page.getByRole('main')).toContainText(`${cast.ids.resident}@home.example`)
      await expectSound(page)
      await hands.press(request)
      await expect(page).toHaveURL(`${city.origins.staff}/requests/${requestId}`)
    })

    test('a clerk reads what happened with a person, and keeps a note', async ({
      page,
      context,
      city,
      hands,
    }) => {
      const cast = await castOf(city, 'staff')
      await signIn(context, { city, cast, role: 'staff' })
      const requestId = await putRequest(city, { userId: cast.ids.resident })
      await page.goto(`${city.origins.staff}/people/${cast.ids.resident}`)
      await expectAlive(page)
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(cast.ids.resident)
      await hands.write(main.getByLabel(say.newNote), 'Call after 4 p.m.')
      await hands.press(main.getByRole('button', { name: say.addNote }))
      await expect(page.getByText(say.added)).toBeVisible()
      await expect(main.getByText('Call after 4 p.m.')).toHaveCount(2)
      await expectSound(page, { withIbm: true })

      await hands.press(main.getByRole('link', { name: say.requests }))
      await expect(page).toHaveURL(/\?show=request$/)
      await expect(main.getByText('Call after 4 p.m.')).toHaveCount(1)
      const request = main.getByRole('link', { name: /^(Streetlight|Problema de alumbrado)/ })
      await expect(request).toHaveAttribute('href', `/requests/${requestId}`)
      await hands.press(main.getByRole('link', { name: say.everything, exact: true }))
      await hands.press(main.getByRole('button', { name: say.deleteNote }))
      await expect(page.getByText(say.removed)).toBeVisible()
      await expect(main.getByText('Call after 4 p.m.')).toHaveCount(0)
    })
  })
}

test('a caller is found by phone, arrow keys open the result, and Back shows the list again', async ({
  page,
  context,
  city,
}) => {
  await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
  await page.goto(`${city.origins.staff}/people`)
  await expectAlive(page)
  const field = page.getByLabel('Find a person or organization')
  await field.fill('847 555 0142')
  const found = page.getByRole('link', { name: ana, exact: true })
  await expect(found).toBeVisible()
  // What was typed is personal data, and in no address.
  await expect(page).toHaveURL(`${city.origins.staff}/people`)
  await field.press('ArrowDown')
  const first = page.getByRole('list', { name: 'People found' }).getByRole('link').first()
  await expect(first).toBeFocused()
  await first.press('ArrowUp')
  await expect(field).toBeFocused()
  await field.press('ArrowDown')
  await first.press('Enter')
  await expect(page).toHaveURL(/\/people\/.{36}$/)
  await page.goBack()
  await expect(field).toHaveValue('847 555 0142')
  await expect(found).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a note is added and deleted, and an organization leads to its members', async ({
    page,
    context,
    city,
  }) => {
    const cast = await castOf(city, 'staff')
    await signIn(context, { city, cast, role: 'staff' })
    await page.goto(`${city.origins.staff}/people/${cast.ids.manager}`)
    await page.getByLabel('New note').fill('Speaks for the bakery')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByText('Speaks for the bakery').first()).toBeVisible()
    await page.getByRole('button', { name: /^Delete your note/ }).click()
    await expect(page.getByText('Speaks for the bakery')).toHaveCount(0)
    await page.getByRole('region', { name: 'Member of' }).getByRole('link').click()
    await expect(page).toHaveURL(/\/people\/organizations\//)
    await expectSound(page)
    const members = page.getByRole('region', { name: 'Members' })
    await members.locator(`a[href$="${cast.ids.manager}"]`).click()
    await expect(page).toHaveURL(`${city.origins.staff}/people/${cast.ids.manager}`)
  })

  test('a caller is found, and the text stays out of the address', async ({
    page,
    context,
    city,
  }) => {
    await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
    await page.goto(`${city.origins.staff}/people`)
    const field = page.getByLabel('Find a person or organization')
    await field.fill('rivera-sampel')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page.getByRole('link', { name: ana, exact: true })).toBeVisible()
    await expect(page).toHaveURL(`${city.origins.staff}/people`)
    await expect(field).toHaveValue('rivera-sampel')
    await expectSound(page)
  })
})
