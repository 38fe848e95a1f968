import { expect, type Locator, type Page } from '@playwright/test'

export interface Hands {
  press(on: Locator): Promise<void>
  write(on: Locator, text: string): Promise<void>
  choose(on: Locator, option: string): Promise<void>
  check(on: Locator): Promise<void>
  uncheck(on: Locator): Promise<void>
}

export const pointer: Hands = {
  press: (on) => on.click(),
  write: (on, text) => on.fill(text),
  choose: async (on, option) => void (await on.selectOption(option)),
  check: (on) => on.check(),
  uncheck: (on) => on.uncheck(),
}

/** A page with a long list beside it has many; other journeys make it longer. */
const maxStops = 400

/** The radios of a group are one stop; arrows go from one to the next. */
const isAtStop = (on: Locator): Promise<boolean> =>
  on.evaluate((element) => {
    const at = document.activeElement
    if (at === element) return true
    const isRadio = (one: Element | null): one is HTMLInputElement =>
      one instanceof HTMLInputElement && one.type === 'radio'
    return isRadio(element) && isRadio(at) && at.name === element.name && at.form === element.form
  })

/** By keyboard only, from stop to stop. */
export function keyboardOf(page: Page): Hands {
  const goTo = async (on: Locator): Promise<void> => {
    await expect(on).toBeVisible()
    const isThere = () => on.evaluate((element) => element === document.activeElement)
    for (let stop = 0; stop < maxStops && !(await isAtStop(on)); stop++) {
      await page.keyboard.press('Tab')
    }
    for (let radio = 0; radio < maxStops && (await isAtStop(on)) && !(await isThere()); radio++) {
      await page.keyboard.press('ArrowDown')
    }
    await expect(on).toBeFocused()
  }
  return {
    async press(on) {
      await goTo(on)
      // Like a click, waits until the button is no longer busy.
      await expect(on).not.toHaveAttribute('aria-busy', 'true')
      await page.keyboard.press('Enter')
    },
    async write(on, text) {
      await goTo(on)
      await page.keyboard.type(text)
    },
    async check(on) {
      await goTo(on)
      await page.keyboard.press('Space')
      await expect(on).toBeChecked()
    },
    async uncheck(on) {
      await goTo(on)
      await page.keyboard.press('Space')
      await expect(on).not.toBeChecked()
    },
    async choose(on, option) {
      await goTo(on)
      const steps = await on.evaluate((element, label) => {
        const { options = [], selectedIndex = 0 } =
          element instanceof HTMLSelectElement ? element : {}
        return [...options].findIndex(({ text }) => text === label) - selectedIndex
      }, option)
      for (let step = 0; step < Math.abs(steps); step++) {
        await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
      }
      await expect(on.locator('option:checked')).toHaveText(option)
    },
  }
}
