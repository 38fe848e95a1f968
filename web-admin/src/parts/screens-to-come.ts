import type { TextKey } from '@portal/core/texts/rules'

/**
 * Screens that the menus lead to and that do not stand yet, each with its title. A screen that
 * is built gets a route file and leaves this table; a test holds the two against the menus.
 */
export const screensToCome = {
  '/search': 'Header.Search',
  '/languages': 'SideMenu.Languages',
  '/bulk_push_notifications': 'SideMenu.BulkPush',
  '/delinquency_notifications': 'SideMenu.Delinquency',
} as const satisfies Readonly<Record<string, TextKey>>

type PathToCome = keyof typeof screensToCome

/** The title of the screen that will stand at a path; null where none is planned. */
export const titleToCome = (path: string): TextKey | null =>
  // Asking whether a text is one of the table's own keys is what makes it one.
  Object.hasOwn(screensToCome, path) ? screensToCome[path as PathToCome] : null
