import type { Page } from '@playwright/test'
import { demoPassword } from '@portal/local/testing'
import { expectAlive } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { LONG } from './long.ts'
import { people, signIn } from './people.ts'
import { reportWords } from './report-words.ts'
import { spoken, written } from './speak.ts'

/** Hears a part of the page, under a heading with the step before. */
type Hear = (done: string, part?: string) => Promise<void>

/** The steps, with what is heard after each. */
type Journey = (page: Page, hear: Hear, language: 'en' | 'es', origins: Origins) => Promise<void>

interface Origins {
  readonly resident: string
  readonly staff: string
}

const submit = (page: Page) => page.locator('main form button[type=submit]').last().click()

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expectAlive(page)
}

async function follow(page: Page, link: string): Promise<void> {
  const href = await page.locator(link).first().getAttribute('href')
  await open(page, new URL(href ?? '', page.url()).href)
}

const journeys: Readonly<Record<string, Journey>> = {
  'find-a-service': async (page, hear) => {
    await open(page, '/')
    await hear('The home page', 'body')
    await follow(page, 'main a[href="/view-all-services"]')
    await hear('After “all services”')
  },
  report: async (page, hear, language) => {
    await open(page, '/report')
    await page
      .getByRole('link', { name: language === 'es' ? /luminaria|Alumbrado/i : 'Streetlight' })
      .first()
      .click()
    await expect(page).toHaveURL(/\/report\?item=/)
    await expectAlive(page)
    // The map loads by itself where there is room.
    await expect(page.locator('.leaflet-control-zoom-in')).toBeVisible()
    await hear('The report of a streetlight')
    await page.getByRole('button', { name: reportWords[language].submit, exact: true }).click()
    await expect(page.locator('main [role=alert]')).toBeVisible()
    await hear('Sent with nothing in it', 'main [role=alert]')
  },
  'log-in': async (page, hear, language) => {
    await open(page, '/login')
    await hear('The login')
    await page
      .locator('main input[name=email]')
      .fill(language === 'es' ? people.full : people.manager)
    await page.locator('main input[name=password]').fill('wrong password')
    await submit(page)
    await expect(page.locator('main [role=alert]')).toBeVisible()
    await hear('A wrong password', 'main [role=alert]')
    await page.locator('main input[name=password]').fill(demoPassword)
    await submit(page)
    await expect(page).toHaveURL(/dashboard/)
    await expectAlive(page)
    // Its script has checked the selection.
    await expect(page.locator('main button[aria-disabled=true]')).toBeVisible()
    await hear('Logged in')
  },
  'pay-a-bill': async (page, hear, _language, { resident }) => {
    await signIn(page.context(), resident, people.full)
    await open(page, '/payment/water-bill-payment-records')
    await hear('The water bills')
    await open(page, '/payment')
    await hear('The payment page')
  },
  'find-a-request': async (page, hear, _language, { resident }) => {
    await open(page, '/find_request')
    await hear('Finding a request')
    await submit(page)
    await expect(page.locator('main [role=alert]')).toBeVisible()
    await hear('Sent with nothing in it', 'main [role=alert]')
    await page.locator('main input[name=number]').fill('00000001')
    await page.locator('main input[name=email]').fill(people.full)
    await submit(page)
    await expect(page.locator('main [role=status] > *')).toBeVisible()
    await hear('After asking for the link')
    await signIn(page.context(), resident, people.full)
    await open(page, '/in_progress')
    await hear('The list of requests')
    await follow(page, 'main a[href^="/activity-view/"]')
    await hear('A request')
  },
  account: async (page, hear, _language, { resident }) => {
    await signIn(page.context(), resident, people.manager)
    await open(page, '/account')
    await hear('The account')
    await open(page, '/account/profile')
    await hear('The profile')
  },
  search: async (page, hear, language) => {
    await open(page, `/search?term=${language === 'es' ? 'agua' : 'water'}`)
    await hear('A search for water')
    await follow(page, 'main a[href^="/knowledgebase/"]')
    await hear('An article')
  },
  'staff-answer': async (page, hear, _language, { staff }) => {
    await signIn(page.context(), staff, people.administrator)
    await open(page, `${staff}/requests`)
    await hear('The queue')
    await follow(page, 'main a[href^="/requests/"]')
    await hear('A request')
    const note = page.locator('main details:has(textarea[name=note])')
    await note.locator('summary').click()
    await note.locator('textarea').fill('Called back.')
    await note.locator('button').click()
    await expect(page.locator('[role=status] p').last()).toBeVisible()
    await hear('After adding a note', 'section:has(> [role=status])')
  },
}

// The transcripts are in e2e/spoken. After an intended change: `npx playwright test spoken
// --update-snapshots`, and read the difference aloud.
for (const language of ['en', 'es'] as const)
  test(
    `eight journeys sound as they did in ${language}`,
    { tag: LONG },
    async ({ browser, startCity }) => {
      test.setTimeout(600_000)
      // A separate city: other journeys change the lists.
      const { origins } = await startCity()
      for (const [name, walk] of Object.entries(journeys))
        await test.step(name, async () => {
          const context = await browser.newContext({
            baseURL: origins.resident,
            viewport: { width: 1280, height: 800 },
          })
          for (const cookie of ['language', 'staff_language'])
            await context.addCookies([{ name: cookie, value: language, url: origins.resident }])
          const page = await context.newPage()
          const log: string[] = []
          await walk(
            page,
            async (done, part = 'main') => {
              log.push(`## ${done}`, '', ...written(await spoken(page, part)), '')
            },
            language,
            origins,
          )
          expect.soft(log.join('\n')).toMatchSnapshot(`${name}.${language}.txt`)
          await context.close()
        })
    },
  )
