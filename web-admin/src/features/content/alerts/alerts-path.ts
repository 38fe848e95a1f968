export const alertsPath = '/system_alerts'

export const backToAlerts = { href: alertsPath, label: 'Alerts.Back' } as const
