import type { Page } from '@playwright/test'
import { expectAlive } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { LONG } from './long.ts'
import { people, signIn } from './people.ts'

const chat = '[data-chat] > button'

/** Texts, controls and pictures below the chat's button at any scroll position. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (selector) => {
    const button = document.querySelector<HTMLElement>(selector)
    if (!button) throw new Error('no chat')
    const controls = 'a, button, input, select, textarea, summary, label, img, svg, canvas, iframe'
    const isContent = (element: Element, x: number, y: number): boolean => {
      if (element.matches(`${controls}, [role=application]`)) return true
      return [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return false
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()].some(
          (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
        )
      })
    }
    const found = new Set<string>()
    const look = () => {
      const box = button.getBoundingClientRect()
      for (let across = 0; across <= 6; across += 1)
        for (let down = 0; down <= 6; down += 1) {
          const x = box.left + (box.width * across) / 6
          const y = box.top + (box.height * down) / 6
          for (const element of document.elementsFromPoint(x, y))
            if (!element.contains(button) && !button.contains(element) && isContent(element, x, y))
              found.add(`${Math.round(scrollY)} px down: ${element.outerHTML.slice(0, 120)}`)
        }
    }
    const step = Math.round(button.getBoundingClientRect().height / 2)
    for (let down = 0; down < document.documentElement.scrollHeight; down += step) {
      scrollTo(0, down)
      look()
    }
    return [...found]
  }, chat)

const walks = [
  {
    who: 'anyone',
    email: null,
    paths: ['/', '/view-all-services', '/open_reports', '/knowledgebase', '/search?term=water'],
  },
  {
    who: 'a resident',
    email: people.full,
    paths: ['/dashboard', '/messages', '/payment/water-bill-payment-records', '/account/profile'],
  },
] as const

/** One width with the button in the footer, one with it floating; others run with `--long`. */
const daily = new Set([390, 1280])

for (const width of [320, 390, 768, 1024, 1280])
  for (const { who, email, paths } of walks) {
    const tag = daily.has(width) ? [] : [LONG]
    const name = `on no page of ${who} the chat button covers anything, ${width} px wide`
    test(name, { tag }, async ({ page, context, city }) => {
      const origin = city.origins.resident
      await page.setViewportSize({ width, height: 700 })
      if (email) await signIn(context, origin, email)
      for (const path of paths) {
        await page.goto(origin + path)
        await expectAlive(page)
        await expect(page.locator(chat)).toBeVisible()
        expect.soft(await covered(page), path).toEqual([])
      }
    })
  }

test('on a phone the chat opens from the menu', async ({ page, city }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(city.origins.resident)
  await expectAlive(page)
  await page.locator('header details > summary').filter({ visible: true }).click()
  const link = page.locator('header').getByRole('link', { name: 'Chat with us' })
  await link.click()
  await expect(page.getByRole('dialog', { name: 'Chat with the city' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
})
