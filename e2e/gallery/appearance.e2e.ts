import type { Page } from '@playwright/test'
import { tagsOfLook } from '../long.ts'
import { axeFindings, expect, test } from './gallery.ts'

const widths = [320, 768, 1280]

for (const language of ['en', 'es'])
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of widths)
      test(
        `every part is sound in ${language}, ${colorScheme}, ${width} px wide`,
        { tag: tagsOfLook(language, width, colorScheme) },
        async ({ page, gallery }) => {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize({ width, height: 900 })
          await gallery.open({ language })
          await page.locator('#error-summary').getByRole('button').click()
          expect(await axeFindings(page)).toEqual([])
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth),
          ).toBeLessThanOrEqual(width)
          expect(await clipped(page), 'text that is cut off').toEqual([])
          expect(await smallTargets(page), 'targets too small for a finger').toEqual([])
        },
      )

const clipped = (page: Page) =>
  page.locator('#gallery *:visible').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const style = getComputedStyle(element)
        const { overflowX } = style
        const clip = style.getPropertyValue('clip')
        // Text for screen readers only is cut off on purpose.
        if (clip !== 'auto') return false
        return overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )

/** Controls below 24 px (WCAG 2.5.8), and full-size buttons below 44 px; not inline links. */
const smallTargets = (page: Page) =>
  page
    .locator('button:visible, select:visible, input:visible, textarea:visible, summary:visible')
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { width, height } = control.getBoundingClientRect()
          const min = control.matches('button:not([data-size=small])') ? 44 : 24
          return width < 24 || height < min
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    )

test('a table is one for screen readers also where its rows are drawn as cards', async ({
  page,
  gallery,
}) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await gallery.open()
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const roles = new Set(nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value))
  expect([...roles]).toEqual(
    expect.arrayContaining(['table', 'row', 'columnheader', 'rowheader', 'cell']),
  )
})

test('text can grow to twice its size without horizontal scrolling', async ({ page, gallery }) => {
  // 640 px at 200 % is the layout of 320 px with letters twice as large.
  await page.setViewportSize({ width: 640, height: 900 })
  await gallery.open({ language: 'es' })
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-doubled', '')
    document.documentElement.style.fontSize = '200%'
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640)
})

test('the printed page is light and leaves out what only works on a screen', async ({
  page,
  gallery,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await gallery.open()
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground).toBe('rgb(255, 255, 255)')
  await expect(page.getByRole('button', { name: 'Pay bill' })).toHaveCount(0)
  await expect(page.getByRole('search')).toHaveCount(0)
  await expect(page.locator('[data-chat] > button')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toContainText('150 Dexter Court')
})

test('motion stops for people who prefer that', async ({ page, gallery }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await gallery.open()
  const longest = await page.evaluate(() =>
    Math.max(
      ...document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0)),
      0,
    ),
  )
  expect(longest).toBeLessThanOrEqual(1)
})
