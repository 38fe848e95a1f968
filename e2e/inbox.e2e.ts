import type { BrowserContext } from '@playwright/test'
import { ask, mailsTo, newCast, putRequest, rolesOfStaff, waitForMail } from '@portal/local/testing'
import { answer } from './answering.ts'
import type { JourneyCity } from './city.ts'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf } from './sign-in.ts'

const words = {
  en: {
    inbox: 'Inbox',
    unread: '1 unread',
    news: '1 new notification',
    answered: /^Unread: The resident answered on request \d{8}$/,
    read: /^The resident answered on request \d{8}$/,
    settings: 'Notification settings',
    kind: 'A resident answers on my request',
    mail: 'Email',
    never: 'Never',
    now: 'Right away',
    save: 'Save',
    saved: 'Your settings are saved.',
    markAll: 'Mark all as read',
    onlyUnread: 'Only unread',
    nothing: 'You have read everything',
    subject: (number: string) => `The resident answered on request ${number}`,
  },
  es: {
    inbox: 'Bandeja',
    unread: '1 sin leer',
    news: '1 aviso nuevo',
    answered: /^Sin leer: El residente respondió en la solicitud \d{8}$/,
    read: /^El residente respondió en la solicitud \d{8}$/,
    settings: 'Ajustes de avisos',
    kind: 'Un residente responde en mi solicitud',
    mail: 'Correo',
    never: 'Nunca',
    now: 'De inmediato',
    save: 'Guardar',
    saved: 'Sus ajustes se guardaron.',
    markAll: 'Marcar todo como leído',
    onlyUnread: 'Solo sin leer',
    nothing: 'Leyó todo',
    // The cast reads English mail.
    subject: (number: string) => `The resident answered on request ${number}`,
  },
} as const

/** Every 20 seconds the page asks. */
const patience = { timeout: 40_000 }

/** No administrator: they hear of every payment that does not match. */
async function newClerk(city: JourneyCity) {
  const { ids, cookies } = await newCast(city, 'staff', rolesOfStaff)
  const id = ids.caseWorker
  return { id, cookie: cookies.caseWorker, email: `${id}@home.example` }
}

type Clerk = Awaited<ReturnType<typeof newClerk>>

const logIn = (context: BrowserContext, { origins }: JourneyCity, { cookie }: Clerk) =>
  context.addCookies([{ name: 'staff_session', value: cookie, url: origins.staff, httpOnly: true }])

/** A request that waits for its resident, and how they answer it. */
async function waiting(city: JourneyCity, assigneeId: string) {
  const { ids, cookies } = await castOf(city)
  const id = await putRequest(city, {
    userId: ids.resident,
    assigneeId,
    isActionRequired: true,
    actionMessage: 'Which lamp?',
  })
  const cookie = cookies.resident
  return { id, answer: () => answer(city, { id, cookie, text: 'The third one.' }) }
}

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a clerk hears of an answer without reloading, and opens the request from the inbox', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      test.slow()
      const clerk = await newClerk(city)
      await logIn(context, city, clerk)
      const { id, answer } = await waiting(city, clerk.id)
      await page.goto(`${city.origins.staff}/sessions`)
      await expectAlive(page)
      const bell = page.getByRole('banner').getByRole('link', { name: say.inbox })
      await expect(bell).toHaveAccessibleName(say.inbox)
      await answer()
      await expect(bell).toHaveAccessibleName(`${say.inbox} ${say.unread}`, patience)
      await expect(page.getByRole('status').filter({ hasText: say.news })).toHaveCount(1)
      await expect(page).toHaveTitle(/^\(1\) /)
      await expectSound(page)

      await hands.press(bell)
      await expect(page).toHaveURL(/\/inbox$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.inbox)
      const entry = main.getByRole('link', { name: say.answered })
      await expect(entry).toHaveCount(1)
      await expectSound(page)
      await hands.press(entry)
      await expect(page).toHaveURL(`${city.origins.staff}/requests/${id}`)
      await expect(bell).toHaveAccessibleName(say.inbox)
      await expect(page).not.toHaveTitle(/^\(/)
      await page.goto(`${city.origins.staff}/inbox`)
      await expect(main.getByRole('link', { name: say.read })).toHaveCount(1)
    })

    test('a clerk chooses what is mailed to them: right away, or never', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      test.slow()
      const [clerk, other] = [await newClerk(city), await newClerk(city)]
      await logIn(context, city, clerk)
      const settings = `${city.origins.staff}/inbox/settings`
      await page.goto(settings)
      await expectAlive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.settings)
      await expectSound(page)
      const choose = async (choice: string) => {
        const kind = main.getByRole('group', { name: say.kind })
        await hands.choose(kind.getByLabel(say.mail), choice)
        await hands.press(main.getByRole('button', { name: say.save, exact: true }))
        await expect(page.getByText(say.saved)).toBeVisible()
      }
      const mailbox = city.origins.mailbox
      const numberOf = async (request: string) => {
        const { text } = await ask(city.origins.staff, `/api/requests/${request}`, {
          headers: { cookie: `staff_session=${clerk.cookie}` },
        })
        return /"number" ?: ?"(\d+)"/.exec(text)?.[1] ?? ''
      }
      await choose(say.now)
      const first = await waiting(city, clerk.id)
      await first.answer()
      const number = await numberOf(first.id)
      const mail = await waitForMail(mailbox, clerk.email)
      expect(mail.subject).toBe(say.subject(number))
      expect(mail.text).toContain(`${city.origins.staff}/requests/${first.id}`)

      await page.goto(settings)
      await expectAlive(page)
      await choose(say.never)
      const second = await waiting(city, clerk.id)
      await second.answer()
      // A later mail to someone else: what came before has left.
      await logIn(context, city, other)
      await page.goto(settings)
      await expectAlive(page)
      await choose(say.now)
      const third = await waiting(city, other.id)
      await third.answer()
      await waitForMail(mailbox, other.email)
      expect(await mailsTo(mailbox, clerk.email)).toHaveLength(1)
    })
  })
}

test('by keys alone: move, mark as read, and open', async ({ page, context, city, main }) => {
  const clerk = await newClerk(city)
  await logIn(context, city, clerk)
  for (let nth = 0; nth < 2; nth += 1) await (await waiting(city, clerk.id)).answer()
  await page.goto(`${city.origins.staff}/inbox?lng=en`)
  await expectAlive(page)
  const unread = main.getByRole('link', { name: words.en.answered })
  await expect(unread).toHaveCount(2)
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await expect(unread).toHaveCount(1)
  // Focus stays with the entry, whose button is gone.
  await expect(main.getByRole('link', { name: words.en.read })).toBeFocused()
  await page.keyboard.press('j')
  await expect(unread).toBeFocused()
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/requests\/[0-9a-f-]{36}$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the count is there, and everything is marked as read by a press', async ({
    page,
    context,
    city,
    main,
  }) => {
    const say = words.en
    const clerk = await newClerk(city)
    await logIn(context, city, clerk)
    const { answer } = await waiting(city, clerk.id)
    await answer()
    await page.goto(`${city.origins.staff}/inbox?lng=en`)
    await expect(page).toHaveTitle(/^\(1\) /)
    await main.getByRole('button', { name: say.markAll }).click()
    await expect(page).not.toHaveTitle(/^\(/)
    await main.getByRole('link', { name: say.onlyUnread }).click()
    await expect(main.getByText(say.nothing)).toBeVisible()
  })
})
