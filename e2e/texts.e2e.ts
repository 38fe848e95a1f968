import type { Locator } from '@playwright/test'
import { newCast, rolesOfStaff } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'

const words = {
  en: {
    list: 'Texts and languages',
    title: 'English texts',
    open: 'English',
    text: 'Type the number that we gave you.',
    find: 'Find a text',
    field: 'English of FindRequest: Lead',
    hint: 'English of FindRequest: NumberHint',
    required: 'Required',
    placeholder: 'This text has no such placeholder: {{name}}.',
    unsaved: '1 unsaved change',
    discard: 'Discard',
    save: 'Save',
    saved: '1 text was saved.',
    undo: 'Undo',
    undone: 'The earlier texts are back.',
    history: 'History of FindRequest: Lead',
    before: 'Before',
    changed: 'Changed in the meantime',
    keepMine: 'Keep mine',
    preview: 'Preview',
    previewed: 'Text preview',
    marked: 'Marked on this page: 1',
    endPreview: 'End the preview',
    files: 'English texts as files',
    file: 'File (XLIFF, PO or JSON)',
    broken: 'We cannot read this file.',
    lines: [
      'Changed in the file',
      'Changed on both sides',
      'With problems',
      'No longer in the portal',
    ],
    importOne: 'Import 1 text',
    failed: 'An error occurred while attempting to save translations',
  },
  es: {
    list: 'Textos e idiomas',
    title: 'Textos en español',
    open: 'Español',
    text: 'Escriba el número que le dimos.',
    find: 'Buscar un texto',
    field: 'Español de FindRequest: Lead',
    hint: 'Español de FindRequest: NumberHint',
    required: 'Obligatorio',
    placeholder: 'Este texto no tiene ese marcador: {{name}}.',
    unsaved: '1 cambio sin guardar',
    discard: 'Descartar',
    save: 'Guardar',
    saved: 'Se guardó 1 texto.',
    undo: 'Deshacer',
    undone: 'Volvieron los textos anteriores.',
    history: 'Historial de FindRequest: Lead',
    before: 'Antes',
    changed: 'Cambió mientras tanto',
    keepMine: 'Dejar el mío',
    preview: 'Vista previa',
    previewed: 'Vista previa de textos',
    marked: 'Marcados en esta página: 1',
    endPreview: 'Terminar la vista previa',
    files: 'Textos en español como archivos',
    file: 'Archivo (XLIFF, PO o JSON)',
    broken: 'No podemos leer este archivo.',
    lines: [
      'Cambiados en el archivo',
      'Cambiados en ambos lados',
      'Con problemas',
      'Ya no están en el portal',
    ],
    importOne: 'Importar 1 texto',
    failed: 'Ocurrió un error al guardar las traducciones',
  },
} as const

/** For keyboard and pointer alike: the field has the focus and a new text. */
async function retype(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.press('ControlOrMeta+a')
  await field.press('Backspace')
  await field.pressSequentially(text)
}

const escaped = (text: string): string => text.replaceAll(/[.{}]/g, String.raw`\$&`)

