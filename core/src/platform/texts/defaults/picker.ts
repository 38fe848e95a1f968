import { group } from './group.ts'

/** Spec, resident section 2. */
export const picker = group('Picker', {
  Label: { en: 'Find a service', es: 'Encuentre un servicio' },
  WantTo: { en: 'I want to…', es: 'Quiero…' },
  ChooseAction: { en: 'Choose what to do', es: 'Elija qué desea hacer' },
  ShowServices: { en: 'Show services', es: 'Mostrar servicios' },
  Service: { en: 'Service', es: 'Servicio' },
  ChooseService: { en: 'Choose a service', es: 'Elija un servicio' },
  ChooseActionFirst: {
    en: 'First choose what you want to do',
    es: 'Primero elija qué desea hacer',
  },
  Start: { en: 'Start', es: 'Comenzar' },
  APPLY_FOR: { en: 'Apply for', es: 'Solicitar' },
  REGISTER_FOR: { en: 'Register for', es: 'Inscribirme en' },
  PAY_FOR: { en: 'Pay for', es: 'Pagar' },
  FIND: { en: 'Find', es: 'Encontrar' },
  REPORT: { en: 'Report', es: 'Reportar' },
  RENT: { en: 'Rent', es: 'Alquilar' },
  SIGN_UP_FOR: { en: 'Sign up for', es: 'Suscribirme a' },
  MAPS: { en: 'See a map of', es: 'Ver un mapa de' },
})
