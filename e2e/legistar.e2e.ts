import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    link: 'Read boards from Legistar',
    kept: /Changed here, so kept/,
    missing: /No longer in Legistar/,
    read: 'Read now',
    begins: /Reading begins in a few seconds/,
    added: /New \(/,
    twice: 'Is there twice; taken as one',
    client: 'Client name',
    save: 'Save and read',
    saved: /Saved\. Reading begins/,
    fails: /Legistar answers with error 404/,
    stop: 'Stop reading',
    sure: 'Stop reading Legistar',
    stopped: 'Legistar is no longer read.',
    setUp: 'Set up',
  },
  es: {
    link: 'Leer las juntas desde Legistar',
    kept: /Cambiado aquí: se conserva/,
    missing: /Ya no está en Legistar/,
    read: 'Leer ahora',
    begins: /La lectura comienza en unos segundos/,
    added: /Nuevos \(/,
    twice: 'Está dos veces; se tomó como una',
    client: 'Nombre del cliente',
    save: 'Guardar y leer',
    saved: /Guardado\. La lectura comienza/,
    fails: /Legistar contesta con el error 404/,
    stop: 'Dejar de leer',
    sure: 'Dejar de leer Legistar',
    stopped: 'Ya no se lee Legistar.',
    setUp: 'Configurar',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('staff read boards from Legistar, see what needs them, mistype the client, and stop', async ({
      page,
      context,
      startCity,
      hands,
    }) => {
      test.slow()
      const city = await startCity()
      const { staff, resident } = city.origins
      await signIn(context, { city, cast: await staffOf(city), role: 'contentEditor' })
      await page.goto(`${staff}/imports?lng=${language}`)
      await expectAlive(page)
      await hands.press(page.getByRole('link', { name: say.link }))
      await expect(page).toHaveURL(/\/imports\/legistar/)
      await expect(page.getByRole('heading', { name: say.missing })).toBeVisible()
      await expect(page.getByRole('heading', { name: say.kept })).toBeVisible()
      await expectSound(page)

      await hands.press(page.getByRole('button', { name: say.read }))
      await expect(page.getByText(say.begins)).toBeVisible()
      await city.runScheduled()
      await page.reload()
      await expectAlive(page)
      await expect(page.getByRole('heading', { name: say.added })).toBeVisible()
      await expect(page.getByText(say.twice)).toBeVisible()
      await expectSound(page)

      await page.goto(`${resident}/boards-and-commissions/riverwalk-commission?lng=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Riverwalk Commission')
      await expect(page.getByText('Imani Brooks').first()).toBeVisible()
      await expectSound(page)

      await page.goto(`${staff}/imports/legistar`)
      await expectAlive(page)
      const client = page.getByLabel(say.client)
      await client.focus()
      await client.press('ControlOrMeta+a')
      await client.pressSequentially('no-such-city')
      await hands.press(page.getByRole('button', { name: say.save }))
      await expect(page.getByText(say.saved)).toBeVisible()
      await city.runScheduled()
      await page.reload()
      await expectAlive(page)
      await expect(page.getByText(say.fails)).toBeVisible()
      await expectSound(page)

      await hands.press(page.getByText(say.stop, { exact: true }))
      await hands.press(page.getByRole('button', { name: say.sure }))
      await expect(page.getByText(say.stopped)).toBeVisible()
      await expect(page.getByRole('heading', { name: say.setUp })).toBeVisible()
      await expectSound(page)
    })
  })
}
