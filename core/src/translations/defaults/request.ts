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
    en: 'A request that is paid cannot be cancelled here. To ask for the money back, call us.',
    es: 'Una solicitud pagada no se puede cancelar aquí. Para pedir la devolución del dinero, llámenos.',
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
