import type { TypedReport } from './typed-report.ts'

// Input typed offline. Removed once the server has it; keyed by the person who typed it.
const nameOf = (owner: string | null, serviceId: string) => `draft/${owner ?? 'guest'}/${serviceId}`

export function keepHere(owner: string | null, serviceId: string, typed: TypedReport): void {
  try {
    localStorage.setItem(nameOf(owner, serviceId), JSON.stringify(typed))
  } catch {
    // No storage: the form on the screen still has it.
  }
}

export function keptHere(owner: string | null, serviceId: string): TypedReport | null {
  try {
    const text = localStorage.getItem(nameOf(owner, serviceId))
    // Only `keepHere` writes it.
    return text === null ? null : (JSON.parse(text) as TypedReport)
  } catch {
    // No storage, or not our JSON.
    return null
  }
}

export function forgetHere(owner: string | null, serviceId: string): void {
  try {
    localStorage.removeItem(nameOf(owner, serviceId))
  } catch {
    // As above.
  }
}
