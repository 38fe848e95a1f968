import { group } from './group.ts'

export const arrangement = group('Arrangement', {
  Title: { en: 'Payment arrangement', es: 'Plan de pagos' },
  TitleStaff: { en: 'Payment arrangements', es: 'Planes de pago' },
  OfferLead: {
    en: [
      'The city offers that you pay {{amount}} for account {{account}} in one installment.',
      'The city offers that you pay {{amount}} for account {{account}} in {{count}} installments.',
    ],
    es: [
      'La ciudad le ofrece pagar {{amount}} de la cuenta {{account}} en una cuota.',
      'La ciudad le ofrece pagar {{amount}} de la cuenta {{account}} en {{count}} cuotas.',
    ],
  },
  AnswerBy: { en: 'Please answer by {{day}}.', es: 'Responda a más tardar el {{day}}.' },
  Rule: {
    en: 'If you do not pay an installment within 10 days after its due date, the arrangement ends and the rest is due right away.',
    es: 'Si no paga una cuota en los 10 días siguientes a su fecha, el plan termina y el resto se debe de inmediato.',
  },
  Shutoff: {
    en: 'As long as you keep to it, your water stays on.',
    es: 'Mientras cumpla el plan, no se le corta el agua.',
  },
  PayWith: { en: 'How do you want to pay?', es: '¿Cómo quiere pagar?' },
  Remind: {
    en: 'Remind me, and I pay each installment myself',
    es: 'Avísenme; pago cada cuota yo',
  },
  PayItself: { en: 'Automatically with {{method}}', es: 'Automáticamente con {{method}}' },
  Accept: { en: 'Accept the arrangement', es: 'Aceptar el plan' },
  Accepting: { en: 'Saving…', es: 'Guardando…' },
  Decline: { en: 'Decline', es: 'Rechazar' },
  DeclineAsk: { en: 'Decline the arrangement?', es: '¿Rechazar el plan?' },
  DeclineText: {
    en: 'What you owe stays the same. To get a new offer, you have to call us.',
    es: 'Lo que debe no cambia. Para recibir otra oferta tendrá que llamarnos.',
  },
  DeclineSure: { en: 'Yes, decline it', es: 'Sí, rechazarlo' },
  Failed: { en: 'Your answer was not saved', es: 'Su respuesta no se guardó' },
  Instalments: { en: 'Installments', es: 'Cuotas' },
  DueOn: { en: 'Due on', es: 'Vence el' },
  Amount: { en: 'Amount', es: 'Monto' },
  Status: { en: 'Status', es: 'Estado' },
  Paid: { en: '{{paid}} of {{total}} is paid.', es: 'Se pagaron {{paid}} de {{total}}.' },
  PaysItself: {
    en: 'Each installment is paid automatically on its day.',
    es: 'Cada cuota se paga automáticamente en su fecha.',
  },
  Reminds: {
    en: 'You pay each installment yourself; we remind you three days before.',
    es: 'Usted paga cada cuota; le avisamos tres días antes.',
  },
  PayInstalment: { en: 'Pay {{amount}} now', es: 'Pagar {{amount}} ahora' },
  Account: { en: 'Account {{account}}', es: 'Cuenta {{account}}' },
  instalment_paid: { en: 'Paid', es: 'Pagada' },
  instalment_open: { en: 'Open', es: 'Pendiente' },
  instalment_missed: { en: 'Missed', es: 'Vencida' },
  state_offered: { en: 'Offered', es: 'Ofrecido' },
  state_kept: { en: 'On track', es: 'Al día' },
  state_missed: { en: 'Installment missed', es: 'Cuota vencida' },
  state_declined: { en: 'Declined', es: 'Rechazado' },
  state_lapsed: { en: 'Not answered in time', es: 'Sin respuesta a tiempo' },
  state_withdrawn: { en: 'Withdrawn by the city', es: 'Retirado por la ciudad' },
  state_done: { en: 'Paid in full', es: 'Pagado por completo' },
  state_broken: { en: 'Broken', es: 'Incumplido' },
  None: { en: 'There is no arrangement.', es: 'No hay ningún plan.' },
  NoneDue: { en: 'Nothing is due on {{account}}.', es: 'No se debe nada en {{account}}.' },
  Offer: { en: 'Offer an arrangement', es: 'Ofrecer un plan' },
  OfferName: { en: 'Offer an arrangement for {{account}}', es: 'Ofrecer un plan para {{account}}' },
  OfferFor: {
    en: 'Installments for {{amount}} on account {{account}}',
    es: 'Cuotas para {{amount}} de la cuenta {{account}}',
  },
  Count: { en: 'Number of installments', es: 'Número de cuotas' },
  First: { en: 'First installment on', es: 'Primera cuota el' },
  Pace: { en: 'How often', es: 'Con qué frecuencia' },
  pace_weekly: { en: 'Every week', es: 'Cada semana' },
  'pace_two-weekly': { en: 'Every two weeks', es: 'Cada dos semanas' },
  pace_monthly: { en: 'Every month', es: 'Cada mes' },
  Unequal: { en: 'Different amounts or days', es: 'Montos o fechas diferentes' },
  AmountOf: { en: 'Amount of installment {{place}}', es: 'Monto de la cuota {{place}}' },
  DayOf: { en: 'Day of installment {{place}}', es: 'Fecha de la cuota {{place}}' },
  SumOf: {
    en: 'The installments add up to {{sum}}; {{due}} is due.',
    es: 'Las cuotas suman {{sum}}; se deben {{due}}.',
  },
  Note: { en: 'Note to the resident', es: 'Nota para el residente' },
  NoteHint: { en: 'Optional. The resident reads it.', es: 'Opcional. El residente la lee.' },
  Send: { en: 'Send the offer', es: 'Enviar la oferta' },
  Sending: { en: 'Sending…', es: 'Enviando…' },
  Sent: { en: 'The offer was sent.', es: 'La oferta se envió.' },
  SendFailed: { en: 'The offer was not sent', es: 'La oferta no se envió' },
  SendAsk: { en: 'Send this offer?', es: '¿Enviar esta oferta?' },
  SendSure: { en: 'Yes, send this offer', es: 'Sí, enviar esta oferta' },
  Withdraw: { en: 'Take back', es: 'Retirar' },
  WithdrawName: {
    en: 'Take back the arrangement of {{account}}',
    es: 'Retirar el plan de {{account}}',
  },
  WithdrawAsk: { en: 'Take back this arrangement?', es: '¿Retirar este plan?' },
  WithdrawText: {
    en: 'The unpaid amount is due right away. We notify the resident.',
    es: 'Lo que no se haya pagado se debe de inmediato. Le avisamos al residente.',
  },
  OfferedOn: {
    en: 'Offered on {{day}} by {{staff}}',
    es: 'Ofrecido el {{day}} por {{staff}}',
  },
  NotFound: { en: 'This arrangement was not found.', es: 'No se encontró este plan de pagos.' },
  NotOpen: {
    en: 'This arrangement can no longer be changed or answered.',
    es: 'Este plan ya no se puede cambiar ni responder.',
  },
  AnotherOpen: {
    en: 'This account already has an arrangement or an offer.',
    es: 'Esta cuenta ya tiene un plan o una oferta.',
  },
  CountInvalid: {
    en: 'An arrangement has 2 to 12 installments.',
    es: 'Un plan tiene de 2 a 12 cuotas.',
  },
  DaysInvalid: {
    en: 'Choose a first day at least two days from now and a last day within a year. Put the days in order.',
    es: 'Elija un primer día dentro de al menos dos días y un último día en menos de un año. Ponga las fechas en orden.',
  },
  AmountTooSmall: {
    en: 'Each installment is at least $1.00.',
    es: 'Cada cuota es de al menos $1.00.',
  },
  NotWhatIsDue: {
    en: 'The installments do not add up to what is due now. Please check the amounts.',
    es: 'Las cuotas no suman lo que se debe ahora. Revise los montos.',
  },
})

