import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: { failed: 'The icon could not be saved', saved: 'Updated.' },
  es: { failed: 'No se pudo guardar el icono', saved: 'Se actualizó correctamente.' },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a picture that is too large for an icon is scaled down, and what is no picture is refused', async ({
      page,
      context,
      city,
    }) => {
      const staff = await castOf(city, 'staff')
      const { staff: origin } = city.origins
      const made = await context.request.post(`${origin}/api/activities`, {
        headers: { origin, cookie: `staff_session=${staff.cookies.staff}` },
        data: { item: 'With an icon', type: 'CUSTOM_FORM', action: 'FIND', order: 1 },
      })
      expect(made.status()).toBe(201)
      const [, id = ''] = /"[iI]d" ?: ?"([^"]+)"/.exec(await made.text()) ?? []
      await signIn(context, { city, cast: staff, role: 'staff' })
      await page.goto(`${origin}/activities/${id}?lng=${language}`)
      await expectAlive(page)
      const large = await page.evaluate(() => {
        const canvas = document.createElement('canvas')
        canvas.width = 1600
        canvas.height = 800
        canvas.getContext('2d')?.fillRect(0, 0, 800, 800)
        return canvas.toDataURL('image/png').split(',')[1] ?? ''
      })
      const input = page.locator('input[name=image], input#image')
      await input.setInputFiles({
        name: 'icon.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture'),
      })
      await expect(page.getByText(say.failed)).toBeVisible()
      await expectSound(page)
      await input.setInputFiles({
        name: 'large.png',
        mimeType: 'image/png',
        buffer: Buffer.from(large, 'base64'),
      })
      await expect(page.getByText(say.saved)).toBeVisible()
      const icon = page.locator('img[src*="/service-icons/"]')
      await expect(icon).toBeVisible()
      const size = () =>
        icon.evaluate((image) =>
          image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : null,
        )
      await expect.poll(size).toEqual([256, 128])
      await expectSound(page)
    })
  })
}
