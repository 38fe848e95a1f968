import type { Page } from '@playwright/test'
import { walks, walkThrough } from './every-page.ts'
import { expect, test } from './fixtures.ts'
import { LONG } from './long.ts'
import { signIn } from './people.ts'

/** The reader's text spacing that a page must bear (WCAG 2.2, 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

interface Strain {
  readonly viewport: { readonly width: number; readonly height: number }
  readonly put?: (page: Page) => Promise<void>
}

const strains: Readonly<Record<string, Strain>> = {
  // What is left of 1280 by 1024 px.
  'zoomed to 400 %': { viewport: { width: 320, height: 256 } },
  'with wide text spacing': {
    viewport: { width: 390, height: 800 },
    put: (page) =>
      page.evaluate((css) => {
        // The page's policy allows no style element.
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets = [sheet]
      }, spacing),
  },
  'in forced colors': {
    viewport: { width: 1280, height: 800 },
    put: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
}

/** Cut-off texts, and fixed content over more than half of the window. */
const lost = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
    const cut = all.filter((element) => {
      const style = getComputedStyle(element)
      // One pixel is for screen readers only, and an ellipsis shows that there is more.
      if (element.clientWidth < 2 || element.matches('input, select, textarea')) return false
      if (style.textOverflow === 'ellipsis') return false
      // A map shows only a part of the city; its buttons are checked elsewhere.
      if (element.matches('[role=application]') || element.querySelector('[role=application]'))
        return false
      const isWide = style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      const isTall = style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
      return (isWide || isTall) && element.innerText.trim() !== ''
    })
    const inPlace = all.filter((element) => {
      const { position } = getComputedStyle(element)
      return position === 'fixed' || position === 'sticky'
    })
    // A menu or map in its own column covers nothing.
    const covering = inPlace.filter(
      (element) =>
        !element.closest('dialog') &&
        element.clientHeight > innerHeight / 2 &&
        element.clientWidth > innerWidth / 2,
    )
    return [...cut, ...covering].map((element) => element.outerHTML.slice(0, 160))
  })

for (const [strain, { viewport, put }] of Object.entries(strains))
  test.describe(strain, { tag: LONG }, () => {
    test.use({ viewport })

    for (const [who, { app, email, screens }] of Object.entries(walks))
      test(`no screen of ${who} loses anything`, async ({ page, context, city }, info) => {
        const origin = city.origins[app]
        if (email) await signIn(context, origin, email)
        let place = 0
        await walkThrough(page, { origin, screens }, async (state) =>
          test.step(state, async () => {
            await put?.(page)
            const sideways = await page.evaluate(
              () => document.documentElement.scrollWidth - document.body.clientWidth,
            )
            place += 1
            await page.screenshot({ path: info.outputPath(`${place}.png`), fullPage: true })
            expect.soft(sideways, `how far ${state} scrolls sideways`).toBeLessThanOrEqual(0)
            expect.soft(await lost(page), `what is lost on ${state}`).toEqual([])
          }),
        )
      })
  })
