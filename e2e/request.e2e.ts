import { putRequest } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { requestWords } from './request-words.ts'
import { castOf, signIn } from './sign-in.ts'

const someNumber = () =>
  String(90_000_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 9_000_000))

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = requestWords[language]

    test('a clerk corrects category, date and place, and each change says what it did', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      test.slow()
      const cast = await castOf(city, 'staff')
      await signIn(context, { city, cast, role: 'staff' })
      const id = await putRequest(city, { userId: cast.ids.resident, number: someNumber() })
      await page.goto(`${city.origins.staff}/requests/${id}`)
      await expectAlive(page)
      const open = (label: string) => hands.press(page.locator('summary', { hasText: label }))
      const send = (label: string) => hands.press(page.getByRole('button', { name: label }))

      await open(say.category)
      await hands.choose(page.getByRole('combobox', { name: say.categoryField }), say.trees)
      await send(say.category)
      await expect(page.getByText(say.didCategory)).toBeVisible()
      await expect(main.getByText(say.wasStreetlight)).toBeVisible()
      await expect(page.locator('summary', { hasText: say.category })).toBeFocused()

      await open(say.due)
      await page.getByLabel(say.dueField, { exact: false }).first().fill(inAWeek())
      await expectSound(page)
      await send(say.due)
      await expect(page.getByText(say.didDue)).toBeVisible()

      await open(say.place)
      const address = page.getByRole('combobox', { name: say.address })
      await address.fill('')
      await hands.write(address, '200 Mill')
      await page.getByRole('listbox').getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(address).toHaveValue(/^\d+ /)
      await send(say.place)
      await expect(page.getByText(say.didPlace)).toBeVisible()
      await expectSound(page)
    })

    test.describe('with a template', () => {
      test.use({ refusals: /^\/api\/(reply-templates|requests\/.+\/reply)$/ })

      test('a clerk keeps a template, and replies by it in the resident’s language', async ({
        page,
        context,
        city,
        hands,
        main,
      }) => {
        test.slow()
        const cast = await castOf(city, 'staff')
        await signIn(context, { city, cast, role: 'staff' })
        const id = await putRequest(city, {
          userId: null,
          guestEmail: `guest.${crypto.randomUUID().slice(0, 8)}@home.example`,
          contactName: 'Rosa Vega',
          language: 'es',
          number: someNumber(),
        })
        const name = `Plan ${crypto.randomUUID().slice(0, 8)}`
        await page.goto(`${city.origins.staff}/templates`)
        await expectAlive(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.templates)
        await hands.write(page.getByLabel(say.name, { exact: true }), name)
        await hands.write(page.getByLabel(say.english), 'Hello {name}, by {due}.')
        await hands.write(page.getByLabel(say.spanish), 'Hola, {nmae}: {due}.')
        const save = page.getByRole('button', { name: say.save, exact: true })
        await hands.press(save)
        await expect(page.getByRole('alert').filter({ hasText: say.unknown })).toBeVisible()
        await expectSound(page)
        await page.getByLabel(say.spanish).fill('Hola, {name}: {due}.')
        await hands.press(save)
        await expect(page.getByText(say.saved).first()).toBeVisible()
        await expect(page.getByRole('heading', { name })).toBeVisible()

        await page.goto(`${city.origins.staff}/requests/${id}`)
        await expectAlive(page)
        const summary = page.locator('summary', { hasText: say.reply })
        await hands.press(summary)
        await expect(page.getByText(say.reads).first()).toBeVisible()
        await hands.choose(page.getByLabel(say.template).first(), name)
        await hands.press(page.getByRole('button', { name: say.insert }).first())
        const message = page.getByLabel(say.message, { exact: true })
        await expect(message).toHaveValue('Hola, Rosa Vega: {due}.')
        await expect(message).toBeFocused()
        const send = page.getByRole('button', { name: say.reply, exact: true })
        await hands.press(send)
        await expect(page.getByRole('alert').filter({ hasText: say.blankLeft })).toBeVisible()
        await expectSound(page)
        await message.fill('Hola, Rosa Vega: mañana.')
        await hands.press(send)
        await expect(page.getByText(say.didReply)).toBeVisible()
        await expect(main.getByText('Hola, Rosa Vega: mañana.')).toBeVisible()
        await expect(message).toBeHidden()
        await expect(summary).toBeFocused()

        await page.goto(`${city.origins.staff}/templates`)
        await expectAlive(page)
        await hands.press(page.locator('summary', { hasText: `${say.remove}${name}` }))
        const card = page.getByRole('listitem').filter({ hasText: name })
        await hands.press(card.getByRole('button', { name: say.sure }))
        await expect(page.getByText(say.deleted).first()).toBeVisible()
        await expect(page.getByRole('heading', { name })).toHaveCount(0)
      })
    })

    test('a clerk finds a caller and enters their request', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      test.slow()
      const cast = await castOf(city, 'staff')
      await signIn(context, { city, cast, role: 'staff' })
      await page.goto(`${city.origins.staff}/requests/new`)
      await expectAlive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.enter)
      await expectSound(page)
      await hands.press(main.getByRole('link', { name: say.streetlight, exact: true }))
      const find = page.getByRole('combobox', { name: say.find })
      await hands.write(find, `${cast.ids.resident}@`)
      await page.getByRole('listbox').getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(main.getByText(`${cast.ids.resident}@home.example`)).toBeVisible()
      await hands.write(page.getByRole('combobox', { name: say.address }), '100 Millrace')
      await page.getByRole('listbox').getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await hands.check(page.getByLabel(say.metal))
      await hands.choose(page.getByLabel(say.problem), say.burnedOut)
      const submit = page.getByRole('button', { name: say.submit })
      await hands.press(submit)
      await expect(page.getByRole('link', { name: say.required })).toBeVisible()
      await expectSound(page)
      const text = `Dark ${crypto.randomUUID().slice(0, 8)}`
      await hands.write(page.getByLabel(say.describe), text)
      await hands.press(submit)
      await expect(page).toHaveURL(/\/requests\/[0-9a-f-]{36}/)
      await expect(main.getByText(say.entered)).toBeVisible()
      await expect(main.getByText(say.byPhone, { exact: true })).toBeVisible()
      await expect(main.getByText(text)).toBeVisible()
      await expectSound(page)
    })
  })
}

