import type { TextKey } from '@portal/core/texts/rules'

/** A key that does something on the screen that registers it. */
export interface Shortcut {
  /** As in `KeyboardEvent.key`: `j`, `?`, or `X` with shift. */
  readonly key: string
  readonly label: TextKey
  readonly run: () => void
}

type Shortcuts = readonly Shortcut[]

export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** The shortcuts of what is shown; what was added last comes first. */
export interface KeyRegister {
  /**
   * `current` is asked at each press, so that a key does what its screen shows now. Returns a
   * function that removes them.
   */
  readonly add: (current: () => Shortcuts) => () => void
  readonly list: () => Shortcuts
  readonly find: (pressed: PressedKey) => Shortcut | undefined
}

export function createKeyRegister(): KeyRegister {
  let groups: readonly (() => Shortcuts)[] = []
  function list(): Shortcuts {
    const seen = new Set<string>()
    return groups
      .flatMap((current) => current())
      .filter(({ key }) => !seen.has(key) && seen.add(key))
  }
  return {
    add(current) {
      groups = [current, ...groups]
      return () => {
        groups = groups.filter((group) => group !== current)
      }
    },
    list,
    find: ({ key, ctrlKey, metaKey, altKey }) =>
      ctrlKey || metaKey || altKey ? undefined : list().find((shortcut) => shortcut.key === key),
  }
}

const year = 31_536_000
const off = 'keys=off'

/** Remembered in the browser: single keys can be switched off (WCAG 2.1.4). */
export const keysCookie = (areOn: boolean): string =>
  `${off}; path=/; samesite=lax; max-age=${areOn ? 0 : year}`

export const areKeysOn = (cookies: string): boolean => !cookies.split('; ').includes(off)
