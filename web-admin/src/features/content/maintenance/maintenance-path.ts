export const maintenancePath = '/billing_maintenance_settings'

export const backToPeriods = { href: maintenancePath, label: 'Maintenance.Back' } as const
