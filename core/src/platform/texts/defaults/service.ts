import { group } from './group.ts'

export const service = group('Service', {
  NotFound: { en: 'This service could not be found.', es: 'No se encontró este servicio.' },
  DefaultDescription: {
    en: 'Press "start" to continue.',
    es: 'Presione «comenzar» para continuar.',
  },
  NotFoundText: {
    en: 'It may have moved or is no longer offered.',
    es: 'Es posible que se haya trasladado o que ya no se ofrezca.',
  },
  AllTitle: { en: 'All services', es: 'Todos los servicios' },
  AllLead: {
    en: 'Everything you can do with the city online, grouped by what you want to do.',
    es: 'Todo lo que puede hacer con la ciudad en línea, según lo que necesite.',
  },
  JumpTo: { en: 'On this page', es: 'En esta página' },
  None: { en: 'No services are listed right now.', es: 'No hay servicios publicados por ahora.' },
  BackToHomepage: { en: 'Back to Homepage', es: 'Volver a la página de inicio' },
  BackToServices: { en: 'Back to all services', es: 'Volver a todos los servicios' },
  Schedule: { en: 'Schedule an appointment', es: 'Programar una cita' },
  APPLY_FOR: { en: 'Apply', es: 'Solicitar' },
  REGISTER_FOR: { en: 'Register', es: 'Inscribirse' },
  PAY_FOR: { en: 'Pay', es: 'Pagar' },
  FIND: { en: 'Find', es: 'Encontrar' },
  REPORT: { en: 'Report', es: 'Reportar' },
  RENT: { en: 'Rent', es: 'Alquilar' },
  SIGN_UP_FOR: { en: 'Sign up', es: 'Suscribirse' },
  MAPS: { en: 'Maps', es: 'Mapas' },
})
