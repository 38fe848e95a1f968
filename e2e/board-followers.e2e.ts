import pg from 'pg'
import { ask, cityDay, mailsTo, type TestCity, waitForMail } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { newAddress, openLink } from './people.ts'
import { castOf, signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    email: 'Email address',
    follow: 'Follow',
    asked: /Check your email/,
    confirm: 'Yes, send me news',
    on: 'You follow this board',
    stop: 'Stop following',
    stopThis: /^Stop following: Heritage Commission$/,
    stopped: /You get no more news/,
    none: 'You follow no board.',
    day: 'Day',
    time: /^Time/,
    add: 'Add',
    addPaper: /^Link a paper/,
    kind: 'Kind',
    agenda: 'Agenda',
    label: 'Label',
    labelEs: 'Label in Spanish',
    url: 'Address',
    change: /^Change this meeting/,
    cancel: 'Call it off',
    canceled: 'Canceled',
    subject: /^Heritage Commission: meeting on /,
    noMeeting: /: no meeting on /,
    paper: 'Agenda for the river walk',
    calendar: /Put the meetings into your calendar/,
  },
  es: {
    email: 'Correo electrónico',
    follow: 'Seguir',
    asked: /Revise su correo/,
    confirm: 'Sí, envíenme noticias',
    on: 'Usted sigue esta junta',
    stop: 'Dejar de seguir',
    stopThis: /^Dejar de seguir: Comisión de Patrimonio/,
    stopped: /Ya no recibirá noticias/,
    none: 'No sigue ninguna junta.',
    day: 'Día',
    time: /^Hora/,
    add: 'Agregar',
    addPaper: /^Enlazar un documento/,
    kind: 'Tipo',
    agenda: 'Orden del día',
    label: 'Etiqueta',
    labelEs: 'Etiqueta en español',
    url: 'Dirección web',
    change: /^Cambiar esta reunión/,
    cancel: 'Cancelarla',
    canceled: 'Cancelada',
    subject: /^Comisión de Patrimonio.*: reunión el /,
    noMeeting: /: no hay reunión el /,
    paper: 'Orden del día del paseo del río',
    calendar: /Agregar las reuniones a su calendario/,
  },
} as const

const board = '/boards-and-commissions/heritage-commission'

/** Clerks are done six minutes ago; then the city's jobs run. */
async function letTimePass(city: TestCity): Promise<void> {
  const client = new pg.Client(city.databaseUrl)
  await client.connect()
  await client.query(
    `update board_meetings set updated_at = updated_at - interval '6 minutes'
      where version > noticed_version`,
  )
  await client.end()
  await city.runScheduled()
}

