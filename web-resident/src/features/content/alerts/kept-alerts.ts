import type { SystemAlert } from '@portal/core/alerts/rules'

/** Alerts dismissed in this tab (spec, admin section 4). */
const storageName = 'systemAlertArray'
/** Its owner, since another person may log in in the same tab. */
const ownerName = 'systemAlertArrayOf'

/** Empty without storage. */
export function keptAlerts(userId: string): readonly SystemAlert[] {
  try {
    if (sessionStorage.getItem(ownerName) !== userId) return []
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageName) ?? '[]')
    // Only `keepAlerts` writes it.
    return Array.isArray(kept) ? (kept as readonly SystemAlert[]) : []
  } catch {
    // No storage: the server's list counts.
    return []
  }
}

export function keepAlerts(userId: string, alerts: readonly SystemAlert[]): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(alerts))
    sessionStorage.setItem(ownerName, userId)
  } catch {
    // As above.
  }
}
