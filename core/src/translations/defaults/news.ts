import { group } from './group.ts'

/** What people are told of requests; `number` and `title` name the request. */
export const news = group('News', {
  SubmittedTitle: { en: 'We have it: {{title}}', es: 'Lo recibimos: {{title}}' },
  SubmittedBody: {
    en: 'Your request {{number}} has arrived. We will tell you of every change.',
    es: 'Su solicitud {{number}} ha llegado. Le avisaremos de cada cambio.',
  },
  StatusTitle: { en: '{{title}}: {{status}}', es: '{{title}}: {{status}}' },
  StatusBody: {
    en: 'Request {{number}} is now: {{status}}.',
    es: 'La solicitud {{number}} está ahora: {{status}}.',
  },
  ClosedBody: {
    en: 'Request {{number}} is now: {{status}}. {{reason}}',
    es: 'La solicitud {{number}} está ahora: {{status}}. {{reason}}',
  },
  QuestionTitle: { en: 'A question about: {{title}}', es: 'Una pregunta sobre: {{title}}' },
  QuestionBody: {
    en: 'We need more information for request {{number}}: {{text}}',
    es: 'Necesitamos más información para la solicitud {{number}}: {{text}}',
  },
  ReplyTitle: { en: 'A message about: {{title}}', es: 'Un mensaje sobre: {{title}}' },
  ReplyBody: {
    en: 'Request {{number}}: {{text}}',
    es: 'Solicitud {{number}}: {{text}}',
  },
  MergedTitle: { en: 'Already known: {{title}}', es: 'Ya lo sabíamos: {{title}}' },
  MergedBody: {
    en: 'Others reported the same as you in request {{number}}. It goes on as request {{other}}, of which we will tell you.',
    es: 'Otras personas reportaron lo mismo que usted en la solicitud {{number}}. Continúa como la solicitud {{other}}, de la que le informaremos.',
  },
  PaidTitle: { en: 'We received your payment', es: 'Recibimos su pago' },
  PaidBody: {
    en: 'The payment for {{title}} ({{number}}) has arrived. We go on with your request.',
    es: 'El pago de {{title}} ({{number}}) ha llegado. Continuamos con su solicitud.',
  },
  PaymentTakenBackTitle: { en: 'A payment was returned', es: 'Un pago fue devuelto' },
  PaymentTakenBackBody: {
    en: 'The payment for {{title}} ({{number}}) was refunded, voided or returned by the bank.',
    es: 'El pago de {{title}} ({{number}}) fue reembolsado, anulado o devuelto por el banco.',
  },
})
