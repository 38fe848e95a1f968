/** Of ProseMirror's key names: Mod is Command on a Mac, else Control. */
const isMac = (): boolean => /Mac|iP(?:hone|ad)/.test(navigator.platform)

const onMac: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
const onOthers: Readonly<Record<string, string>> = { Mod: 'Ctrl' }

/** As people read it: Ctrl+Alt+2. */
export function keysShown(key: string): string {
  const parts = key.split('-').map((part) => (part.length === 1 ? part.toUpperCase() : part))
  return isMac()
    ? parts.map((part) => onMac[part] ?? part).join('')
    : parts.map((part) => onOthers[part] ?? part).join('+')
}

/** For `aria-keyshortcuts`. */
export const keysForAria = (key: string): string =>
  key
    .split('-')
    .map((part) => (part === 'Mod' ? (isMac() ? 'Meta' : 'Control') : part))
    .join('+')
