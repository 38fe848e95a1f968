import { putAccount } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    none: '0 files in the folder',
    one: '1 file in the folder',
    file: 'File for the folder',
    choose: 'Choose a file',
    add: 'Add the file',
    added: 'The file is in the folder.',
    remove: 'Delete letter.pdf',
    sure: 'Delete the file for everyone',
    removed: 'The file was deleted.',
  },
  es: {
    none: '0 archivos en la carpeta',
    one: '1 archivo en la carpeta',
    file: 'Archivo para la carpeta',
    choose: 'Elija un archivo',
    add: 'Agregar el archivo',
    added: 'El archivo está en la carpeta.',
    remove: 'Eliminar letter.pdf',
    sure: 'Eliminar el archivo para todos',
    removed: 'El archivo se eliminó.',
  },
} as const

const pdf = '%PDF-1.4\n1 0 obj\n<< >>\nendobj\n%%EOF\n'

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('staff put a file into the folder of a person’s account, and delete it', async ({
      page,
      context,
      city,
      hands,
    }) => {
      const cast = await castOf(city)
      const staff = await castOf(city, 'staff')
      await putAccount(city, cast.ids.resident, 1200)
      await signIn(context, { city, cast: staff, role: 'staff' })
      await page.goto(`${city.origins.staff}/people/${cast.ids.resident}?lng=${language}`)
      await expectAlive(page)
      const folder = (name: string) => page.locator('summary').filter({ hasText: name })
      await hands.press(folder(say.none))
      await hands.press(page.getByRole('button', { name: say.add }))
      await expect(page.getByText(say.choose).first()).toBeVisible()
      await expectSound(page)
      await page.getByLabel(say.file).setInputFiles({
        name: 'letter.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(pdf),
      })
      await hands.press(page.getByRole('button', { name: say.add }))
      await expect(page.getByText(say.added)).toBeVisible()
      await expect(folder(say.one)).toBeVisible()
      await hands.press(folder(say.remove))
      await expectSound(page)
      await hands.press(page.getByRole('button', { name: say.sure }))
      await expect(page.getByText(say.removed)).toBeVisible()
      await expect(folder(say.none)).toBeVisible()
    })
  })
}
