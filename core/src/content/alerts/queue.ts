/** Wire names (spec, admin section 3.7). */
export interface SystemAlert {
  readonly Id: string
  /** The author; null for residents, and for alerts without one. */
  readonly CreatedBy: string | null
  readonly TitleAlertEnglish: string
  readonly TitleAlertSpanish: string
  /** Sanitized HTML. */
  readonly TextEnglish: string
  readonly TextSpanish: string
  readonly Active: boolean
  /** `2026-11-30T12:00:00.000Z`. */
  readonly CreatedAt: string
  /** Made from a maintenance period's warning. */
  readonly MaintenanceWarning: boolean
  readonly Read: boolean
}

const before = (isFirst: boolean, isSecond: boolean): number => Number(isSecond) - Number(isFirst)

/** Active first, then unread, then newest (spec, admin section 4). */
export const inQueueOrder = (alerts: readonly SystemAlert[]): readonly SystemAlert[] =>
  alerts.toSorted(
    (a, b) =>
      before(a.Active, b.Active) ||
      before(!a.Read, !b.Read) ||
      b.CreatedAt.localeCompare(a.CreatedAt) ||
      a.Id.localeCompare(b.Id),
  )

/** The first of the queue, if active and unread. */
export function alertToShow(alerts: readonly SystemAlert[]): SystemAlert | null {
  const [first] = inQueueOrder(alerts)
  return first?.Active && !first.Read ? first : null
}

export const dismissed = (alerts: readonly SystemAlert[], id: string): readonly SystemAlert[] =>
  inQueueOrder(alerts.map((alert) => (alert.Id === id ? { ...alert, Read: true } : alert)))

const isSame = (a: SystemAlert, b: SystemAlert): boolean =>
  a.Id === b.Id && a.CreatedAt === b.CreatedAt

/** With what this browser dismissed, in case the server does not have it yet. */
export const withDismissed = (
  alerts: readonly SystemAlert[],
  kept: readonly SystemAlert[],
): readonly SystemAlert[] =>
  alerts.map((alert) =>
    kept.some((one) => one.Read && isSame(one, alert)) ? { ...alert, Read: true } : alert,
  )
