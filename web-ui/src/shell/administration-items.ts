import type { TextKey } from '@portal/core/texts/rules'

export interface MenuItem {
  readonly text: TextKey
  readonly path: string
}

/** Order and paths are the specification's (admin section 2.1). */
export const administrationItems: readonly MenuItem[] = [
  { text: 'SideMenu.Activities', path: '/activities' },
  { text: 'SideMenu.Languages', path: '/languages' },
  { text: 'SideMenu.Users', path: '/users' },
  { text: 'SideMenu.PublicFields', path: '/saleforce_public_fields' },
  { text: 'SideMenu.SystemAlerts', path: '/system_alerts' },
  { text: 'SideMenu.BulkPush', path: '/bulk_push_notifications' },
  { text: 'SideMenu.Delinquency', path: '/delinquency_notifications' },
  { text: 'SideMenu.BillingMaintenance', path: '/billing_maintenance_settings' },
  // Ours, so below the specification's.
  { text: 'SideMenu.Requests', path: '/requests' },
  { text: 'SideMenu.People', path: '/people' },
  { text: 'SideMenu.Undelivered', path: '/undelivered' },
  { text: 'SideMenu.SlowedCallers', path: '/slowed_callers' },
]
