import { expect, test } from './fixtures.ts'

for (const width of [390, 1280])
  for (const path of ['/', '/view-all-services', '/open_reports'])
    test(`at the end of ${path} the chat button covers no link, ${width} px wide`, async ({
      page,
      city,
    }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(`${city.origins.resident}${path}`)
      await expect(page.locator('[data-chat] button')).toBeVisible()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const covered = await page.evaluate(() => {
        const chat = document.querySelector('[data-chat] button')?.getBoundingClientRect()
        return [...document.querySelectorAll('main a, main button, footer a, footer button')]
          .filter((control) => !control.closest('[data-chat]'))
          .filter((control) => {
            const box = control.getBoundingClientRect()
            return (
              chat &&
              box.width > 0 &&
              box.bottom > chat.top &&
              box.top < chat.bottom &&
              box.right > chat.left &&
              box.left < chat.right
            )
          })
          .map((control) => control.textContent)
      })
      expect(covered).toEqual([])
    })
