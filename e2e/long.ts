/** The tag of journeys that `npm run test:long` walks, and `npm test` leaves out. */
export const LONG = '@long'

/** Six of the twelve looks hold every pair of a language, a width and a theme; the others run with `--long`. */
const daily = new Set([
  'en-320-light',
  'en-768-dark',
  'en-1280-light',
  'es-320-dark',
  'es-768-light',
  'es-1280-dark',
])

/** Of the screens with dialogs and menus open, which are more, one look is walked every day. */
const dailyWalk = 'es-320-dark'

export const tagsOfWalk = (language: string, width: number, colorScheme: string): string[] =>
  `${language}-${width}-${colorScheme}` === dailyWalk ? [] : [LONG]

/** The tags of a look. */
export const tagsOfLook = (language: string, width: number, colorScheme: string): string[] =>
  daily.has(`${language}-${width}-${colorScheme}`) ? [] : [LONG]
