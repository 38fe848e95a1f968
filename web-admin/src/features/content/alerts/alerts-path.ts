/** Where the list stands. */
export const alertsPath = '/system_alerts'

/** The way back to the list. */
export const backToAlerts = { href: alertsPath, label: 'Alerts.Back' } as const
