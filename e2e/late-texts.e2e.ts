import type { Page } from '@playwright/test'
import { expectAlive } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { people, signIn } from './people.ts'

// A page carries only texts that it shows; those of dialogs and messages load later. Every journey
// fails on a visible text key (fixtures.ts); these open things while the texts are held back.

const library = '**/api/i18n/processed/**'

const dialogs = [
  {
    name: 'deleting the account',
    at: '/account/data',
    button: 'Delete account',
    says: 'Are you sure',
  },
  {
    name: 'a water account',
    at: '/account/billing#water-accounts-section',
    button: /^Remove/,
    says: 'Remove',
  },
  {
    name: 'autopay',
    at: '/account/billing#manage-autopay-section',
    button: /^Manage/,
    says: 'Autopay',
  },
  {
    name: 'a first opt-out',
    at: '/account/notifications',
    box: 'A new bill is ready',
    says: 'Turn this notification off?',
  },
] as const

async function open(page: Page, dialog: (typeof dialogs)[number]): Promise<void> {
  const anchor = new URL(dialog.at, page.url()).hash
  const section = anchor ? page.locator(anchor) : page.getByRole('main')
  if ('box' in dialog)
    await section.getByRole('group', { name: dialog.box }).getByRole('checkbox').first().click()
  else await section.getByRole('button', { name: dialog.button }).first().click()
}

for (const dialog of dialogs) {
  test(`the dialog of ${dialog.name} that is opened right away has its texts, never keys`, async ({
    page,
    context,
    city,
  }) => {
    await signIn(context, city.origins.resident, people.full)
    const release = await hold(page, library)
    await page.goto(dialog.at)
    await expectAlive(page)
    await open(page, dialog)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    release()
    await expect(page.locator('dialog:modal')).toContainText(dialog.says)
  })
}

test('a toast waits for its text and then stays for its time', async ({ page, context, city }) => {
  await signIn(context, city.origins.resident, people.full)
  const release = await hold(page, library)
  await page.route('**/api/users', (route) => route.abort())
  await page.goto('/account/profile')
  await expectAlive(page)
  await page.getByRole('radio', { name: 'Español' }).click()
  await expect(page.getByText('Loading')).toHaveCount(0)
  release()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
})

test('a page whose texts fail to load says so, retries, and navigates by page loads', async ({
  page,
  context,
  city,
}) => {
  await signIn(context, city.origins.resident, people.full)
  await page.route(library, (route) => route.abort())
  await page.goto('/account/data')
  await open(page, dialogs[0])
  const trouble = page.getByRole('alert').filter({ hasText: 'Try again' })
  await expect(trouble).toBeVisible()
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'City of Elgin' }).first().click()
  await expect(page).toHaveURL(/\/(?:dashboard)?$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a successful retry of the texts opens the waiting dialog', async ({
  page,
  context,
  city,
}) => {
  await signIn(context, city.origins.resident, people.full)
  let tries = 0
  await page.route(library, (route) => (++tries === 1 ? route.abort() : route.continue()))
  await page.goto('/account/data')
  await open(page, dialogs[0])
  await expect(page.locator('dialog:modal')).toContainText('Are you sure')
})
