import type { PlaywrightTestOptions } from '@playwright/test'

/** How a signed-in journey is walked: each in full, by other hands, in another language and width. */
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