// A copy of the texts is at most half a minute old.
const copyAge = { timeout: 60_000, intervals: [2_000] }

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use({ ...options, refusals: /^\/api\/i18n(\/imports)?$/ })
    const say = words[language]
    const path = `/languages/${language === 'en' ? 'English' : 'Spanish'}`

    test.beforeEach(async ({ context, city }) => {
      const cast = await newCast(city, 'staff', rolesOfStaff)
      await context.addCookies([
        {
          name: 'staff_session',
          value: cast.cookies.contentEditor,
          url: city.origins.staff,
          httpOnly: true,
        },
      ])
    })

    test('a content editor finds a text, sees what is wrong with it, previews, saves, and undoes', async ({
      page,
      city,
      hands,
      context,
    }) => {
      test.slow()
      await page.goto(`${city.origins.staff}/languages`)
      await expectAlive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.list)
      await expectSound(page)
      await hands.press(page.getByRole('main').getByRole('link', { name: say.open }))
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title)
      await expectSound(page)

      await hands.write(page.getByLabel(say.find), 'FindRequest.Lead')
      const field = page.getByLabel(say.field)
      await expect(page.getByRole('textbox')).toHaveCount(1)
      const first = await field.inputValue()
      await retype(field, '{{name}}')
      await expect(field).toHaveAccessibleDescription(new RegExp(escaped(say.placeholder)))
      await expectSound(page)
      await retype(field, ' ')
      await expect(field).toHaveAccessibleDescription(new RegExp(say.required))
      await hands.press(page.getByRole('button', { name: say.save, exact: true }))
      await expect(page.getByRole('alert').filter({ hasText: say.failed })).toBeVisible()
      await retype(field, say.text)
      await expect(page.getByText(say.unsaved)).toBeVisible()

      // What was typed outlives a reload.
      await page.reload()
      await expectAlive(page)
      await expect(field).toHaveValue(say.text)
      const opening = context.waitForEvent('page')
      await hands.press(page.getByRole('button', { name: say.preview }))
      const preview = await opening
      await expect(preview).toHaveURL(`${city.origins.resident}/find_request`)
      await expectAlive(preview)
      await expect(preview.getByRole('main').getByText(say.text)).toBeVisible()
      await expect(preview.getByRole('region', { name: say.previewed })).toContainText(say.marked)
      await expectSound(preview)
      const shown = async (path: string) => {
        const mine = await context.request.get(`${city.origins.resident}${path}`)
        const others = await fetch(`${city.origins.resident}${path}`)
        return {
          mine: [(await mine.text()).includes(say.text), mine.headers()['cache-control']],
          others: (await others.text()).includes(say.text),
        }
      }
      const texts = `/api/i18n/processed/${language}/translation`
      for (const path of ['/find_request', `${texts}?v=1`])
        expect(await shown(path)).toEqual({ mine: [true, 'no-store'], others: false })
      await preview.getByRole('link', { name: say.endPreview }).click()
      await expect(preview.getByRole('region', { name: say.previewed })).toHaveCount(0)
      await preview.goto(`${city.origins.resident}/find_request`)
      await expect(preview.getByText(first)).toBeVisible()
      await preview.close()

      await hands.press(page.getByRole('button', { name: say.save, exact: true }))
      await expect(page.getByRole('status').filter({ hasText: say.saved })).toBeVisible()
      await expectSound(page)

      const resident = await context.newPage()
      await expect(async () => {
        await resident.goto(`${city.origins.resident}/find_request`)
        await expect(resident.getByText(say.text)).toBeVisible({ timeout: 1_000 })
      }).toPass(copyAge)
      await expectAlive(resident)
      await expect(resident.getByText(say.text)).toBeVisible()
      const answer = await context.request.get(`${city.origins.resident}${texts}`)
      expect(await answer.json()).toMatchObject({ FindRequest: { Lead: say.text } })
      await resident.close()

      await hands.press(page.getByRole('button', { name: say.undo }))
      await expect(page.getByText(say.undone)).toBeVisible()
      await expect(field).toHaveValue(first)
      await hands.press(page.getByText(say.history))
      await expect(page.getByText(say.before, { exact: true })).toHaveCount(2)
      await expectSound(page)
    })

    test('the second of two editors sees the newer text and loses nothing', async ({
      page,
      city,
      hands,
      context,
    }) => {
      await page.goto(`${city.origins.staff}${path}?q=FindRequest.NumberHint`)
      await expectAlive(page)
      const field = page.getByLabel(say.hint)
      await retype(field, 'Mine')
      const other = await context.request.put(`${city.origins.staff}/api/i18n`, {
        headers: { origin: city.origins.staff },
        data: [
          {
            Id: `${language}.FindRequest.NumberHint`,
            Group: 'FindRequest',
            LanguageKey: 'NumberHint',
            SingularForm: 'Theirs',
          },
        ],
      })
      expect(other.status()).toBe(200)
      await hands.press(page.getByRole('button', { name: say.save, exact: true }))
      const conflict = page.getByRole('alert').filter({ hasText: say.changed })
      await expect(conflict).toContainText('Theirs')
      await expect(field).toHaveValue('Mine')
      await expectSound(page)
      await hands.press(conflict.getByRole('button', { name: say.keepMine }))
      await hands.press(page.getByRole('button', { name: say.save, exact: true }))
      await expect(page.getByRole('status').filter({ hasText: say.saved })).toBeVisible()
      await expect(field).toHaveValue('Mine')
    })

    test('a translator’s file shows what it changes, and what it may not', async ({
      page,
      city,
      hands,
      context,
    }) => {
      const api = `${city.origins.staff}/api/i18n`
      const file = await (await context.request.get(`${api}/export/${language}?format=json`)).json()
      await context.request.put(api, {
        headers: { origin: city.origins.staff },
        data: [change(language, 'Submitting', 'Newer')],
      })
      await page.goto(`${city.origins.staff}${path}/files`)
      await expectAlive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.files)
      await expectSound(page)

      const input = page.getByLabel(say.file)
      await input.setInputFiles(jsonFile('{"FindRequest": '))
      await expect(page.getByRole('alert').filter({ hasText: say.broken })).toBeVisible()
      file.FindRequest.EmailHint = 'Better'
      file.FindRequest.Submitting = 'Late'
      file.FindRequest.Gone = 'Old'
      file.FindRequest.Number = '<b>'
      await input.setInputFiles(jsonFile(JSON.stringify(file)))
      for (const heading of say.lines)
        await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expect(page.getByText('Newer')).toBeVisible()
      await expectSound(page)
      await hands.press(page.getByRole('button', { name: say.importOne }))
      await expect(page.getByText(say.saved)).toBeVisible()
      await expect(page.getByRole('heading', { name: say.lines[0] })).toHaveCount(0)
      const texts = await context.request.get(`${api}/raw/${language}/translation`)
      expect(await texts.json()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ LanguageKey: 'EmailHint', SingularForm: 'Better' }),
          expect.objectContaining({ LanguageKey: 'Submitting', SingularForm: 'Newer' }),
        ]),
      )
      await context.request.put(api, {
        headers: { origin: city.origins.staff },
        data: [
          change(language, 'EmailHint', first.EmailHint[language]),
          change(language, 'Submitting', first.Submitting[language]),
        ],
      })
    })
  })
}

const first = {
  EmailHint: {
    en: 'The address you gave when you sent or followed it',
    es: 'El correo que dio al enviarla o seguirla',
  },
  Submitting: { en: 'Sending…', es: 'Enviando…' },
} as const

const change = (language: 'en' | 'es', LanguageKey: string, SingularForm: string) => ({
  Id: `${language}.FindRequest.${LanguageKey}`,
  Group: 'FindRequest',
  LanguageKey,
  SingularForm,
})

const jsonFile = (text: string) => ({
  name: 'texts.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})
