import type { Page } from '@playwright/test'
import type { Finding } from './finding.ts'
import { bring, scriptOf } from './script-of.ts'

const script = scriptOf(import.meta.resolve('html_codesniffer/build/HTMLCS.js'))

/** The part of the global that we use. */
interface Sniffer {
  readonly ERROR: number
  getTranslation(key: string): string | undefined
  getMessages(): { type: number; code: string; msg: string; element: Element }[]
  process(standard: string, on: Document, done: () => void, failed: (error: unknown) => void): void
}

/** Errors of WCAG 2 AA; warnings and notices are left to a person. */
export async function htmlCodeSnifferFindings(page: Page): Promise<Finding[]> {
  await bring(page, script, 'HTMLCS')
  return page.evaluate(async () => {
    // The script set it.
    const { HTMLCS: sniffer } = globalThis as unknown as { HTMLCS: Sniffer }
    const say = sniffer.getTranslation.bind(sniffer)
    // It stops at missing translations, so use their keys.
    sniffer.getTranslation = (key) => say(key) ?? key
    await new Promise<void>((done, failed) => sniffer.process('WCAG2AA', document, done, failed))
    sniffer.getTranslation = say
    return (
      sniffer
        .getMessages()
        .filter(({ type }) => type === sniffer.ERROR)
        // It wants a submit button (technique H32) even where a form has no enabled field.
        .filter(
          ({ code, element }) =>
            !code.endsWith('.H32.2') ||
            element.querySelector('input:not([type=hidden]), select, textarea, button') !== null,
        )
        .map(({ code, msg, element }) => ({
          engine: 'html-codesniffer' as const,
          rule: code,
          message: msg,
          html: element.outerHTML,
        }))
    )
  })
}
