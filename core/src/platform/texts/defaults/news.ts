import { group } from './group.ts'

/** `number` and `title` are the request's. */
export const news = group('News', {
  SubmittedTitle: { en: 'We received it: {{title}}', es: 'Lo recibimos: {{title}}' },
  SubmittedBody: {
    en: 'We received your request {{number}}. We will tell you about every change.',
    es: 'Recibimos su solicitud {{number}}. Le avisaremos de cada cambio.',
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
    en: 'Other people reported the same problem as you in request {{number}}. We now work on it as request {{other}} and will tell you about every change there.',
    es: 'Otras personas reportaron el mismo problema que usted en la solicitud {{number}}. Ahora la atendemos como la solicitud {{other}} y le avisaremos de cada cambio.',
  },
  PaidTitle: { en: 'We received your payment', es: 'Recibimos su pago' },
  PaidBody: {
    en: 'We received the payment for {{title}} ({{number}}). We will continue with your request.',
    es: 'Recibimos el pago de {{title}} ({{number}}). Continuaremos con su solicitud.',
  },
  PaymentTakenBackTitle: { en: 'A payment was returned', es: 'Un pago fue devuelto' },
  PaymentTakenBackBody: {
    en: 'The payment for {{title}} ({{number}}) was refunded, canceled or returned by the bank.',
    es: 'El pago de {{title}} ({{number}}) fue reembolsado, anulado o devuelto por el banco.',
  },
})
