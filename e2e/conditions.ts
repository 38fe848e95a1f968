import type { PlaywrightTestOptions } from '@playwright/test'

/** Each journey runs in full with each input, language and width. */
export const conditions: readonly {
  readonly title: string
  readonly language: 'en' | 'es'
  readonly isKeyboardOnly: boolean
  readonly options: Pick<PlaywrightTestOptions, 'viewport'>
}[] = [
  {
    title: 'on a desktop, in English',
    language: 'en',
    isKeyboardOnly: false,
    options: { viewport: { width: 1280, height: 900 } },
  },
  {
    title: 'on a phone, in Spanish, with the keyboard alone',
    language: 'es',
    isKeyboardOnly: true,
    options: { viewport: { width: 320, height: 640 } },
  },
]
