import { group } from './group.ts'

export const scheduled = group('Scheduled', {
  Title: { en: 'Scheduled payments', es: 'Pagos programados' },
  Text: {
    en: 'Choose a day up to the due date, and we pay for you on that day. You can change or cancel it until the day before.',
    es: 'Elija un día, hasta la fecha de vencimiento, y pagaremos por usted ese día. Puede cambiarlo o cancelarlo hasta el día anterior.',
  },
  None: { en: 'No payment is scheduled.', es: 'No hay pagos programados.' },
  NoneDue: {
    en: 'You can schedule a payment when a bill is due tomorrow or later.',
    es: 'Puede programar un pago cuando una factura venza mañana o después.',
  },
  NoMethods: {
    en: 'To schedule a payment, save a card or bank account first.',
    es: 'Para programar un pago, guarde primero una tarjeta o cuenta bancaria.',
  },
  Description: {
    en: 'Scheduled payment, account {{account}}',
    es: 'Pago programado, cuenta {{account}}',
  },
  New: { en: 'Schedule a payment', es: 'Programar un pago' },
  Change: { en: 'Change', es: 'Cambiar' },
  ChangeName: {
    en: 'Change the payment on {{day}}, account {{account}}',
    es: 'Cambiar el pago del {{day}}, cuenta {{account}}',
  },
  CancelName: {
    en: 'Cancel the payment on {{day}}, account {{account}}',
    es: 'Cancelar el pago del {{day}}, cuenta {{account}}',
  },
  Cancel: { en: 'Cancel payment', es: 'Cancelar el pago' },
  CancelAsk: { en: 'Cancel the payment of {{amount}}?', es: '¿Cancelar el pago de {{amount}}?' },
  CancelText: {
    en: 'Nothing will be paid on {{day}}. The bill of account {{account}} stays due.',
    es: 'No se pagará nada el {{day}}. La factura de la cuenta {{account}} sigue pendiente.',
  },
  Account: { en: 'Account', es: 'Cuenta' },
  AccountDue: {
    en: '{{account}}: {{amount}} due by {{day}}',
    es: '{{account}}: {{amount}}, vence el {{day}}',
  },
  Amount: { en: 'Amount', es: 'Monto' },
  Day: { en: 'Pay on', es: 'Pagar el' },
  DayHint: {
    en: 'From tomorrow to the due date, {{day}}.',
    es: 'Desde mañana hasta la fecha de vencimiento, {{day}}.',
  },
  DaysHint: {
    en: 'From tomorrow to the due date of the account.',
    es: 'Desde mañana hasta la fecha de vencimiento de la cuenta.',
  },
  Method: { en: 'Pay with', es: 'Pagar con' },
  Save: { en: 'Schedule it', es: 'Programarlo' },
  SaveChange: { en: 'Save the change', es: 'Guardar el cambio' },
  Saving: { en: 'Saving…', es: 'Guardando…' },
  Failed: { en: 'The payment was not scheduled', es: 'El pago no se programó' },
  CancelFailed: { en: 'The payment was not canceled', es: 'El pago no se canceló' },
  Sure: { en: 'Yes, cancel this payment', es: 'Sí, cancelar este pago' },
  Instalment: { en: 'Installment', es: 'Cuota' },
  Status: { en: 'Status', es: 'Estado' },
  planned: { en: 'Scheduled', es: 'Programado' },
  charging: { en: 'Being paid', es: 'En proceso' },
  paid: { en: 'Paid', es: 'Pagado' },
  failed: { en: 'Not paid', es: 'No se pagó' },
  skipped: { en: 'Nothing was due', es: 'No había nada que pagar' },
  cancelled: { en: 'Canceled', es: 'Cancelado' },
  returned: { en: 'Returned', es: 'Devuelto' },
  NotFound: {
    en: 'This scheduled payment was not found.',
    es: 'No se encontró este pago programado.',
  },
  DayInvalid: {
    en: 'Choose a day from tomorrow to the due date.',
    es: 'Elija un día desde mañana hasta la fecha de vencimiento.',
  },
  MoreThanDue: {
    en: 'That is more than is due. Count the payments that are already scheduled, too.',
    es: 'Es más de lo que se debe. Cuente también los pagos que ya están programados.',
  },
  SameDay: {
    en: 'A payment is already scheduled for this account on that day. Change that one, or choose another day.',
    es: 'Ya hay un pago programado para esta cuenta ese día. Cambie ese pago o elija otro día.',
  },
  TooLate: {
    en: 'This payment can no longer be changed or canceled.',
    es: 'Este pago ya no se puede cambiar ni cancelar.',
  },
})