export const arrangementNews = group('ArrangementNews', {
  OfferedTitle: {
    en: 'You can pay {{amount}} in installments',
    es: 'Puede pagar {{amount}} en cuotas',
  },
  OfferedBody: {
    en: 'The city offers you a payment arrangement for account {{account}}. Look at the installments on your bills page, and accept or decline by {{day}}.',
    es: 'La ciudad le ofrece un plan de pagos para la cuenta {{account}}. Vea las cuotas en la página de sus facturas y acepte o rechace a más tardar el {{day}}.',
  },
  AcceptedTitle: {
    en: 'Your payment arrangement for account {{account}} has started',
    es: 'Su plan de pagos para la cuenta {{account}} ha comenzado',
  },
  AcceptedBody: {
    en: 'You agreed to pay {{amount}} in installments. The first is due on {{day}}. All days and amounts are on your bills page. As long as you keep to the arrangement, your water stays on.',
    es: 'Aceptó pagar {{amount}} en cuotas; la primera vence el {{day}}. Todas las fechas y montos están en la página de sus facturas. Mientras cumpla el plan, no se le corta el agua.',
  },
  WithdrawnTitle: {
    en: 'The payment arrangement for account {{account}} has ended',
    es: 'El plan de pagos de la cuenta {{account}} terminó',
  },
  WithdrawnBody: {
    en: 'The city withdrew the arrangement. The unpaid amount is due now. Please call us if you have questions.',
    es: 'La ciudad retiró el plan. Lo que no se haya pagado se debe ahora. Llámenos si tiene preguntas.',
  },
  LapsedTitle: {
    en: 'The offer for account {{account}} has ended',
    es: 'La oferta para la cuenta {{account}} terminó',
  },
  LapsedBody: {
    en: 'You did not answer our offer to pay {{amount}} in installments in time. The full amount is still due. Please call us if you still want an arrangement.',
    es: 'No respondió a tiempo la oferta de pagar {{amount}} en cuotas. Lo que se debe sigue pendiente. Llámenos si todavía quiere un plan.',
  },
  DueTitle: {
    en: 'An installment of {{amount}} is due on {{day}}',
    es: 'Una cuota de {{amount}} vence el {{day}}',
  },
  DueBody: {
    en: 'This is an installment of your arrangement for account {{account}}. Please pay {{amount}} by {{day}}.',
    es: 'Es una cuota de su plan para la cuenta {{account}}. Pague {{amount}} a más tardar el {{day}}.',
  },
  MissedTitle: {
    en: 'An installment of {{amount}} was not paid',
    es: 'No se pagó una cuota de {{amount}}',
  },
  MissedBody: {
    en: 'The installment for account {{account}} was due on {{day}}. Please pay it by {{next}}. After that day the arrangement ends and the rest is due right away.',
    es: 'La cuota de la cuenta {{account}} vencía el {{day}}. Páguela a más tardar el {{next}}. Después de esa fecha el plan termina y el resto se debe de inmediato.',
  },
  BrokenTitle: {
    en: 'Your payment arrangement for account {{account}} has ended',
    es: 'Su plan de pagos de la cuenta {{account}} terminó',
  },
  BrokenBody: {
    en: 'An installment was not paid in time. The rest is due now, and we canceled the planned payments of the arrangement. Please pay the rest, or call us.',
    es: 'Una cuota no se pagó a tiempo. El resto se debe ahora y cancelamos los pagos previstos del plan. Pague el resto o llámenos.',
  },
  DoneTitle: {
    en: 'Your payment arrangement is paid in full',
    es: 'Su plan de pagos está pagado por completo',
  },
  DoneBody: {
    en: 'You paid all installments for account {{account}}: {{amount}}. Thank you.',
    es: 'Pagó todas las cuotas de la cuenta {{account}}: {{amount}}. Gracias.',
  },
  StaffAnsweredTitle: {
    en: 'Account {{account}} accepted its arrangement',
    es: 'La cuenta {{account}} aceptó su plan',
  },
  StaffAnsweredBody: {
    en: 'The arrangement of {{amount}} that you offered was accepted.',
    es: 'Se aceptó el plan de {{amount}} que usted ofreció.',
  },
  StaffDeclinedTitle: {
    en: 'Account {{account}} declined its arrangement',
    es: 'La cuenta {{account}} rechazó su plan',
  },
  StaffDeclinedBody: {
    en: 'The arrangement of {{amount}} that you offered was declined. The full amount is still due.',
    es: 'Se rechazó el plan de {{amount}} que usted ofreció. Todo sigue pendiente.',
  },
  StaffMissedTitle: {
    en: 'Account {{account}} missed an installment',
    es: 'La cuenta {{account}} no pagó una cuota',
  },
  StaffMissedBody: {
    en: '{{amount}} was due on {{day}} under the arrangement that you offered. We notified the resident.',
    es: '{{amount}} vencían el {{day}} según el plan que usted ofreció. Se avisó al residente.',
  },
  StaffBrokenTitle: {
    en: 'The arrangement of account {{account}} is broken',
    es: 'El plan de la cuenta {{account}} se incumplió',
  },
  StaffBrokenBody: {
    en: 'An installment of the arrangement of {{amount}} was not paid in time. The rest is due now. We notified the resident.',
    es: 'Una cuota del plan de {{amount}} no se pagó a tiempo. El resto se debe ahora; se avisó al residente.',
  },
})
