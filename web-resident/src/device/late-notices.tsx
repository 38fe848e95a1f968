import { type ComponentType, createElement, useSyncExternalStore } from 'react'

type Notices = ComponentType

let notices: Notices | null = null
let changed = () => {}

/** Once the page is at rest. */
export function showNotices(shown: Notices): void {
  notices = shown
  changed()
}

const subscribe = (listener: () => void) => {
  changed = listener
  return () => {
    changed = () => {}
  }
}
const now = () => notices
const ofServer = () => null

/** The place of `DeviceNotices`, which no page loads before it is at rest. */
export function LateNotices() {
  const shown = useSyncExternalStore(subscribe, now, ofServer)
  return shown && createElement(shown)
}
