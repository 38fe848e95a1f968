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
  PermitIssuedBody: {
    en: 'Your permit {{permit}} is issued. Print it and post it where it can be seen from the street. Work may begin.',
    es: 'Su permiso {{permit}} se emitió. Imprímalo y colóquelo donde se vea desde la calle. La obra puede comenzar.',
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
  CategoryTitle: { en: 'Sorted again: {{title}}', es: 'Otra categoría: {{title}}' },
  CategoryBody: {
    en: 'We now handle your request {{number}} as: {{category}}.',
    es: 'Ahora atendemos su solicitud {{number}} como: {{category}}.',
  },
  DueTitle: { en: 'A new date: {{title}}', es: 'Una fecha nueva: {{title}}' },
  DueBody: {
    en: 'We plan to finish request {{number}} by {{due}}. {{reason}}',
    es: 'Pensamos terminar la solicitud {{number}} a más tardar el {{due}}. {{reason}}',
  },
  PlaceTitle: { en: 'We corrected the place: {{title}}', es: 'Corregimos el lugar: {{title}}' },
  PlaceBody: {
    en: 'We corrected the place of your request {{number}}. Open it to see the new one.',
    es: 'Corregimos el lugar de su solicitud {{number}}. Ábrala para ver el nuevo.',
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
  InspectionBookedTitle: {
    en: 'Inspection booked: {{when}}',
    es: 'Inspección reservada: {{when}}',
  },
  InspectionBookedBody: {
    en: 'The inspector comes to permit {{permit}} on {{when}} for: {{inspection}}. Someone has to be there.',
    es: 'El inspector irá a la obra del permiso {{permit}} el {{when}} por: {{inspection}}. Alguien tiene que estar allí.',
  },
  InspectionCanceledTitle: {
    en: 'Inspection canceled: {{when}}',
    es: 'Inspección cancelada: {{when}}',
  },
  InspectionCanceledBody: {
    en: 'The inspection of permit {{permit}} on {{when}} was canceled: {{inspection}}. You can book another day on the permit’s page.',
    es: 'Se canceló la inspección del permiso {{permit}} del {{when}}: {{inspection}}. Puede reservar otro día en la página del permiso.',
  },
  InspectionPassedTitle: { en: 'Passed: {{inspection}}', es: 'Aprobada: {{inspection}}' },
  InspectionPassedBody: {
    en: 'Permit {{permit}} passed the inspection: {{inspection}}. {{comment}}',
    es: 'El permiso {{permit}} aprobó la inspección: {{inspection}}. {{comment}}',
  },
  InspectionFailedTitle: { en: 'Did not pass: {{inspection}}', es: 'No aprobó: {{inspection}}' },
  InspectionFailedBody: {
    en: 'Permit {{permit}} did not pass the inspection: {{inspection}}. {{comment}} Book again when it is corrected.',
    es: 'El permiso {{permit}} no aprobó la inspección: {{inspection}}. {{comment}} Reserve otra vez cuando esté corregido.',
  },
  InspectionFeeTitle: {
    en: 'Did not pass, and a fee is due: {{inspection}}',
    es: 'No aprobó y hay una tarifa por pagar: {{inspection}}',
  },
  InspectionFeeBody: {
    en: 'Permit {{permit}} did not pass the inspection: {{inspection}}. {{comment}} Since it failed again, the permit’s page has a fee to pay before you can book.',
    es: 'El permiso {{permit}} no aprobó la inspección: {{inspection}}. {{comment}} Como falló otra vez, en la página del permiso hay una tarifa que pagar antes de reservar.',
  },
  InspectionTomorrowTitle: {
    en: 'Inspection tomorrow: {{inspection}}',
    es: 'Inspección mañana: {{inspection}}',
  },
  InspectionTomorrowBody: {
    en: 'The inspector comes to permit {{permit}} on {{when}}. Someone has to be there.',
    es: 'El inspector irá a la obra del permiso {{permit}} el {{when}}. Alguien tiene que estar allí.',
  },
  PermitEndsTitle: { en: 'Your permit ends on {{day}}', es: 'Su permiso termina el {{day}}' },
  PermitEndsBody: {
    en: 'Permit {{permit}} is good until {{day}}. An inspection that passes before then extends it.',
    es: 'El permiso {{permit}} vale hasta el {{day}}. Una inspección aprobada antes lo prolonga.',
  },
})
