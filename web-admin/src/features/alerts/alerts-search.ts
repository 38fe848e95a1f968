/** What became of an alert just now. */
const deeds = ['add', 'update', 'delete'] as const

/** What is open on the screen, as its address says; so that dialogs work without a script too. */
export interface AlertsSearch {
  readonly add?: true | undefined
  /** The alert that is being changed, or about to be deleted. */
  readonly edit?: string | undefined
  readonly remove?: string | undefined
  readonly done?: (typeof deeds)[number] | undefined
}

/** Reads an address; nonsense opens nothing. */
export function alertsSearchOf(search: Readonly<Record<string, unknown>>): AlertsSearch {
  const text = (name: string) => {
    const value = search[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    add: search['add'] === '1' ? true : undefined,
    edit: text('edit'),
    remove: text('remove'),
    done: deeds.find((deed) => deed === search['done']),
  }
}

/** Where the list stands. */
export const alertsPath = '/system_alerts'

/** The way back to the list. */
export const backToAlerts = { href: alertsPath, label: 'Alerts.Back' } as const
