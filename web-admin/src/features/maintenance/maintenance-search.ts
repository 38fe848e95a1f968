/** What became of a period just now. */
const deeds = ['add', 'update', 'delete'] as const

/** What is open on the screen, as its address says; so that dialogs work without a script too. */
export interface MaintenanceSearch {
  readonly add?: true | undefined
  /** The period that is being changed, or about to be deleted. */
  readonly edit?: string | undefined
  readonly remove?: string | undefined
  readonly done?: (typeof deeds)[number] | undefined
}

/** Reads an address; nonsense opens nothing. */
export function maintenanceSearchOf(search: Readonly<Record<string, unknown>>): MaintenanceSearch {
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

/** Where the periods stand. */
export const maintenancePath = '/billing_maintenance_settings'

/** The way back to them. */
export const backToPeriods = { href: maintenancePath, label: 'Maintenance.Back' } as const
