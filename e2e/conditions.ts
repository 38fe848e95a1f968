import type { PlaywrightTestOptions } from '@playwright/test'

interface Condition {
  readonly title: string
  readonly language: 'en' | 'es'
  readonly isKeyboardOnly: boolean
  readonly viewport: NonNullable<PlaywrightTestOptions['viewport']>
}

const all: readonly Condition[] = [
  {
    title: 'on a desktop, in English',
    language: 'en',
    isKeyboardOnly: false,
    viewport: { width: 1280, height: 900 },
  },
  {
    title: 'on a phone, in Spanish, with the keyboard alone',
    language: 'es',
    isKeyboardOnly: true,
    viewport: { width: 320, height: 640 },
  },
]

/** Each journey runs in full with each input, language and width. */
export const conditions = all.map(({ title, ...options }) => ({ title, ...options, options }))
