import { group } from './group.ts'

export const request = group('Request', {
  Details: { en: 'What was sent', es: 'Lo que se envió' },
  Address: { en: 'Address', es: 'Dirección' },
  Description: { en: 'Description', es: 'Descripción' },
  ExtraDescription: { en: 'More about it', es: 'Más información' },
  Rating: { en: 'Rating', es: 'Calificación' },
  ContactName: { en: 'Contact for this report', es: 'Contacto para este reporte' },
  ContactPhone: { en: 'Phone for this report', es: 'Teléfono para este reporte' },
  NoCalls: { en: 'No calls, please', es: 'Prefiere que no le llamen' },
  NotFound: {
    en: 'We could not find this request in your account.',
    es: 'No encontramos esa solicitud en su cuenta.',
  },
  TooLateToCancel: {
    en: 'This request can no longer be canceled.',
    es: 'Esta solicitud ya no se puede cancelar.',
  },
  PaidNotCancelable: {
    en: 'A request that is paid cannot be canceled here. To ask for your money back, call us.',
    es: 'Una solicitud pagada no se puede cancelar aquí. Para pedir la devolución del dinero, llámenos.',
  },
  ChangedMeanwhile: {
    en: 'This request was changed after you opened it.',
    es: 'Esta solicitud cambió después de que usted la abrió.',
  },
  NotToBeRated: {
    en: 'This request cannot be rated: it is not complete, or was rated already.',
    es: 'Esta solicitud no se puede calificar: no está completa o ya se calificó.',
  },
  NothingAsked: {
    en: 'We do not need anything more from you for this request.',
    es: 'Ya no necesitamos nada más de usted para esta solicitud.',
  },
})
