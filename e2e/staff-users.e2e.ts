import { putFirstUser, switchFlag } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    users: 'Users',
    search: 'Search users',
    edit: 'Edit',
    first: 'First name',
    last: 'Last name',
    phone: 'Phone number',
    submit: 'Submit',
    couldNot: 'Could not update user',
    required: 'Enter the first name.',
    updated: 'Updated.',
    delete: 'Delete',
    removed: 'Removed.',
    none: 'No users found',
  },
  es: {
    users: 'Usuarios',
    search: 'Buscar usuarios',
    edit: 'Editar',
    first: 'Nombre',
    last: 'Apellido',
    phone: 'Teléfono',
    submit: 'Guardar',
    couldNot: 'No se pudo actualizar el usuario',
    required: 'Escriba el nombre.',
    updated: 'Se actualizó correctamente.',
    delete: 'Eliminar',
    removed: 'Se eliminó correctamente.',
    none: 'No se encontraron usuarios',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('staff find, view, edit and delete a user', async ({ page, context, city, hands }) => {
      const cast = await castOf(city, 'staff')
      await signIn(context, { city, cast, role: 'staff' })
      const email = `${cast.ids.resident}@home.example`

      await page.goto(`${city.origins.staff}/users`)
      await expectAlive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.users)
      await hands.write(page.getByLabel(say.search), email)
      const found = page.getByRole('row').filter({ hasText: email })
      await expect(page.getByRole('row')).toHaveCount(2)
      await expectSound(page)

      await hands.press(found.getByRole('link', { name: email, exact: true }))
      await expect(page).toHaveURL(`${city.origins.staff}/users/view/${cast.ids.resident}/users`)
      await expectSound(page)
      await hands.press(page.getByRole('main').getByRole('link', { name: say.edit, exact: true }))

      await expect(page).toHaveURL(/\/users\/edit\//)
      const submit = page.getByRole('button', { name: say.submit })
      await hands.press(submit)
      await expect(page.getByRole('alert').getByText(say.couldNot)).toBeVisible()
      await expect(page.getByRole('link', { name: say.required })).toBeVisible()
      await expectSound(page)
      await hands.write(page.getByLabel(say.first), 'Paloma')
      await hands.write(page.getByLabel(say.last), 'Sample')
      await hands.write(page.getByLabel(say.phone), '8475550123')
      await expect(page.getByLabel(say.phone)).toHaveValue('(847) 555-0123')
      await hands.press(submit)
      await expect(page).toHaveURL(/\/users$/)
      await expect(page.getByText(say.updated)).toBeVisible()

      await hands.write(page.getByLabel(say.search), email)
      await expect(found).toContainText('Paloma')
      await hands.press(found.getByRole('button', { name: `${say.delete} ` }))
      const warning = page.getByRole('alertdialog')
      await expect(warning).toContainText('Paloma Sample')
      await expectSound(page)
      await hands.press(warning.getByRole('button', { name: say.delete, exact: true }))
      await expect(page.getByText(say.removed)).toBeVisible()
      await expect(page.getByText(say.none)).toBeVisible()
    })
  })
}

test('the directory is searched, sorted and paged by its URL, without JavaScript', async ({
  browser,
  city,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
  const page = await context.newPage()
  await page.goto(`${city.origins.staff}/users`)
  await page.getByRole('link', { name: 'Email' }).first().click()
  await expect(page).toHaveURL(/\?sort=Email$/)
  await page.getByLabel('Users on a page').selectOption('50')
  await page.getByLabel('Search users').fill('sample')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/term=sample/)
  await expect(page).toHaveURL(/size=50/)
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await context.close()
})