test('two clerks at one request see each other, and a change that is shown keeps what is typed', async ({
  browser,
  context,
  page,
  city,
}) => {
  const say = requestWords.en
  const cast = await castOf(city, 'staff')
  const other = await castOf(city, 'staff')
  await signIn(context, { city, cast, role: 'staff' })
  const second = await browser.newContext()
  await signIn(second, { city, cast: other, role: 'staff' })
  const id = await putRequest(city, { userId: cast.ids.resident, number: someNumber() })
  const api = `${city.origins.staff}/api/requests/${id}`
  expect((await second.request.get(`${api}/presence`)).status()).toBe(200)
  await page.goto(`${city.origins.staff}/requests/${id}`)
  await expect(page.getByText(say.also)).toBeVisible()
  await page.locator('summary', { hasText: say.reply }).click()
  await page.getByLabel(say.message, { exact: true }).fill('Half a sentence')
  const noted = await second.request.post(`${api}/note`, {
    headers: { origin: city.origins.staff, 'if-match': '"1"' },
    data: { text: 'The other was here.' },
  })
  expect(noted.status()).toBe(200)
  await expect(page.getByText(say.changed)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: say.show }).click()
  await expect(page.getByRole('alert').getByText('The other was here.')).toBeVisible()
  await expect(page.getByLabel(say.message, { exact: true })).toHaveValue('Half a sentence')
  await expectSound(page)
  await second.close()
})

test('without JavaScript a clerk replies by a template and enters a request', async ({
  browser,
  city,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const cast = await castOf(city, 'staff')
  await signIn(context, { city, cast, role: 'staff' })
  const origin = city.origins.staff
  const name = `Thanks ${crypto.randomUUID().slice(0, 8)}`
  const made = await context.request.post(`${origin}/api/reply-templates`, {
    headers: { origin },
    data: { name, bodyEnglish: 'Thank you for {number}.', bodySpanish: 'Gracias por {number}.' },
  })
  expect(made.status()).toBe(201)
  const number = someNumber()
  const id = await putRequest(city, { userId: cast.ids.resident, number })
  const page = await context.newPage()
  await page.goto(`${origin}/requests/${id}`)
  await page.locator('summary', { hasText: 'Reply' }).click()
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(`Thank you for ${number}.`)
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(page.getByText('The message was sent to the resident.')).toBeVisible()
  await expect(page.getByText(`Thank you for ${number}.`, { exact: true })).toBeVisible()

  await page.goto(`${origin}/requests/new`)
  await page.getByRole('link', { name: 'Trees', exact: true }).click()
  await page.getByRole('searchbox').fill(`${cast.ids.resident}@`)
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await page.getByRole('link', { name: `${cast.ids.resident}@home.example` }).click()
  const found = await context.request.get(`${origin}/api/addresses?text=1001`)
  const where = /"address":"([^"]+)"/.exec(await found.text())?.[1] ?? ''
  await page.getByRole('combobox', { name: 'Address' }).fill(where)
  await page.getByRole('button', { name: 'Enter the request' }).click()
  await expect(page.getByRole('link', { name: 'Write what happened.' })).toBeVisible()
  await page.getByRole('radio').first().check()
  await page.getByLabel('Description').fill('A branch is down.')
  await page.getByRole('button', { name: 'Enter the request' }).click()
  await expect(page).toHaveURL(/\/requests\/[0-9a-f-]{36}/)
  await expect(page.getByText('A branch is down.')).toBeVisible()
  await context.close()
})
