import { group } from './group.ts'

/** What the city announces to whoever is signed in (spec, admin sections 2.7 and 4). */
export const alerts = group('Alerts', {
  MaintenanceWarning: { en: 'Maintenance warning', es: 'Aviso de mantenimiento' },
  NotFound: {
    en: 'This alert no longer exists.',
    es: 'Este aviso ya no existe.',
  },
})
