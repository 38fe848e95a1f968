import { useEffect, useRef, useSyncExternalStore } from 'react'
import { areKeysOn, createKeyRegister, keysCookie, type Shortcut } from './keys.ts'

const register = createKeyRegister()

let help: readonly Shortcut[] | null = null
const helpListeners = new Set<() => void>()

/** Opens and closes the list of keys. */
export function showKeyHelp(isShown: boolean): void {
  help = isShown ? register.list() : null
  for (const listener of helpListeners) listener()
}

function subscribe(onChange: () => void): () => void {
  helpListeners.add(onChange)
  return () => helpListeners.delete(onChange)
}

/** The keys of the screen. */
export const shownKeys = (): readonly Shortcut[] => register.list()

/** The keys that the open list shows; null while it is closed. */
export const useKeyHelp = (): readonly Shortcut[] | null =>
  useSyncExternalStore(
    subscribe,
    () => help,
    () => null,
  )

export const keysAreOn = (): boolean => areKeysOn(document.cookie)

export function switchKeys(areOn: boolean): void {
  document.cookie = keysCookie(areOn)
}

// What needs a key for itself: fields, and a map.
const own = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=application]'

function isFree({ target, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (isComposing || defaultPrevented) return false
  if (document.querySelector('dialog[open]')) return false
  return !(target instanceof Element) || target.closest(own) === null
}

function press(event: KeyboardEvent): void {
  if (!isFree(event) || !keysAreOn()) return
  const found = register.find(event)
  if (!found) return
  event.preventDefault()
  found.run()
}

let users = 0

/** Registers keys while the component is shown. */
export function useKeys(shortcuts: readonly Shortcut[]): void {
  // Not an effect event: the palette lists them while it renders.
  const current = useRef(shortcuts)
  useEffect(() => {
    current.current = shortcuts
  })
  useEffect(() => {
    const remove = register.add(() => current.current)
    users += 1
    if (users === 1) document.addEventListener('keydown', press)
    return () => {
      remove()
      users -= 1
      if (users === 0) document.removeEventListener('keydown', press)
    }
  }, [])
}
