import type { Locator, Page } from '@playwright/test'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { largePhotoNamed } from './pictures.ts'
import { staffOf, signIn } from './sign-in.ts'

const words = {
  en: {
    name: 'Name',
    text: 'Text',
    toolbar: 'Format: Text',
    heading: 'Heading',
    bullets: 'Bullet list',
    link: 'Link',
    picture: 'Picture',
    table: 'Table',
    rowBelow: 'Add a row below',
    deleteColumn: 'Delete the column',
    undo: 'Undo',
    address: 'Web address',
    wrongAddress: /Enter an address that starts with https/,
    linkText: 'Words that people click',
    setLink: 'Set link',
    file: 'Picture file',
    noAlt: /Write what the picture shows/,
    alt: 'What the picture shows',
    insertPicture: 'Insert picture',
    caption: 'What the table is about',
    insertTable: 'Insert table',
    html: 'Show HTML',
    onlyHtml: /parts that the editor cannot show/,
    create: 'Create',
    created: 'The service was created.',
    published: 'Published',
    save: 'Save',
    updated: 'Updated.',
  },
  es: {
    name: 'Nombre',
    text: 'Texto',
    toolbar: 'Formato: Texto',
    heading: 'Título',
    bullets: 'Lista con viñetas',
    link: 'Enlace',
    picture: 'Imagen',
    table: 'Tabla',
    rowBelow: 'Agregar una fila abajo',
    deleteColumn: 'Eliminar la columna',
    undo: 'Deshacer',
    address: 'Dirección web',
    wrongAddress: /Escriba una dirección que comience con https/,
    linkText: 'Palabras en las que se hace clic',
    setLink: 'Poner el enlace',
    file: 'Archivo de imagen',
    noAlt: /Escriba qué muestra la imagen/,
    alt: 'Qué muestra la imagen',
    insertPicture: 'Insertar la imagen',
    caption: 'De qué trata la tabla',
    insertTable: 'Insertar la tabla',
    html: 'Mostrar el HTML',
    onlyHtml: /partes que el editor no puede mostrar/,
    create: 'Crear',
    created: 'Se creó el servicio.',
    published: 'Publicado',
    save: 'Guardar',
    updated: 'Se actualizó correctamente.',
  },
} as const

const createPath = '/activities/create?action=APPLY_FOR&type=CONTENT'

/** As the browser pastes it. */
const paste = (text: Locator, html: string): Promise<void> =>
  text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    const event = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', event))
  }, html)

const focused = (page: Page): Locator => page.locator(':focus')

