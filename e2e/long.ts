/** Tags journeys for `npm run test:long` only. */
export const LONG = '@long'

/** Six of the twelve looks cover every pair; the others run with `--long`. */
const daily = new Set([
  'en-320-light',
  'en-768-dark',
  'en-1280-light',
  'es-320-dark',
  'es-768-light',
  'es-1280-dark',
])

/** For screens with dialogs and menus open, one look runs every day. */
const dailyWalk = 'es-320-dark'

export const tagsOfWalk = (language: string, width: number, colorScheme: string): string[] =>
  `${language}-${width}-${colorScheme}` === dailyWalk ? [] : [LONG]

export const tagsOfLook = (language: string, width: number, colorScheme: string): string[] =>
  daily.has(`${language}-${width}-${colorScheme}`) ? [] : [LONG]