test('a user with an unverified address has no history, but gets the mail again', async ({
  page,
  context,
  city,
}) => {
  const cast = await castOf(city, 'staff')
  await signIn(context, { city, cast, role: 'staff' })
  await page.goto(`${city.origins.staff}/users/view/${cast.ids.unverified}`)
  await expectAlive(page)
  await expect(page.getByText('User data unavailable')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Resend registration email' }).click()
  await expect(page.getByText('The email is on its way.')).toBeVisible()
})

test.describe('with the second version’s flag off', () => {
  test('the simple list asks in the browser’s own words before it deletes', async ({
    page,
    context,
    city,
  }) => {
    const cast = await castOf(city, 'staff')
    await switchFlag(city, cast.ids.staff, { name: 'EnableUserAdminMenuV2', isEnabled: false })
    await signIn(context, { city, cast, role: 'staff' })
    const [one, two] = [await putFirstUser(city), await putFirstUser(city)]
    await page.goto(`${city.origins.staff}/users`)
    await expectAlive(page)
    await expect(page.getByLabel('Search users')).toHaveCount(0)
    await expectSound(page)
    const row = page.getByRole('row').filter({ hasText: one.email })
    const asked: string[] = []
    let isSure = false
    page.on('dialog', (dialog) => {
      asked.push(dialog.message())
      void (isSure ? dialog.accept() : dialog.dismiss())
    })
    const remove = row.getByRole('button', { name: 'Delete' })
    await remove.click()
    await expect(row).toBeVisible()
    isSure = true
    await remove.click()
    await expect(page.getByText('Removed.')).toBeVisible()
    await expect(row).toHaveCount(0)
    expect(asked).toEqual(Array(2).fill('Are you sure you want to delete this user?'))

    const other = page.getByRole('row').filter({ hasText: two.email })
    await other.getByRole('link', { name: 'Edit' }).click()
    await expect(page).toHaveURL(`${city.origins.staff}/users/edit/${two.id}/users`)
    await expect(page.getByRole('link', { name: 'Back to user list' })).toBeVisible()
  })

  test('without the flag, the page is empty', async ({ page, context, city }) => {
    await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
    await page.route('**/api/featureflags', (route) => route.fulfill({ json: [] }))
    await page.goto(city.origins.staff)
    await expectAlive(page)
    await page.getByRole('link', { name: 'Users', exact: true }).filter({ visible: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users')
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByLabel('Search users')).toHaveCount(0)
    await expectSound(page)
  })
})

test.describe('two clerks who edit one user', () => {
  test.use({ refusals: /^\/api\/users\// })

  test('the second sees what changed, and loses nothing typed', async ({ page, context, city }) => {
    const cast = await castOf(city, 'staff')
    await signIn(context, { city, cast, role: 'staff' })
    const list = `${city.origins.staff}/users`
    const address = `${list}/edit/${cast.ids.member}/users`
    await page.goto(address)
    await expectAlive(page)
    const other = await context.newPage()
    await other.goto(address)
    await expectAlive(other)
    await other.getByLabel('First name').fill('Paloma')
    await other.getByLabel('Last name').fill('First')
    await other.getByRole('switch').check()
    await other.getByRole('button', { name: 'Submit' }).click()
    await expect(other).toHaveURL(list)

    await page.getByLabel('Last name').fill('Second')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Someone else changed this user')).toBeVisible()
    await expect(page.getByText('now it is “Paloma”')).toBeVisible()
    await expect(page.getByText('now it is “First”')).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Paloma')
    await expect(page.getByLabel('Last name')).toHaveValue('Second')
    await expect(page.getByRole('switch')).toBeChecked()
    await expectSound(page)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL(list)
    await page.goto(address)
    await expect(page.getByRole('switch')).toBeChecked()
    await expect(page.getByLabel('First name')).toHaveValue('Paloma')
    await expect(page.getByLabel('Last name')).toHaveValue('Second')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the second keeps what was typed, and takes over the rest', async ({
      page,
      context,
      city,
    }) => {
      const cast = await castOf(city, 'staff')
      await signIn(context, { city, cast, role: 'staff' })
      const address = `${city.origins.staff}/users/edit/${cast.ids.member}/users`
      await page.goto(address)
      const other = await context.newPage()
      await other.goto(address)
      await other.getByLabel('First name').fill('Paloma')
      await other.getByRole('button', { name: 'Submit' }).click()
      await expect(other.getByText('Updated.')).toBeVisible()
      await page.getByLabel('Last name').fill('Second')
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText('now it is “Paloma”')).toBeVisible()
      await expect(page.getByLabel('First name')).toHaveValue('Paloma')
      await expect(page.getByLabel('Last name')).toHaveValue('Second')
      await expectSound(page)
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText('Updated.')).toBeVisible()
      await page.goto(address)
      await expect(page.getByLabel('First name')).toHaveValue('Paloma')
      await expect(page.getByLabel('Last name')).toHaveValue('Second')
    })
  })
})