for (const { title, language, isKeyboardOnly, viewport, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a content editor writes a text with a heading, a list, a link, a picture and a table, and a resident reads it', async ({
      page,
      context,
      browser,
      city,
      hands,
    }) => {
      test.slow()
      const { keyboard } = page
      await signIn(context, { city, cast: await staffOf(city), role: 'contentEditor' })
      await page.goto(`${city.origins.staff}${createPath}`)
      await expectAlive(page)
      const dialog = page.getByRole('dialog')
      const text = page.getByRole('textbox', { name: say.text, exact: true })
      const html = page.locator('textarea[name=content]')
      const toolbar = page.getByRole('toolbar', { name: say.toolbar, exact: true })
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      /** From the text to a button of its toolbar. */
      async function use(name: string): Promise<void> {
        const tool = toolbar.getByRole('button', { name, exact: true })
        if (!isKeyboardOnly) return tool.click()
        await keyboard.press('Alt+F10')
        await expect(toolbar.locator(':focus')).toHaveCount(1)
        const count = await toolbar.getByRole('button').count()
        const isThere = () => tool.evaluate((element) => element === document.activeElement)
        for (let step = 0; step < count && !(await isThere()); step++) {
          await keyboard.press('ArrowRight')
        }
        await expect(tool).toBeFocused()
        await keyboard.press('Enter')
      }
      const type = async (typed: string): Promise<void> => {
        await expect(text).toBeFocused()
        await keyboard.type(typed)
      }

      const service = `Leaf bags ${crypto.randomUUID().slice(0, 8)}`
      await expect(toolbar).toBeVisible()
      await hands.write(page.getByLabel(say.name, { exact: true }), service)
      await hands.write(text, '')
      await use(say.heading)
      await expect(toolbar.getByRole('button', { name: say.heading, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await type('Leaf pickup\nBags go out on Monday.\n')
      await use(say.bullets)
      await type('Paper bags\nCans\n\nSee ')

      await use(say.link)
      await hands.write(dialog.getByLabel(say.address), 'http://city.example')
      await hands.press(dialog.getByRole('button', { name: say.setLink }))
      await expect(dialog.getByText(say.wrongAddress)).toBeVisible()
      await expectSound(page)
      await dialog.getByLabel(say.address).fill('')
      await hands.write(dialog.getByLabel(say.address), 'city.example/leaf')
      await hands.write(dialog.getByLabel(say.linkText), 'the calendar')
      await hands.press(dialog.getByRole('button', { name: say.setLink }))
      await type('.\n')

      await use(say.picture)
      await dialog.getByLabel(say.file).setInputFiles(largePhotoNamed('truck.png'))
      await hands.press(dialog.getByRole('button', { name: say.insertPicture }))
      await expect(dialog.getByText(say.noAlt)).toBeVisible()
      await expectSound(page)
      await hands.write(dialog.getByLabel(say.alt), 'The leaf truck')
      await hands.press(dialog.getByRole('button', { name: say.insertPicture }))
      await expect(text.getByRole('img', { name: 'The leaf truck' })).toBeVisible()
      await type('\n')

      await use(say.table)
      await hands.write(dialog.getByLabel(say.caption), 'Fees')
      await expectSound(page)
      await hands.press(dialog.getByRole('button', { name: say.insertTable }))
      await expect(text.getByRole('table', { name: 'Fees' })).toBeVisible()
      for (const cell of ['Permit', 'Fee', 'Days', 'Fence', '$50']) {
        await type(cell)
        await keyboard.press('ArrowRight')
      }
      await use(say.rowBelow)
      await use(say.deleteColumn)
      await expect(text.getByRole('row')).toHaveCount(4)
      await expect(text.getByRole('columnheader')).toHaveText(['Permit', 'Fee'])
      await use(say.undo)
      await expect(text.getByRole('columnheader')).toHaveText(['Permit', 'Fee', 'Days'])
      await expectSound(page)

      // Tab leaves the text, from a table too, and Shift+Tab comes back over it to the buttons.
      await expect(text).toBeFocused()
      await keyboard.press('Tab')
      await expect(focused(page)).toHaveText(say.html)
      await keyboard.press('Shift+Tab')
      await expect(text).toBeFocused()
      await keyboard.press('Shift+Tab')
      await expect(toolbar.locator(':focus')).toHaveCount(1)
      await keyboard.press('Escape')
      await expect(text).toBeFocused()

      const written = await html.inputValue()
      expect(written).toMatch(
        /^<h2>Leaf pickup<\/h2><p>Bags go out on Monday\.<\/p><ul><li>Paper bags<\/li><li>Cans<\/li><\/ul><p>See <a href="https:\/\/city\.example\/leaf" rel="noopener">the calendar<\/a>\.<\/p><p><img src="\/media\/pictures\/[0-9a-f]{64}\.webp" alt="The leaf truck" width="1600" height="1600" loading="lazy" \/><\/p><table><caption>Fees<\/caption><thead>/,
      )
      await hands.press(button(say.create))
      await expect(page.getByText(say.created)).toBeVisible()

      // Saving has changed nothing, and the editor shows all of it again.
      await expect(toolbar).toBeVisible()
      await expect(html).toHaveValue(written)
      await hands.check(page.getByRole('checkbox', { name: say.published }))
      await hands.press(button(say.save))
      await expect(page.getByText(say.updated)).toBeVisible()
      await expectSound(page)

      const id = /\/activities\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
      const outside = await browser.newContext({ viewport })
      const resident = await outside.newPage()
      await resident.goto(`${city.origins.resident}/activities/${id}`)
      await expect(resident.getByRole('heading', { name: 'Leaf pickup' })).toBeVisible()
      await expect(resident.getByRole('listitem').filter({ hasText: 'Paper bags' })).toBeVisible()
      await expect(resident.getByRole('link', { name: 'the calendar' })).toHaveAttribute(
        'href',
        'https://city.example/leaf',
      )
      const picture = resident.getByRole('img', { name: 'The leaf truck' })
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('complete', true)
      await expect(picture).toHaveJSProperty('naturalWidth', 1600)
      const table = resident.getByRole('table', { name: 'Fees' })
      await expect(table.getByRole('columnheader')).toHaveText(['Permit', 'Fee', 'Days'])
      await expect(table.getByRole('cell', { name: '$50' })).toBeVisible()
      await expectSound(resident)
      await outside.close()
    })
  })
}

