import type { Page } from '@playwright/test'
import { waitForMail } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { keyboardOf, pointer } from './hands.ts'
import { LONG } from './long.ts'
import { newAddress, openLink } from './people.ts'
import { largePhotoNamed, photoNamed } from './pictures.ts'
import { reportWords } from './report-words.ts'
import { castOf, signIn } from './sign-in.ts'
import { getAddressAt, chooseAddress, streetlight } from './streetlights.ts'

const isSaved = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/drafts/'),
  )

for (const { title, language, isKeyboardOnly, viewport, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    test.setTimeout(120_000)

    // With an account there is less to do than as a guest, so only one journey runs every day.
    const tag = isKeyboardOnly ? [] : [LONG]
    test(
      'a report is kept while there is no connection, sent, and followed by another',
      {
        tag,
      },
      async ({ page, context, city, browser, hands }) => {
        const say = reportWords[language]
        const { press, write, choose, check } = hands
        const button = (name: string) => page.getByRole('button', { name, exact: true })
        const describe = page.getByRole('textbox', { name: say.describe })
        const photos = page.getByLabel(say.photos)
        if (!isKeyboardOnly)
          await signIn(context, { city, cast: await castOf(city), role: 'resident' })
        const id = await streetlight(page)
        const where = await getAddressAt(page, isKeyboardOnly ? 1 : 0)

        await page.goto(`/report?id=${id}`)
        await expectAlive(page)
        await chooseAddress(page, hands, { say, where })
        await check(page.getByLabel(say.metal))
        await choose(page.getByLabel(say.problem), say.burnedOut)
        await photos.setInputFiles([photoNamed('one.png'), largePhotoNamed('two.png')])
        await expect(page.getByText(say.tooLarge)).toBeVisible()
        await expectSound(page)
        await press(button(say.shrink))
        await expect(page.getByText(say.sent)).toHaveCount(2)
        const guest = newAddress()
        if (isKeyboardOnly) await write(page.getByLabel(say.guestEmail), guest)
        const saved = isSaved(page)
        await write(describe, 'The lamp by the gate is dark.')
        await saved

        await context.setOffline(true)
        await write(describe, 'The lamp by the gate is dark. It hums.')
        await expect(page.getByText(say.offline)).toBeVisible()
        const savedLater = isSaved(page)
        await context.setOffline(false)
        await savedLater
        await expect(page.getByText(say.offline)).toBeHidden()

        await page.reload()
        await expect(page.getByText(say.kept)).toBeVisible()
        await expectAlive(page)
        await expect(describe).toHaveValue(/It hums\.$/)
        await expect(page.getByText(say.sent)).toHaveCount(2)
        await press(button(say.continue))
        await expect(page.getByLabel(say.metal)).toBeChecked()
        await expectSound(page)
        await press(button(say.submit))
        await expect(page.getByText(say.taken)).toBeVisible()
        await expectSound(page)
        if (isKeyboardOnly) {
          // The receipt's link needs no account.
          const { text } = await waitForMail(city.origins.mailbox, guest)
          await openLink(page, city, text)
          await expect(page.locator('[aria-current=step]')).toBeVisible()
        }

        await page.goto(`/report?id=${id}`)
        await expect(page.getByText(say.kept)).toBeHidden()
        await expect(describe).toHaveValue('')

        // Another guest is about to report the same.
        const other = await browser.newContext({ viewport, baseURL: city.origins.resident })
        await other.addCookies([{ name: 'language', value: language, url: city.origins.resident }])
        const neighbor = await other.newPage()
        const theirs = isKeyboardOnly ? keyboardOf(neighbor) : pointer
        await neighbor.goto(`/report?id=${id}`)
        await expectAlive(neighbor)
        await chooseAddress(neighbor, theirs, { say, where })
        await expect(neighbor.getByText(say.nearby)).toBeVisible()
        await expectSound(neighbor)
        await theirs.write(neighbor.getByLabel(say.email), 'neighbor@home.example')
        await theirs.press(neighbor.getByRole('button', { name: say.follow }).first())
        await expect(neighbor.getByText(say.followed)).toBeVisible()
        await expectSound(neighbor)
        // Their draft is gone.
        await neighbor.goto(`/report?id=${id}`)
        await expect(neighbor.getByText(say.kept)).toBeHidden()
        await other.close()
      },
    )
  })
}

test('a report is discarded, started over, and sent without the map', async ({ page }) => {
  const say = reportWords.en
  const describe = page.getByRole('textbox', { name: say.describe })
  const where = await getAddressAt(page, 4)
  await page.route(/map-leaflet.*\.js/, (route) => route.abort())
  await page.goto(`/report?id=${await streetlight(page)}`)
  await expectAlive(page)
  await expect(page.getByRole('alert').filter({ hasText: say.noMap })).toBeVisible()
  await expectSound(page)
  await page.getByLabel(say.photos).setInputFiles(photoNamed('one.png'))
  await expect(page.getByText(say.sent)).toHaveCount(1)
  const saved = isSaved(page)
  await describe.fill('Not what I meant.')
  await saved
  await page.reload()
  await expectAlive(page)
  await page.getByRole('button', { name: say.startOver }).click()
  // It asks before it discards anything.
  await page.getByRole('alertdialog').getByRole('button', { name: say.startOver }).click()
  await expect(describe).toHaveValue('')
  await expect(page.getByText(say.sent)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(say.kept)).toHaveCount(0)
  await expectAlive(page)
  await chooseAddress(page, pointer, { say, where })
  await page.getByLabel(say.metal).check()
  await page.getByLabel(say.problem).selectOption(say.burnedOut)
  await describe.fill('Dark.')
  await page.getByRole('button', { name: say.submit }).click()
  await expect(page.getByText(say.taken)).toBeVisible()
})

const notAPhoto = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') }

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('a guest reports with a typed address, and sees errors', async ({ page }) => {
    const say = reportWords.en
    await page.goto(`/report?id=${await streetlight(page)}`)
    await expectSound(page)
    await page.getByLabel(say.address).fill('1 Nowhere Lane')
    await page.getByLabel(say.metal).check()
    await page.getByLabel(say.problem).selectOption(say.burnedOut)
    await page.getByLabel(say.describe).fill('Dark.')
    await page.getByRole('button', { name: say.submit }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
    await expect(page.getByLabel(say.describe)).toHaveValue('Dark.')
    await page.getByLabel(say.address).fill(await getAddressAt(page, 5))
    await page.getByLabel(say.photos).setInputFiles([photoNamed('one.png'), notAPhoto])
    await page.getByRole('button', { name: say.submit }).click()
    await expect(page.getByRole('alert').first()).toContainText(say.notTaken)
    await page.getByLabel(say.photos).setInputFiles(photoNamed('one.png'))
    await page.getByRole('button', { name: say.submit }).click()
    await expect(page.getByText(say.taken)).toBeVisible()
  })
})

test('the report page without a kind of report offers them all', async ({ page }) => {
  await page.goto('/report')
  await expect(page.getByRole('heading', { level: 1, name: 'Report a problem' })).toBeVisible()
  await expectSound(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /streetlight/i })
    .click()
  await expect(page).toHaveURL(/\/report\?/)
  await expect(page.getByRole('heading', { level: 1, name: /streetlight/i })).toBeVisible()
})
