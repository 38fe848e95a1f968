import { group } from './group.ts'

/** Spec, resident section 2; the keys are `StartRefusal` of core. */
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
    en: 'This service does not have a working link yet.',
    es: 'Este servicio todavía no tiene un enlace que funcione.',
  },
  PersonalOnly: {
    en: 'You send reports for yourself, not for an organization. In the account menu, choose “Yourself” and start again.',
    es: 'Los reportes se envían a título personal, no por una organización. En el menú de la cuenta, elija «A título personal» y comience de nuevo.',
  },
})
