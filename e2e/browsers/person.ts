import { expect } from '@playwright/test'
import type { Engine } from './engine.ts'

/** A button or link by its text, a field by its label. */
type Kind = 'button' | 'field'

/** The first visible, enabled control whose text begins so. Runs in the page, so it is text. */
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

/** A person at another engine, who sees, presses and types, and waits for what they look for. */
export function personAt(engine: Engine) {
  /** Waits for a control; returns the body that finds it. */
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
    press: (words: string) => press('button', words),
    /** By the beginning of its label. */
    check: (label: string) => press('field', label),
    /** By the beginning of its label. */
    write: async (label: string, text: string) => {
      await press('field', label)
      await engine.type(text)
    },
    /** As the engine's own menu would, which is no part of the page. */
    choose: async (label: string, option: string) => {
      await found('field', label)
      await engine.run(`${finder}
        const list = find('field', ${JSON.stringify(label)})
        list.value = [...list.options].find((one) => one.text === ${JSON.stringify(option)}).value
        for (const name of ['input', 'change']) list.dispatchEvent(new Event(name, { bubbles: true }))`)
    },
    /** Waits until the page or the entered frame contains the words. */
    see: async (words: RegExp) => {
      await expect
        .poll(() => engine.run<string>('return document.body.innerText'), { timeout: 30_000 })
        .toMatch(words)
    },
    arrive: async (path: string) => {
      await expect
        .poll(() => engine.run<string>('return location.pathname'), { timeout: 30_000 })
        .toBe(path)
    },
  }
}
