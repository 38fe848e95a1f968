import { ask, putRequest } from '@portal/local/testing'
import { answer } from './answering.ts'
import type { JourneyCity } from './city.ts'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    overdue: 'overdue',
    view: 'Overdue',
    message: 'Message',
    question: 'Question',
    asked: 'The question was sent. The request waits for the answer.',
    done: 'The status was changed. The resident was notified.',
    assigned: 'Assigned.',
    inbox: 'Inbox',
    unread: '1 unread',
    theirs: /^Unread: The resident answered/,
    reply: 'The lamp is mended.',
    complete: 'Complete',
  },
  es: {
    overdue: 'atrasadas',
    view: 'Atrasadas',
    message: 'Mensaje',
    question: 'Pregunta',
    asked: 'La pregunta se envió. La solicitud espera la respuesta.',
    done: 'El estado cambió. Se avisó al residente.',
    assigned: 'Asignada.',
    inbox: 'Bandeja',
    unread: '1 sin leer',
    theirs: /^Sin leer: El residente respondió/,
    reply: 'Ya arreglamos la luz.',
    complete: 'Completada',
  },
} as const

/** Every 20 seconds the page asks. */
const patience = { timeout: 40_000 }
const keysOf = (word: string): readonly string[] => word.match(/./gu) ?? []
const tenOf = [...Array(10).keys()]

/** Their home then counts this area alone. */
async function limitTo(
  { origins: { staff } }: JourneyCity,
  cookie: string,
  userId: string,
  area: string,
) {
  const { status } = await ask(staff, `/api/users/${userId}/roles`, {
    method: 'PUT',
    headers: {
      origin: staff,
      cookie: `staff_session=${cookie}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ roles: ['caseWorker'], scope: { categories: [], areas: [area] } }),
  })
  expect(status).toBe(200)
}

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a clerk’s morning: ten overdue requests from home to the last one, by keys alone', async ({
      page,
      context,
      city,
    }) => {
      test.slow()
      const [staff, { ids, cookies }] = await Promise.all([staffOf(city), castOf(city)])
      const area = `Q${crypto.randomUUID().slice(0, 6)}`
      await limitTo(city, staff.cookies.staff, staff.ids.caseWorker, area)
      const made = await Promise.all(
        tenOf.map((nth) =>
          putRequest(city, {
            userId: ids.resident,
            area,
            dueAt: new Date(Date.UTC(2020, 0, 1 + nth)),
            title: `Lamp ${nth + 1}`,
            titleEs: `Lamp ${nth + 1}`,
          }),
        ),
      )
      await signIn(context, { city, cast: staff, role: 'caseWorker' })
      await page.goto(`${city.origins.staff}/?lng=${language}`)
      await expectAlive(page)
      let presses = 0
      const press = async (...keys: readonly string[]) => {
        for (const key of keys) {
          presses += 1
          await page.keyboard.press(key)
        }
      }
      const heading = page.getByRole('heading', { level: 1 })
      const command = async (name: readonly string[]) => {
        await press('Control+k')
        await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
        await press(...name)
        await press('Enter')
      }

      await command(keysOf(say.overdue))
      await expect(heading).toHaveText(say.view)
      const rows = page.locator('[data-row]')
      await expect(rows).toHaveCount(10)
      await press('j')
      await expect(rows.first().getByRole('link')).toBeFocused()
      await press('i')
      await expect(page.getByText(say.assigned)).toBeVisible()
      await press('r')
      const message = page.getByLabel(say.message, { exact: true })
      await expect(message).toBeFocused()
      await page.keyboard.type(say.reply)
      await press('Control+Shift+Enter')
      await expect(page.getByText(say.done).first()).toBeVisible()
      // From the login to the first completed request with a reply.
      expect(presses).toBeLessThanOrEqual(25)
      await expectSound(page)

      await page.reload()
      await page.goto(`${city.origins.staff}/requests?overdue=yes`)
      await expectAlive(page)
      await press('j')
      await press('i')
      await expect(page.getByText(say.assigned)).toBeVisible()
      await expect(heading).toContainText('Lamp 2 ')
      await press('q')
      await expect(page.getByLabel(say.question, { exact: true })).toBeFocused()
      await page.keyboard.type('Which lamp?')
      await press('Control+Enter')
      await expect(page.getByText(say.asked)).toBeVisible()
      const asked = { id: made[1] ?? '', cookie: cookies.resident, text: 'The third one.' }
      await answer(city, asked)
      const bell = page.getByRole('banner').getByRole('link', { name: say.inbox })
      await expect(bell).toHaveAccessibleName(`${say.inbox} ${say.unread}`, patience)
      await command(keysOf(say.inbox))
      await expect(heading).toHaveText(say.inbox)
      await press('j', 'Enter')
      await expect(heading).toContainText('Lamp 2 ')
      await expect(page.getByText('The third one.').filter({ visible: true }).first()).toBeVisible()
      await press('r')
      await expect(message).toBeFocused()
      await page.keyboard.type(say.reply)
      await press('Control+Shift+Enter')
      await expect(page.getByText(say.done).first()).toBeVisible()

      await command(keysOf(say.overdue))
      await expect(heading).toHaveText(say.view)
      await expect(rows).toHaveCount(8)
      await press('j', 'o')
      for (const nth of tenOf.slice(2)) {
        await test.step(`Lamp ${nth + 1}`, async () => {
          await expect(heading).toContainText(`Lamp ${nth + 1} `)
          await press('r')
          await expect(message).toBeFocused()
          await page.keyboard.type(say.reply)
          await press('Control+Shift+Enter')
          await expect(message).toBeHidden()
          await expect(
            page.getByText(say.complete, { exact: true }).filter({ visible: true }).first(),
          ).toBeVisible()
          await press('j')
        })
      }
      await page.goto(`${city.origins.staff}/requests?overdue=yes`)
      await expect(rows).toHaveCount(0)
      await expectSound(page)
    })
  })
}
