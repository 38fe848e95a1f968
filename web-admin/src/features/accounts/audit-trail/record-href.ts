/** The record's screen. */
const screens: Readonly<Record<string, (id: string) => string>> = {
  request: (id) => `/requests/${id}`,
  user: (id) => `/people/${id}`,
  organization: (id) => `/people/organizations/${id}`,
  payment: (id) => `/payments/${id}`,
  service: (id) => `/activities/${id}`,
  'shutoff-batch': (id) => `/delinquency_notifications/${id}`,
  'shutoff-texts': () => '/delinquency_notifications/texts',
  broadcast: (id) => `/bulk_push_notifications?show=${id}`,
  'broadcast-audience': () => '/bulk_push_notifications?add=1',
  'system-alert': () => '/system_alerts',
  'maintenance-period': () => '/billing_maintenance_settings',
  'record-type': () => '/saleforce_public_fields',
  text: (id) =>
    `/languages/${id.startsWith('es.') ? 'Spanish' : 'English'}?${new URLSearchParams({ q: id.slice(3) })}`,
  discrepancy: () => '/payment_discrepancies',
  delivery: () => '/undelivered',
}

/** Null for kinds without a screen. */
export const recordHref = (kind: string, id: string): string | null =>
  Object.hasOwn(screens, kind) ? (screens[kind]?.(id) ?? null) : null
