/** Where the periods stand. */
export const maintenancePath = '/billing_maintenance_settings'

/** The way back to them. */
export const backToPeriods = { href: maintenancePath, label: 'Maintenance.Back' } as const
