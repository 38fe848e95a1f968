import type { Page } from '@playwright/test'
import { putRequest } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { people, signIn as signInByMail } from './people.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    title: 'Streetlight problem',
    none: 'There is nothing in this folder yet.',
    file: 'Picture or PDF',
    send: 'Send',
    refused: 'The document was not added',
    kind: /We accept pictures/,
    added: 'The document was added.',
    count: '1 document',
  },
  es: {
    title: 'Problema de alumbrado',
    none: 'Todavía no hay nada en esta carpeta.',
    file: 'Imagen o PDF',
    send: 'Enviar',
    refused: 'El documento no se agregó',
    kind: /Aceptamos imágenes/,
    added: 'Se agregó el documento.',
    count: '1 documento',
  },
} as const

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\n%%EOF\n')

/** A folder's path, as a phone's app opens it in its web view. */
async function folderOf(page: Page, path: string, key: Record<string, string>): Promise<string> {
  const answer = await page.request.get(`/api/box/${path}`)
  // The contract's own test holds this shape.
  const { folderId, accessToken } = (await answer.json()) as Record<string, string>
  const query = { folderId: folderId ?? '', boxToken: accessToken ?? '', ...key }
  return `/mobileWebView/box?${new URLSearchParams(query)}`
}

for (const { title, language, options } of conditions) {
  test.describe(`${title}, without JavaScript`, () => {
    test.use({ ...options, javaScriptEnabled: false })

    test('a resident opens a request’s folder and adds a document, in a web view', async ({
      page,
      context,
      city,
      hands,
    }) => {
      const w = words[language]
      const cast = await castOf(city)
      const id = await putRequest(city, { userId: cast.ids.resident })
      await signIn(context, { city, cast, role: 'resident' })
      const href = await folderOf(page, id, { sfId: id })
      // The app passes the token, and no session.
      await context.clearCookies({ name: /^(?!language$)/ })
      await page.goto(href)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.title)
      await expect(page.getByText(w.none)).toBeVisible()
      await expectSound(page)

      const field = page.getByLabel(w.file)
      await field.setInputFiles({
        name: 'page.html',
        mimeType: 'text/html',
        buffer: Buffer.from('<script>alert(1)</script>'),
      })
      await hands.press(page.getByRole('button', { name: w.send }))
      await expect(page.getByRole('alert')).toContainText(w.refused)
      await expect(page.getByRole('alert')).toContainText(w.kind)
      await expectSound(page)

      await field.setInputFiles({ name: 'lease.pdf', mimeType: 'application/pdf', buffer: pdf })
      await hands.press(page.getByRole('button', { name: w.send }))
      await expect(page.getByText(w.added)).toBeVisible()
      await expect(page.getByRole('heading', { name: w.count })).toBeVisible()
      await expectSound(page)
      const arriving = page.waitForEvent('download')
      await hands.press(page.getByRole('link', { name: 'lease.pdf' }))
      expect((await arriving).suggestedFilename()).toBe('lease.pdf')

      await page.goto(`${href}&readonly=true`)
      await expect(page.getByRole('link', { name: 'lease.pdf' })).toBeVisible()
      await expect(field).toHaveCount(0)
    })
  })
}

test('the folder of a utility account has pages, and none of it opens without its token', async ({
  page,
  context,
  city,
}) => {
  await signInByMail(context, city.origins.resident, people.full)
  const href = await folderOf(page, 'util/1001-5001', { utilityAccount: '1001-5001' })
  await page.goto(href)
  await expect(page.getByRole('heading', { name: '28 documents' })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(25)
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(3)
  await expectSound(page)
  await page.goto(href.replace('boxToken=', 'boxToken=x'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No folder to show')
  await expectSound(page)
})
