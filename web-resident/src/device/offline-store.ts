/** When the page on the screen was kept, while there is no network. */
let keptAt: string | null = null
const listeners = new Set<() => void>()

export function setOffline(since: string | null): void {
  keptAt = since
  for (const listener of listeners) listener()
}

export const offline = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  get: () => keptAt,
  ofServer: () => null,
}
