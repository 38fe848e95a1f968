import { group } from './group.ts'

/** Spec, admin section 2.1. */
export const sideMenu = group('SideMenu', {
  Label: { en: 'Portal menu', es: 'Menú del portal' },
  Resident: { en: 'Resident', es: 'Residente' },
  Dashboard: { en: 'Dashboard', es: 'Panel' },
  InProgress: { en: 'In progress', es: 'En curso' },
  Completed: { en: 'Completed', es: 'Completados' },
  WaterBills: { en: 'Water bills', es: 'Facturas de agua' },
  Account: { en: 'My account', es: 'Mi cuenta' },
  Boards: { en: 'Boards and commissions', es: 'Juntas y comisiones' },
  Administration: { en: 'Administration', es: 'Administración' },
  Activities: { en: 'Services', es: 'Servicios' },
  Languages: { en: 'Texts and languages', es: 'Textos e idiomas' },
  Users: { en: 'Users', es: 'Usuarios' },
  PublicFields: { en: 'Public fields', es: 'Campos públicos' },
  SystemAlerts: { en: 'System alerts', es: 'Alertas del sistema' },
  BulkPush: { en: 'Bulk push notifications', es: 'Notificaciones masivas' },
  Delinquency: { en: 'Delinquency notifications', es: 'Avisos de morosidad' },
  People: { en: 'People', es: 'Personas' },
  Requests: { en: 'Requests', es: 'Solicitudes' },
  Forms: { en: 'Forms', es: 'Formularios' },
  Undelivered: { en: 'Undelivered messages', es: 'Mensajes no entregados' },
  SlowedCallers: { en: 'Slowed-down visitors', es: 'Visitantes frenados' },
  BillingMaintenance: { en: 'Billing maintenance', es: 'Mantenimiento de facturación' },
})
