import { readFile } from 'node:fs/promises'
import { ask } from '@portal/local/testing'
import { expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'

const words = {
  en: { title: 'Open data', set: 'Service requests', file: 'Service requests: CSV' },
  es: {
    title: 'Datos abiertos',
    set: 'Solicitudes de servicio',
    file: 'Solicitudes de servicio: CSV',
  },
} as const

const conditions = [
  {
    title: 'on a desktop, in English',
    language: 'en',
    options: { language: 'en', viewport: { width: 1280, height: 900 } },
  },
  {
    title: 'on a phone without JavaScript, in Spanish',
    language: 'es',
    options: { language: 'es', viewport: { width: 320, height: 640 }, javaScriptEnabled: false },
  },
] as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a person finds the open data from any page, and downloads what the page describes', async ({
      page,
      main,
      city,
    }) => {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: say.title }).click()
      await expect(page).toHaveURL('/open-data')
      await expect(main.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
      await expectSound(page)
      const set = main.locator('#requests')
      await expect(set.getByRole('heading', { name: say.set })).toBeVisible()
      await set.locator('summary').click()
      const documented = await set.locator('dt code').allTextContents()
      expect(documented.length).toBeGreaterThan(10)
      await expect(set.getByText(documented[0] ?? '', { exact: true })).toBeVisible()
      await expectSound(page)
      const downloading = page.waitForEvent('download')
      await set.getByRole('link', { name: say.file }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toBe('requests.csv')
      const [header = '', ...rows] = (await readFile(await download.path(), 'utf8'))
        .trim()
        .split('\r\n')
      expect(header.split(',')).toEqual(documented)
      expect(rows.length).toBeGreaterThan(0)
      // What the list for programs says is the same.
      const { text } = await ask(city.origins.resident, '/api/open-data')
      const { dataSets } = JSON.parse(text) as {
        dataSets: { name: string; columns: { name: string }[] }[]
      }
      const requests = dataSets.find(({ name }) => name === 'requests')
      expect(requests?.columns.map(({ name }) => name)).toEqual(documented)
    })
  })
}
