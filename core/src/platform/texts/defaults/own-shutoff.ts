import { group } from './group.ts'

/** What a resident can do before the water is shut off. */
export const ownShutoff = group('OwnShutoff', {
  Title: {
    en: 'Keep your water on: account {{account}}',
    es: 'Evite el corte: cuenta {{account}}',
  },
  Lead: {
    en: 'Pay {{amount}} before {{day}}, and your water stays on.',
    es: 'Pague {{amount}} antes del {{day}} y no se le cortará el agua.',
  },
  Pay: { en: 'Pay now', es: 'Pagar ahora' },
  Cannot: { en: 'I cannot pay it all at once', es: 'No puedo pagar todo de una vez' },
  AskLead: {
    en: 'Ask to pay in installments. We call or write to you with an offer. Your water stays on once you accept it.',
    es: 'Pida pagar a plazos. Le llamamos o le escribimos con una propuesta. Si la acepta, no se le corta el agua.',
  },
  Note: { en: 'What would work for you?', es: '¿Qué le serviría?' },
  NoteHint: {
    en: 'For example: $20 on the first of each month.',
    es: 'Por ejemplo: $20 el primero de cada mes.',
  },
  Ask: { en: 'Ask for installments', es: 'Pedir pagar a plazos' },
  Asked: { en: 'We got your request.', es: 'Recibimos su solicitud.' },
  HasAsked: {
    en: 'You asked to pay in installments. We call or write to you with an offer. Until you accept it, the day still holds.',
    es: 'Usted pidió pagar a plazos. Le llamamos o le escribimos con una propuesta. Hasta que la acepte, la fecha sigue en pie.',
  },
  Failed: { en: 'Your request was not sent', es: 'Su solicitud no se envió' },
})
