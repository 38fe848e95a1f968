import { group } from './group.ts'

/** Requests that residents track. */
export const request = group('Request', {
  Details: { en: 'What was sent', es: 'Lo que se envió' },
  Address: { en: 'Address', es: 'Dirección' },
  Description: { en: 'Description', es: 'Descripción' },
  ExtraDescription: { en: 'More about it', es: 'Más información' },
  Rating: { en: 'Rating', es: 'Calificación' },
  NotFound: {
    en: 'There is no such request of yours.',
    es: 'No hay ninguna solicitud suya como esa.',
  },
  TooLateToCancel: {
    en: 'This request can no longer be cancelled.',
    es: 'Esta solicitud ya no se puede cancelar.',
  },
  PaidNotCancelable: {
    en: 'This request is paid, so it cannot be cancelled here. Call us to cancel it and to ask for the money back.',
    es: 'Esta solicitud está pagada, por lo que no se puede cancelar aquí. Llámenos para cancelarla y pedir la devolución del dinero.',
  },
  ChangedMeanwhile: {
    en: 'Somebody changed this request since you opened it.',
    es: 'Alguien cambió esta solicitud desde que usted la abrió.',
  },
  NotToBeRated: {
    en: 'This request cannot be rated: it is not complete, or was rated already.',
    es: 'Esta solicitud no se puede calificar: no está completa o ya se calificó.',
  },
  NothingAsked: {
    en: 'Nothing more is asked of you for this request.',
    es: 'Ya no se le pide nada más para esta solicitud.',
  },
})
