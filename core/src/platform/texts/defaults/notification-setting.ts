import { group } from './group.ts'

export const notificationSetting = group('NotificationSetting', {
  RequestUpdates: { en: 'News about my requests', es: 'Novedades de mis solicitudes' },
  BillReady: { en: 'A new bill is ready', es: 'Hay una factura nueva' },
  DelinquentBilling: { en: 'A bill is overdue', es: 'Una factura está vencida' },
  LicenseReminders: { en: 'My license must be renewed', es: 'Hay que renovar mi licencia' },
  BoardNews: { en: 'Meetings of boards that I follow', es: 'Reuniones de juntas que sigo' },
  PickupReminders: { en: 'Reminders of pickups', es: 'Recordatorios de recolección' },
  CityAnnouncements: { en: 'Announcements from the city', es: 'Anuncios de la ciudad' },
  NotFound: { en: 'We could not find this setting.', es: 'No encontramos esa opción.' },
})
