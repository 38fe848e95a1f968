import { group } from './group.ts'

/** The home page. */
export const home = group('Home', {
  Title: {
    en: 'What can the city do for you today?',
    es: '¿Qué puede hacer la ciudad por usted hoy?',
  },
  Lead: {
    en: 'Pay a bill, report a problem, apply for a permit. Most things take less than five minutes.',
    es: 'Pague una factura, reporte un problema, solicite un permiso. La mayoría de los trámites toma menos de cinco minutos.',
  },
})