export const scheduledNews = group('ScheduledNews', {
  OnTitle: {
    en: '{{amount}} will be paid on {{day}}',
    es: 'Se pagarán {{amount}} el {{day}}',
  },
  OnBody: {
    en: 'You scheduled a payment of {{amount}} for account {{account}} on {{day}}, with: {{method}}. We will remind you the day before. Until then you can change or cancel it. If less is due on that day, we charge only that.',
    es: 'Programó un pago de {{amount}} para la cuenta {{account}} el {{day}}, con: {{method}}. Le avisaremos el día anterior. Hasta entonces puede cambiarlo o cancelarlo. Si ese día se debe menos, cobramos solo eso.',
  },
  OffTitle: {
    en: 'The payment on {{day}} is canceled',
    es: 'El pago del {{day}} está cancelado',
  },
  OffBody: {
    en: 'The scheduled payment of {{amount}} for account {{account}} will not be made. The bill stays due.',
    es: 'El pago programado de {{amount}} para la cuenta {{account}} no se hará. La factura sigue pendiente.',
  },
  TomorrowTitle: {
    en: '{{amount}} will be paid tomorrow',
    es: 'Mañana se pagarán {{amount}}',
  },
  TomorrowBody: {
    en: 'On {{day}} we pay {{amount}} for account {{account}} with: {{method}}. If you pay some of it before then, we charge that much less. You can still cancel it today.',
    es: 'El {{day}} pagaremos {{amount}} de la cuenta {{account}} con: {{method}}. Lo que pague antes se descuenta. Todavía puede cancelarlo hoy.',
  },
  LessTitle: {
    en: 'Your scheduled payment was {{amount}}',
    es: 'Su pago programado fue de {{amount}}',
  },
  LessBody: {
    en: 'Part of what you scheduled for account {{account}} on {{day}} was already paid, so we charged only {{amount}} with: {{method}}.',
    es: 'Parte de lo que programó para la cuenta {{account}} el {{day}} ya estaba pagado, así que cobramos solo {{amount}} con: {{method}}.',
  },
  SkippedTitle: {
    en: 'Your scheduled payment was not needed',
    es: 'Su pago programado no hizo falta',
  },
  SkippedBody: {
    en: 'You scheduled {{amount}} for account {{account}} on {{day}}. It was already paid by then, so we charged nothing.',
    es: 'Programó {{amount}} para la cuenta {{account}} el {{day}}. Para entonces ya estaba pagado, así que no cobramos nada.',
  },
  FailedTitle: {
    en: 'Your scheduled payment for account {{account}} was not made',
    es: 'Su pago programado de la cuenta {{account}} no se hizo',
  },
  FailedBody: {
    en: '{{amount}} could not be paid on {{day}} with: {{method}}. We will not try again, and the bill is still due. Please pay it another way.',
    es: 'No se pudo pagar {{amount}} el {{day}} con: {{method}}. No lo intentaremos de nuevo y la factura sigue pendiente. Páguela de otra forma.',
  },
  MethodGoneBody: {
    en: '{{amount}} cannot be paid on {{day}}, because this is no longer saved: {{method}}. The bill is still due. Please pay it, or schedule it again with another card or bank account.',
    es: 'No se pueden pagar {{amount}} el {{day}}, porque ya no está guardado: {{method}}. La factura sigue pendiente. Páguela o prográmela de nuevo con otra tarjeta o cuenta bancaria.',
  },
})
