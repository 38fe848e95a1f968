/** A system alert in the words of the wire (spec, admin section 3.7). */
export interface SystemAlert {
  readonly Id: string
  /** The author; null for residents, and for alerts without one. */
  readonly CreatedBy: string | null
  readonly TitleAlertEnglish: string
  readonly TitleAlertSpanish: string
  /** Sanitised HTML. */
  readonly TextEnglish: string
  readonly TextSpanish: string
  readonly Active: boolean
  /** `2026-11-30T12:00:00.000Z`. */
  readonly CreatedAt: string
  /** It was made of the warning of a maintenance period. */
  readonly MaintenanceWarning: boolean
  readonly Read: boolean
}

const before = (isFirst: boolean, isSecond: boolean): number => Number(isSecond) - Number(isFirst)

/** The order of the queue: active first, then unread, then the newest (spec, admin section 4). */
export const inQueueOrder = (alerts: readonly SystemAlert[]): readonly SystemAlert[] =>
  alerts.toSorted(
    (a, b) =>
      before(a.Active, b.Active) ||
      before(!a.Read, !b.Read) ||
      b.CreatedAt.localeCompare(a.CreatedAt) ||
      a.Id.localeCompare(b.Id),
  )

/** The alert that is to be shown now: the first of the queue, where it is active and unread. */
export function alertToShow(alerts: readonly SystemAlert[]): SystemAlert | null {
  const [first] = inQueueOrder(alerts)
  return first?.Active && !first.Read ? first : null
}

/** The queue after an alert was put away. */
export const dismissed = (alerts: readonly SystemAlert[], id: string): readonly SystemAlert[] =>
  inQueueOrder(alerts.map((alert) => (alert.Id === id ? { ...alert, Read: true } : alert)))

const isSame = (a: SystemAlert, b: SystemAlert): boolean =>
  a.Id === b.Id && a.CreatedAt === b.CreatedAt

/**
 * The queue as it came, with what this browser has put away already: the city may not have heard of it.
 */
export const withDismissed = (
  alerts: readonly SystemAlert[],
  kept: readonly SystemAlert[],
): readonly SystemAlert[] =>
  alerts.map((alert) =>
    kept.some((one) => one.Read && isSame(one, alert)) ? { ...alert, Read: true } : alert,
  )
