import type { TextKey } from '@portal/core/texts/rules'

/** Menu screens that are not built yet; a test compares them with the menus. */
export const screensToCome = {
  '/search': 'Header.Search',
} as const satisfies Readonly<Record<string, TextKey>>

type PathToCome = keyof typeof screensToCome

/** Null where none is planned. */
export const titleToCome = (path: string): TextKey | null =>
  // hasOwn proves that the text is a key.
  Object.hasOwn(screensToCome, path) ? screensToCome[path as PathToCome] : null
