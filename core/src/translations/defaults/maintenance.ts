import { group } from './group.ts'

/** Times in which bills cannot be paid online (spec, admin section 2.10). */
export const maintenance = group('Maintenance', {
  NotFound: {
    en: 'This maintenance period no longer exists.',
    es: 'Este período de mantenimiento ya no existe.',
  },
})
