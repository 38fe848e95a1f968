import { expect } from '@playwright/test'
import type { Engine } from './engine.ts'

/** What stands in a page: a button or link by its words, a field by its label. */
type Kind = 'button' | 'field'

/**
 * Finds what somebody would: visible, enabled, the first whose words begin so. Runs in the page, so it is text.
 * Words of a control: its label, its name for screen readers, or what it says.
 */
const finder = `
const wordsOf = (element) => [
  ...(element.labels ?? [])].map((label) => label.textContent).join(' ').trim()
  || element.getAttribute('aria-label') || element.textContent.trim() || element.value || ''
const selectors = {
  button: 'main button, main a[href], main summary, dialog button, body:not(:has(main)) button',
  field: 'input:not([type=hidden]), select, textarea',
}
const find = (kind, words) => [...document.querySelectorAll(selectors[kind])].find((element) =>
  element.checkVisibility() && !element.disabled && wordsOf(element).startsWith(words))
`

/** Somebody at another engine: sees, presses and types, and waits until what they look for is there. */
export function personAt(engine: Engine) {
  /** Waits until something stands in a page that answers; gives the body that finds it. */
  const found = async (kind: Kind, words: string): Promise<string> => {
    const one = `find(${JSON.stringify(kind)}, ${JSON.stringify(words)})`
    await expect
      .poll(
        () =>
          engine.run<boolean>(`${finder}
            if ('earlyPress' in window) return false
            const found = ${one}
            found?.scrollIntoView({ block: 'center', behavior: 'instant' })
            return found !== undefined`),
        { message: `a ${kind} “${words}”`, timeout: 30_000 },
      )
      .toBe(true)
    return `${finder} return ${one}`
  }
  const press = async (kind: Kind, words: string) => engine.press(await found(kind, words))
  return {
    ...engine,
    /** Presses the button or link whose words begin so. */
    press: (words: string) => press('button', words),
    /** Presses the field whose label begins so. */
    tick: (label: string) => press('field', label),
    /** Types into the field whose label begins so. */
    write: async (label: string, text: string) => {
      await press('field', label)
      await engine.type(text)
    },
    /** Chooses from a list as the engine's own menu would, which is no part of the page. */
    choose: async (label: string, option: string) => {
      await found('field', label)
      await engine.run(`${finder}
        const list = find('field', ${JSON.stringify(label)})
        list.value = [...list.options].find((one) => one.text === ${JSON.stringify(option)}).value
        for (const name of ['input', 'change']) list.dispatchEvent(new Event(name, { bubbles: true }))`)
    },
    /** Waits until the page, or the frame that was entered, says something. */
    see: async (words: RegExp) => {
      await expect
        .poll(() => engine.run<string>('return document.body.innerText'), { timeout: 30_000 })
        .toMatch(words)
    },
    /** Waits until the page's address is this. */
    arrive: async (path: string) => {
      await expect
        .poll(() => engine.run<string>('return location.pathname'), { timeout: 30_000 })
        .toBe(path)
    },
  }
}
