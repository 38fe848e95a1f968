import { useState, useSyncExternalStore } from 'react'

let isPressed = false

function subscribe(changed: () => void): () => void {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const set = (next: boolean) => {
    isPressed = next
    changed()
  }
  addEventListener(
    'pointerdown',
    // Other buttons open a menu, which may take the end of the press.
    ({ isPrimary, button }) => set(isPrimary && button === 0),
    options,
  )
  // The click comes in the same task, and this in the next.
  const end = () => void setTimeout(set, 0, false)
  addEventListener('pointerup', end, options)
  addEventListener('pointercancel', end, options)
  return () => stop.abort()
}

const now = () => isPressed
const ofServer = () => false

/**
 * The value, which while the pointer is down stays as it was: what grows under a press moves its
 * target away between down and up, and the browser then makes no click of them.
 */
export function useAfterPress<Value>(value: Value): Value {
  const isHeld = useSyncExternalStore(subscribe, now, ofServer)
  const [last, setLast] = useState(value)
  if (isHeld) return last
  if (last !== value) setLast(() => value)
  return value
}
