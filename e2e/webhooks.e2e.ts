import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    events: 'Events',
    address: 'Web address',
    noAddress: 'Enter the web address that receives events.',
    created: 'New report',
    add: 'Add an address',
    once: 'You see its secret only once, here.',
    log: /^What was sent to/,
    title: 'Events that were sent',
    tries: 'To be tried again',
    refused: 'The partner’s software refused it.',
    body: 'What is sent',
    again: /^Send again: New report/,
    resent: 'It is sent again.',
    delivered: 'Delivered',
    change: /^Change http/,
    off: 'Switch it off',
    isOff: 'The address is off.',
    rotate: 'Make the new secret',
    rotated: 'You see the new one only once, here.',
  },
  es: {
    events: 'Avisos',
    address: 'Dirección web',
    noAddress: 'Escriba la dirección web que recibe los avisos.',
    created: 'Reporte nuevo',
    add: 'Agregar una dirección',
    once: 'Su secreto solo se ve una vez, aquí.',
    log: /^Lo que se envió a/,
    title: 'Avisos que se enviaron',
    tries: 'Se intentará de nuevo',
    refused: 'El software del socio lo rechazó.',
    body: 'Lo que se envía',
    again: /^Enviar de nuevo: Reporte nuevo/,
    resent: 'Se envía de nuevo.',
    delivered: 'Entregado',
    change: /^Cambiar http/,
    off: 'Apagarla',
    isOff: 'La dirección está apagada.',
    rotate: 'Crear el secreto nuevo',
    rotated: 'El nuevo solo se ve una vez, aquí.',
  },
} as const

const shown = /whsec_[A-Za-z0-9+/=]{44}/

/** A partner's server: what it got, and how it answers. */
async function openReceiver() {
  const got: { readonly headers: Record<string, string>; readonly body: string }[] = []
  const answer = { status: 500 }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (piece: string) => (body += piece))
    request.on('end', () => {
      const named = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
      got.push({ headers: Object.fromEntries(named), body })
      response.writeHead(answer.status).end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { got, answer, address: `http://127.0.0.1:${port}/events`, close }
}

/** Of the demo city (local/city/people/partners.ts). */
const demoKey = 'portal_live_DemoKeyOfLakesideAppsForExamplesOnly0000000'

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a partner receives a report, refuses it, and gets it again', async ({
      page,
      context,
      startCity,
      hands,
      main,
    }) => {
      test.slow()
      const { check, press, write } = hands
      const receiver = await openReceiver()
      const city = await startCity()
      const { staff, resident } = city.origins
      await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
      const made = await page.request.post(`${staff}/api/partners`, {
        headers: { origin: staff },
        data: { name: 'Harbor', contact: 'api@harbor.example' },
      })
      // The contract tests hold the reply's shape.
      const { id } = (await made.json()) as { id: string }
      await page.goto(`${staff}/partners/${id}?lng=${language}`)
      await expectAlive(page)
      await expect(main.getByRole('heading', { name: say.events, exact: true })).toBeVisible()

      const form = main.locator('form').filter({ has: page.getByLabel(say.address) })
      await press(form.getByRole('button', { name: say.add }))
      await expect(form.getByText(say.noAddress).first()).toBeVisible()
      await expectSound(page)
      await write(form.getByLabel(say.address), receiver.address)
      await check(form.getByLabel(say.created))
      await press(form.getByRole('button', { name: say.add }))
      await expect(form.getByText(say.once)).toBeVisible()
      const secret = (await form.getByText(shown).textContent()) ?? ''
      await expectSound(page)
      await page.reload()
      await expectAlive(page)
      await expect(page.getByText(shown)).toHaveCount(0)

      const filed = await page.request.post(`${resident}/open311/v2/requests.json`, {
        form: {
          api_key: demoKey,
          service_code: 'streetlight',
          lat: '42.04',
          long: '-88.29',
          'attribute[poleType]': 'METAL',
          'attribute[problem]': 'BURNED_OUT',
          description: 'By my door at number 12.',
        },
      })
      expect(await filed.text()).toContain('service_request_id')
      await expect.poll(() => receiver.got.length, { timeout: 30_000 }).toBeGreaterThan(0)
      const [first] = receiver.got
      const event = new Webhook(secret).verify(first?.body ?? '', { ...first?.headers })
      expect(event).toMatchObject({ type: 'request.created', data: { status: 'Submitted' } })
      expect(first?.body).not.toContain('number 12')

      await press(main.getByRole('link', { name: say.log }))
      await expect(main.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
      await expectAlive(page)
      const delivery = main.getByRole('listitem').filter({ hasText: say.created })
      await expect(delivery.getByText(say.tries)).toBeVisible({ timeout: 20_000 })
      await expect(delivery.getByText(say.refused)).toBeVisible()
      await press(delivery.locator('summary'))
      await expect(delivery.getByText('"type"')).toBeVisible()
      await expectSound(page)

      receiver.answer.status = 204
      await press(delivery.getByRole('button', { name: say.again }))
      await expect(page.getByText(say.resent).first()).toBeVisible()
      await expect(delivery.getByText(say.delivered)).toBeVisible({ timeout: 30_000 })
      const ids = receiver.got.map(({ headers }) => headers['webhook-id'])
      expect(new Set(ids).size).toBe(1)
      await expectSound(page)

      await page.goto(`${staff}/partners/${id}?lng=${language}`)
      await expectAlive(page)
      await press(main.getByRole('link', { name: say.change }))
      await expect(page).toHaveURL(/endpoint=/)
      await expectAlive(page)
      await press(main.getByRole('button', { name: say.rotate }))
      await expect(main.getByText(say.rotated)).toBeVisible()
      expect(await main.getByText(shown).textContent()).not.toBe(secret)
      await expectSound(page)
      await press(main.getByRole('button', { name: say.off }))
      await expect(page.getByText(say.isOff).first()).toBeVisible()
      await expectSound(page)
      receiver.close()
    })
  })
}
