import { group } from './group.ts'

/** The launcher's refusals (spec, resident section 2); the keys are `StartRefusal` of core. */
export const start = group('Start', {
  UnsupportedType: {
    en: 'Activity type {{type}} not yet supported',
    es: 'El tipo de actividad {{type}} todavía no está disponible',
  },
  FormMissing: {
    en: 'Sorry, an error was encountered and the form could not be loaded',
    es: 'Lo sentimos, ocurrió un error y no se pudo cargar el formulario',
  },
  LinkMissing: {
    en: 'This service does not have a working address yet.',
    es: 'Este servicio todavía no tiene una dirección que funcione.',
  },
  PersonalOnly: {
    en: 'Reports are sent in your own name. Choose your personal account and start again.',
    es: 'Los reportes se envían a nombre propio. Elija su cuenta personal y comience de nuevo.',
  },
})
