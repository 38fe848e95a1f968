import type { Locator, Page } from '@playwright/test'
import { ask } from '@portal/local/testing'
import { boardWords } from './board-words.ts'
import type { JourneyCity } from './city.ts'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import type { Hands } from './hands.ts'
import { newAddress } from './people.ts'
import { castOf, signIn } from './sign-in.ts'

const today = new Date().toISOString().slice(0, 10)
const daysFrom = (days: number): string =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

interface Desk {
  readonly city: JourneyCity
  readonly cookie: string
}

/** As the staff app sends it. */
async function send<Reply>({ city, cookie }: Desk, path: string, body: unknown): Promise<Reply> {
  const origin = city.origins.staff
  const headers = { origin, cookie: `staff_session=${cookie}`, 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const { status, text } = await ask(origin, `/api${path}`, init)
  expect(status, text).toBeLessThan(300)
  return JSON.parse(text)
}

const plainSeat = {
  seatId: null,
  name: '',
  nameEs: '',
  appointer: '',
  appointerEs: '',
  requirements: '',
  requirementsEs: '',
  isVoting: true,
  isAlternate: false,
  takesApplications: true,
  termYears: 2,
}

/** A board of the journey's own, with a free seat. */
async function newBoard(desk: Desk) {
  const alias = `journey-${crypto.randomUUID()}`
  const names = { name: `Board ${alias}`, nameEs: `Junta ${alias}`, alias }
  const { id } = await send<{ id: string }>(desk, '/boards', names)
  await send(desk, `/boards/${id}/seats`, plainSeat)
  return { id, alias }
}

/** With two members, and a meeting that is over. */
async function boardWithMeeting(desk: Desk) {
  const board = await newBoard(desk)
  for (const fullName of ['Ana Ruiz', 'Ben Cole']) {
    const path = `/boards/${board.id}`
    const { id: seatId } = await send<{ id: string }>(desk, `${path}/seats`, plainSeat)
    const term = { seatId, fullName, email: '', phone: '', fromDay: daysFrom(-90), toDay: null }
    await send(desk, `${path}/terms`, term)
  }
  await send(desk, `/boards/${board.id}/meetings`, {
    meetingId: null,
    day: daysFrom(-10),
    startsAt: '19:00',
    title: '',
    titleEs: '',
    location: '',
    videoUrl: '',
    version: 0,
  })
  return board
}

interface Applying {
  readonly page: Page
  readonly hands: Hands
  readonly say: (typeof boardWords)['en' | 'es']
}

const buttonIn = (page: Page, name: string): Locator =>
  page.frameLocator('main iframe').getByRole('button', { name, exact: true })

/** From the board's page to the last step of the form. */
async function fillApplication({ page, hands, say }: Applying, alias: string, name: string) {
  const { press, write, check } = hands
  await page.goto(`/boards-and-commissions/${alias}`)
  await expectAlive(page)
  await press(page.getByRole('main').getByRole('link', { name: say.apply, exact: true }))
  await expect(page).toHaveURL(/\/laserfiche\/form\?.*bpid=149/)
  const form = page.frameLocator('main iframe')
  // The board stands as the first choice.
  await press(buttonIn(page, say.continue))
  await check(form.getByLabel(say.yes, { exact: true }))
  await write(form.getByLabel(say.reason), 'I know every tree on my street.')
  await press(buttonIn(page, say.continue))
  await write(form.getByLabel(say.contactName), name)
  await write(form.getByLabel(say.address), '150 Dexter Ct')
  await write(form.getByLabel(say.email), newAddress())
  await press(buttonIn(page, say.continue))
  await expect(buttonIn(page, say.submit)).toBeVisible()
}

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    // What two people do at once is refused.
    test.use({ ...options, refusals: /^\/api\/(?:boards|laserfiche)/ })
    const say = boardWords[language]

    test('a resident applies to a board, is appointed, and appears with attendance', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      test.slow()
      const { press, write, choose } = hands
      const alias = `journey-${crypto.randomUUID()}`
      const name = `Kim ${alias.slice(-6)}`
      await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
      await signIn(context, { city, cast: await castOf(city), role: 'resident' })

      await page.goto(`${city.origins.staff}/boards?lng=${language}`)
      await expectAlive(page)
      await expect(main.getByRole('heading', { level: 1, name: say.boards })).toBeVisible()
      await expectSound(page)
      await write(main.getByLabel(say.name, { exact: true }), `Tree Board ${alias}`)
      await write(main.getByLabel(say.nameEs), `Junta de Árboles ${alias}`)
      await write(main.getByLabel(say.alias), alias)
      await press(main.getByRole('button', { name: say.add }))
      await expect(page).toHaveURL(/\/boards\/[0-9a-f-]{36}/)
      await expectAlive(page)
      const [desk = ''] = page.url().split('?')
      const seatForm = main.locator('section').filter({
        has: page.getByRole('heading', { name: say.addSeat, exact: true }),
      })
      await press(seatForm.getByRole('button', { name: say.add }))
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(3)
      await expectSound(page)

      await fillApplication({ page, hands, say }, alias, name)
      await expectSound(page)
      await press(buttonIn(page, say.submit))
      await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeFocused()

      await page.goto(`${desk}?part=applicants`)
      await expectAlive(page)
      await expectSound(page)
      await press(main.getByRole('button', { name: say.shortlist }))
      await expect(main.getByText(say.shortlisted, { exact: true })).toBeVisible()
      await press(main.locator('summary').filter({ hasText: say.give }))
      await press(main.getByRole('button', { name: say.appoint }))
      await expect(main.getByText(say.noApplicants)).toBeVisible()

      await page.goto(`/boards-and-commissions/${alias}`)
      const row = main.getByRole('row').filter({ hasText: name })
      await expect(row).toContainText(say.none)

      await page.goto(`${desk}?part=meetings`)
      await expectAlive(page)
      await main.getByLabel(say.day, { exact: true }).first().fill(today)
      await press(main.getByRole('button', { name: say.add, exact: true }).first())
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(2)
      await expectSound(page)
      await page.goto(`${desk}?part=attendance`)
      await expectAlive(page)
      await choose(main.getByLabel(name), say.present)
      await press(main.getByRole('button', { name: say.save }))
      await expect(page.getByText(say.saved)).toBeVisible()
      await expectSound(page)

      await page.goto(`/boards-and-commissions/${alias}`)
      await expect(row).toContainText(say.all)
      await expectSound(page)
    })

    test('two clerks record attendance at once: the second is asked, and nothing is lost', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      test.slow()
      const cast = await castOf(city, 'staff')
      await signIn(context, { city, cast, role: 'staff' })
      const desk = { city, cookie: cast.cookies.staff }
      const { id } = await boardWithMeeting(desk)
      const path = `${city.origins.staff}/boards/${id}?part=attendance`
      await page.goto(`${path}&lng=${language}`)
      await expectAlive(page)
      const ana = main.getByLabel('Ana Ruiz')
      const ben = main.getByLabel('Ben Cole')
      await hands.choose(ana, say.absent)

      const other = await context.newPage()
      await other.goto(path)
      await expectAlive(other)
      await other.getByLabel('Ana Ruiz').selectOption(say.present)
      await other.getByLabel('Ben Cole').selectOption(say.excused)
      await other.getByRole('button', { name: say.save }).click()
      await expect(other.getByText(say.saved)).toBeVisible()

      await hands.press(main.getByRole('button', { name: say.save }))
      await expect(main.getByText(say.changed)).toBeVisible()
      await expect(main.getByRole('alert').getByText(say.cell)).toBeVisible()
      // What was chosen here stays; what the other recorded elsewhere is shown.
      await expect(ana.locator('option:checked')).toHaveText(say.absent)
      await expect(ben.locator('option:checked')).toHaveText(say.excused)
      await expectSound(page)
      await hands.press(main.getByRole('button', { name: say.save }))
      await expect(page.getByText(say.saved)).toBeVisible()
      await page.reload()
      await expect(ana.locator('option:checked')).toHaveText(say.absent)
      await expect(ben.locator('option:checked')).toHaveText(say.excused)
    })

    test('a board that ends while someone applies: they learn it, and keep their answers', async ({
      page,
      context,
      city,
      hands,
    }) => {
      test.slow()
      const cast = await castOf(city, 'staff')
      await signIn(context, { city, cast, role: 'staff' })
      await signIn(context, { city, cast: await castOf(city), role: 'resident' })
      const { id, alias } = await newBoard({ city, cookie: cast.cookies.staff })
      await fillApplication({ page, hands, say }, alias, 'Lee Park')

      const other = await context.newPage()
      await other.goto(`${city.origins.staff}/boards/${id}?part=more`)
      await expectAlive(other)
      await other.getByRole('button', { name: say.end }).click()
      await other.getByRole('alertdialog').getByRole('button', { name: say.end }).click()
      await expect(other).toHaveURL(/\/boards$/)

      await hands.press(buttonIn(page, say.submit))
      const form = page.frameLocator('main iframe')
      await expect(form.getByRole('alert').getByText(say.gone)).toBeVisible()
      await expectSound(page)
      await form.getByLabel(say.first).selectOption({ index: 1 })
      await hands.press(buttonIn(page, say.continue))
      await expect(form.getByLabel(say.reason)).toHaveValue('I know every tree on my street.')
      const gone = await page.goto(`/boards-and-commissions/${alias}`)
      expect(gone?.status()).toBe(404)
    })
  })
}