/** As an email program does it for the reader (RFC 8058). */
async function unsubscribe(raw: string): Promise<number> {
  const url = /^List-Unsubscribe: <([^>]+)>/m.exec(raw.replaceAll(/\r?\n[ \t]+/g, ' '))?.[1] ?? ''
  const answer = await fetch(url.replaceAll(' ', ''), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  return answer.status
}

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a guest follows a board, gets a meeting with its agenda, and stops with one click', async ({
      page,
      context,
      startCity,
      hands,
      main,
    }) => {
      test.slow()
      const city = await startCity()
      const { resident, staff, mailbox } = city.origins
      await context.addCookies([
        { name: 'language', value: language, url: resident },
        { name: 'staff_language', value: language, url: staff },
      ])
      await page.goto(`${resident}${board}`)
      await expectAlive(page)
      await expectSound(page)
      const [address, other] = [newAddress(), newAddress()]
      await hands.write(main.getByLabel(say.email), address)
      await hands.press(main.getByRole('button', { name: say.follow, exact: true }))
      await expect(main.getByText(say.asked)).toBeVisible()
      await expectSound(page)
      await openLink(page, city, (await waitForMail(mailbox, address)).text)
      await expectAlive(page)
      await hands.press(main.getByRole('button', { name: say.confirm }))
      await expect(main.getByRole('heading', { name: say.on })).toBeVisible()
      await expectSound(page)

      // A neighbor who reads the other language.
      const theirs = language === 'en' ? 'es' : 'en'
      await ask(resident, '/api/boards/heritage-commission/follow', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': theirs },
        body: JSON.stringify({ guestEmail: other }),
      })
      const link = /https?:\S+/.exec((await waitForMail(mailbox, other)).text)?.[0] ?? ''
      const { status } = await ask(
        resident,
        `/api/boards/heritage-commission/following/confirm${new URL(link).search}`,
        { method: 'POST' },
      )
      expect(status).toBe(200)

      await signIn(context, { city, cast: await staffOf(city), role: 'contentEditor' })
      const list = await context.request.get(`${staff}/api/boards`)
      // The contract's own shape.
      const boards = (await list.json()) as readonly { id: string; alias: string }[]
      const id = boards.find(({ alias }) => alias === 'heritage-commission')?.id ?? ''
      await page.goto(`${staff}/boards/${id}?part=meetings`)
      await expectAlive(page)
      const form = main.locator('form').first()
      await form.getByLabel(say.day, { exact: true }).fill(cityDay(200))
      await form.getByLabel(say.time).fill('18:35')
      await hands.press(form.getByRole('button', { name: say.add, exact: true }))
      const meeting = main.locator('section').filter({ hasText: '18:35' })
      const folded = (name: RegExp) =>
        meeting.locator('details').filter({ has: page.locator('summary', { hasText: name }) })
      const paper = folded(say.addPaper)
      await hands.press(paper.locator('summary'))
      await hands.choose(paper.getByLabel(say.kind), say.agenda)
      await hands.write(paper.getByLabel(say.label, { exact: true }), words.en.paper)
      await hands.write(paper.getByLabel(say.labelEs), words.es.paper)
      await hands.write(paper.getByLabel(say.url), 'https://papers.example/river-walk.pdf')
      await hands.press(paper.getByRole('button', { name: say.add, exact: true }))
      await expect(meeting.getByRole('link', { name: say.paper })).toBeVisible()

      // Clerks may still correct what they typed.
      await city.runScheduled()
      expect(await mailsTo(mailbox, address)).toHaveLength(1)
      await letTimePass(city)
      const news = await waitForMail(mailbox, address, ({ subject }) => say.subject.test(subject))
      expect(news.text).toContain(say.paper)
      expect(news.text).toContain('https://papers.example/river-walk.pdf')
      expect(news.text).toMatch(say.calendar)
      const calendar = /https?:\S+calendar\.ics\S*/.exec(news.text)?.[0] ?? ''
      expect(await (await fetch(calendar)).text()).toContain('BEGIN:VEVENT')
      const translated = await waitForMail(mailbox, other, ({ subject }) =>
        words[theirs].subject.test(subject),
      )
      expect(translated.text).toContain(words[theirs].paper)

      expect(await unsubscribe(news.raw)).toBe(200)
      await hands.press(folded(say.change).locator('summary'))
      await hands.press(meeting.getByRole('button', { name: say.cancel }))
      await expect(meeting.getByText(say.canceled, { exact: true })).toBeVisible()
      await letTimePass(city)
      // Who still follows gets it, so all that was sent is there.
      await waitForMail(mailbox, other, ({ subject }) => words[theirs].noMeeting.test(subject))
      expect(await mailsTo(mailbox, address)).toHaveLength(2)
    })

    test('with an account one follows a board, and finds it among the settings', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      await signIn(context, { city, cast: await castOf(city), role: 'resident' })
      await page.goto(board)
      await expectAlive(page)
      await hands.press(main.getByRole('button', { name: say.follow, exact: true }))
      await expect(main.getByRole('heading', { name: say.on })).toBeVisible()
      await expectSound(page)
      await page.goto('/account/notifications')
      await expectAlive(page)
      await expectSound(page)
      await hands.press(main.getByRole('button', { name: say.stopThis }))
      await expect(main.getByText(say.stopped)).toBeVisible()
      await expect(main.getByText(say.none)).toBeVisible()
      await expectSound(page)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, language: 'en' })

  test('a guest follows a board, confirms and stops', async ({ page, city, main }) => {
    const say = words.en
    await page.goto(board)
    const address = newAddress()
    await main.getByLabel(say.email).fill(address)
    await main.getByRole('button', { name: say.follow, exact: true }).click()
    await expect(main.getByText(say.asked)).toBeVisible()
    await openLink(page, city, (await waitForMail(city.origins.mailbox, address)).text)
    await main.getByRole('button', { name: say.confirm }).click()
    await expect(main.getByRole('heading', { name: say.on })).toBeVisible()
    await main.getByRole('button', { name: say.stop }).click()
    await expect(main.getByText(say.stopped)).toBeVisible()
  })
})