test('pasted HTML is cleaned before it is shown, and HTML that the editor lacks stays HTML', async ({
  page,
  context,
  city,
}) => {
  const say = words.en
  await signIn(context, { city, cast: await staffOf(city), role: 'contentEditor' })
  const release = await hold(page, '**/api/i18n/processed/**')
  await page.goto(`${city.origins.staff}${createPath}`)
  const text = page.getByRole('textbox', { name: say.text, exact: true })
  await expect(page.locator('.ProseMirror').first()).toBeVisible()
  await text.focus()
  await paste(
    text,
    `<meta charset="utf-8"><style>p{color:red}</style><script>document.title='x'</script>
<h1>Rules</h1><p class=MsoNormal style='color:red' onclick="x()">Read <a href="javascript:x()">this</a>.</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>One</p>
<img src="https://x.example/a.png" onerror="document.title='x'">`,
  )
  const html = page.locator('textarea[name=content]')
  await expect(html).toHaveValue('<h2>Rules</h2><p>Read this.</p><ol><li>One</li></ol>')
  release()
  await expect(page.getByText('Pictures were left out.')).toBeAttached()

  const showHtml = page.getByRole('button', { name: say.html, exact: true }).first()
  await showHtml.click()
  await expect(showHtml).toHaveAttribute('aria-pressed', 'true')
  const kept = '<figure><p>A map</p><figcaption>Map</figcaption></figure>'
  await text.fill(`<script>x</script>${kept}`)
  await showHtml.click()
  await expect(page.getByText(say.onlyHtml)).toBeVisible()
  await expect(text).toHaveValue(`<script>x</script>${kept}`)
  await expectSound(page)
  await text.fill('<script>x</script><p>Closed</p>')
  await showHtml.click()
  await expect(showHtml).toHaveAttribute('aria-pressed', 'false')
  await expect(html).toHaveValue('<p>Closed</p>')
  await expect(text).toHaveText('Closed')
})

test.describe('of one service', () => {
  // The second of two saves is refused.
  test.use({ refusals: /^\/api\/activities\// })

  test('two people who edit one service see what the other changed, and lose nothing typed', async ({
    page,
    context,
    city,
  }) => {
    const say = words.en
    await signIn(context, { city, cast: await staffOf(city), role: 'contentEditor' })
    await page.goto(`${city.origins.staff}${createPath}`)
    const textOf = (on: Page) => on.getByRole('textbox', { name: say.text, exact: true })
    const nameOf = (on: Page) => on.getByLabel(say.name, { exact: true })
    const save = (on: Page) => on.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByRole('toolbar').first()).toBeVisible()
    await nameOf(page).fill('Saws')
    await textOf(page).fill('Open daily')
    await page.getByRole('button', { name: say.create, exact: true }).click()
    await expect(page.getByText(say.created)).toBeVisible()
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByRole('toolbar').first()).toBeVisible()
    await textOf(other).fill('Closed on Sundays')
    await other.getByRole('checkbox', { name: say.published }).check()
    await other.locator('textarea[name=description]').fill('For all residents')
    await other.getByLabel('Residents want to').selectOption('Rent')
    await save(other)
    await expect(other.getByText(say.updated)).toBeVisible()

    await expect(page.getByRole('toolbar').first()).toBeVisible()
    await nameOf(page).fill('Saws and drills')
    await save(page)
    await expect(page.getByRole('alert').getByText(/Open daily.*Closed on Sundays/)).toBeVisible()
    await expect(nameOf(page)).toHaveValue('Saws and drills')
    await expect(textOf(page)).toHaveText('Closed on Sundays')
    await expectSound(page)
    await save(page)
    await expect(page.getByText(say.updated)).toBeVisible()
    await other.reload()
    await expect(nameOf(other)).toHaveValue('Saws and drills')
    await expect(textOf(other)).toHaveText('Closed on Sundays')
    await expect(other.getByRole('checkbox', { name: say.published })).toBeChecked()
    await expect(other.locator('textarea[name=description]')).toHaveValue('For all residents')
    await expect(other.getByLabel('Residents want to').locator('option:checked')).toHaveText('Rent')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the text is a field of HTML', async ({ page, context, city }) => {
    await signIn(context, { city, cast: await staffOf(city), role: 'contentEditor' })
    await page.goto(`${city.origins.staff}${createPath}`)
    await page.getByLabel('Name', { exact: true }).fill('Plain page')
    await page.getByLabel('Text', { exact: true }).fill('<h2>Plain</h2>')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page.getByText('The service was created.')).toBeVisible()
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('<h2>Plain</h2>')
  })
})
