import { group } from './group.ts'

export const notificationList = group('NotificationList', {
  On: { en: 'On', es: 'Activada' },
  Off: { en: 'Off', es: 'Desactivada' },
  OptedOut: { en: 'Turned off by the person', es: 'Desactivada por la persona' },
  YouOptedOut: { en: 'You turned this off', es: 'Usted la desactivó' },
})
