import type { TypedReport } from './typed-report.ts'

// What is typed while there is no connection. It leaves the device as soon as the server has it, and is
// nobody's but the person's who typed it.
const nameOf = (owner: string | null, serviceId: string) => `draft/${owner ?? 'guest'}/${serviceId}`

/** Keeps what was typed on this device. */
export function keepHere(owner: string | null, serviceId: string, typed: TypedReport): void {
  try {
    localStorage.setItem(nameOf(owner, serviceId), JSON.stringify(typed))
  } catch {
    // A browser may have no room or allow none; the form on the screen still has it.
  }
}

/** What this device kept; null where nothing. */
export function keptHere(owner: string | null, serviceId: string): TypedReport | null {
  try {
    const text = localStorage.getItem(nameOf(owner, serviceId))
    // Written by `keepHere` alone.
    return text === null ? null : (JSON.parse(text) as TypedReport)
  } catch {
    // As above, or somebody else's words: nothing of ours.
    return null
  }
}

/** Forgets it. */
export function forgetHere(owner: string | null, serviceId: string): void {
  try {
    localStorage.removeItem(nameOf(owner, serviceId))
  } catch {
    // As above.
  }
}
