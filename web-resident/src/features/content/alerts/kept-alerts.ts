import type { SystemAlert } from '@portal/core/alerts/rules'

/** The array of alerts, with what was put away in this tab (spec, admin section 4). */
const storageName = 'systemAlertArray'
/** Whose array it is: the next person in the same tab has alerts of their own. */
const ownerName = 'systemAlertArrayOf'

/** What this tab knows of a person's alerts; nothing where it has no storage. */
export function keptAlerts(userId: string): readonly SystemAlert[] {
  try {
    if (sessionStorage.getItem(ownerName) !== userId) return []
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageName) ?? '[]')
    // Written by `keepAlerts` alone.
    return Array.isArray(kept) ? (kept as readonly SystemAlert[]) : []
  } catch {
    // A browser may allow no storage: then the city's own word counts.
    return []
  }
}

/** Keeps a person's alerts for the pages of this tab. */
export function keepAlerts(userId: string, alerts: readonly SystemAlert[]): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(alerts))
    sessionStorage.setItem(ownerName, userId)
  } catch {
    // As above.
  }
}
