import { group } from './group.ts'

export const autopay = group('Autopay', {
  MethodCard: { en: '{{brand}} ending in {{last4}}', es: '{{brand}} terminada en {{last4}}' },
  MethodChecking: {
    en: 'Checking account ending in {{last4}}',
    es: 'Cuenta corriente terminada en {{last4}}',
  },
  MethodSavings: {
    en: 'Savings account ending in {{last4}}',
    es: 'Cuenta de ahorros terminada en {{last4}}',
  },
  Description: { en: 'Autopay, account {{account}}', es: 'Pago automático, cuenta {{account}}' },
  NotFound: { en: 'This autopay was not found.', es: 'No se encontró este pago automático.' },
})

/** `account`, `amount`, `day`, `next` and `method` are values. */
export const autopayNews = group('AutopayNews', {
  OnTitle: {
    en: 'Autopay is on for account {{account}}',
    es: 'El pago automático está activado para la cuenta {{account}}',
  },
  OnBody: {
    en: 'Starting with the next bill, autopay pays what is due on account {{account}} on its due date with: {{method}}. We will tell you three days before each payment. You can turn autopay off at any time.',
    es: 'A partir de la próxima factura, lo que se deba en la cuenta {{account}} se paga en su fecha de vencimiento con: {{method}}. Le avisaremos tres días antes de cada pago. Puede desactivar el pago automático en cualquier momento.',
  },
  OffTitle: {
    en: 'Autopay is off for account {{account}}',
    es: 'El pago automático está desactivado para la cuenta {{account}}',
  },
  OffBody: {
    en: 'We will no longer pay bills automatically with: {{method}}. Please pay the bills of account {{account}} yourself.',
    es: 'Ya no pagaremos facturas automáticamente con: {{method}}. Pague usted las facturas de la cuenta {{account}}.',
  },
  MethodGoneBody: {
    en: 'The card or bank account that autopay used is no longer saved: {{method}}. Please pay the bills of account {{account}} yourself, or turn autopay on with another card or bank account.',
    es: 'La tarjeta o cuenta bancaria que usaba el pago automático ya no está guardada: {{method}}. Pague usted las facturas de la cuenta {{account}}, o active el pago automático con otra tarjeta o cuenta bancaria.',
  },
  ComingTitle: {
    en: 'Autopay will pay {{amount}} on {{day}}',
    es: 'El pago automático pagará {{amount}} el {{day}}',
  },
  ComingBody: {
    en: 'The bill of account {{account}} will be paid on {{day}}: {{amount}}, with: {{method}}. If you pay some of it before then, we charge that much less. To stop this payment, turn autopay off before that day.',
    es: 'La factura de la cuenta {{account}} se pagará el {{day}}: {{amount}}, con: {{method}}. Lo que pague antes se descuenta. Para detener este pago, desactive el pago automático antes de ese día.',
  },
  DeclinedTitle: {
    en: 'Autopay could not pay account {{account}}',
    es: 'El pago automático no pudo pagar la cuenta {{account}}',
  },
  DeclinedBody: {
    en: '{{amount}} could not be paid with: {{method}}. We will try again on {{next}}. You can pay the bill yourself before then, or choose another card or bank account.',
    es: 'No se pudo pagar {{amount}} con: {{method}}. Lo intentaremos de nuevo el {{next}}. Antes de ese día puede pagar la factura usted, o elegir otra tarjeta o cuenta bancaria.',
  },
  GivenUpBody: {
    en: '{{amount}} could not be paid with: {{method}}, and we will not try this bill again. Please pay it yourself. Autopay stays on for the next bill.',
    es: 'No se pudo pagar {{amount}} con: {{method}}, y no volveremos a intentar pagar esta factura. Páguela usted. El pago automático sigue activado para la próxima factura.',
  },
  DeadBody: {
    en: '{{amount}} could not be paid, because this is no longer valid: {{method}}. Autopay is off. Please pay the bill yourself, or turn autopay on with another card or bank account.',
    es: 'No se pudo pagar {{amount}}, porque ya no es válida: {{method}}. El pago automático está desactivado. Pague usted la factura, o active el pago automático con otra tarjeta o cuenta bancaria.',
  },
  ReturnedTitle: {
    en: 'The bank returned a payment on account {{account}}',
    es: 'El banco devolvió un pago de la cuenta {{account}}',
  },
  ReturnedBody: {
    en: 'The bank returned the autopay payment of {{amount}} with: {{method}}. The bill is not paid. Please pay it yourself. We will not try again. Autopay stays on for the next bill.',
    es: 'El banco devolvió el pago automático de {{amount}} con: {{method}}. La factura no está pagada. Páguela usted. No lo intentaremos de nuevo. El pago automático sigue activado para la próxima factura.',
  },
  ReturnedDeadBody: {
    en: 'The bank returned the autopay payment of {{amount}} with: {{method}}. It no longer accepts payments from this account. The bill is not paid and autopay is off. Please pay the bill yourself, or turn autopay on with another card or bank account.',
    es: 'El banco devolvió el pago automático de {{amount}} con: {{method}}. Ya no acepta pagos de esta cuenta. La factura no está pagada y el pago automático está desactivado. Páguela usted, o active el pago automático con otra tarjeta o cuenta bancaria.',
  },
  ExpiringTitle: {
    en: 'The card that pays account {{account}} expires soon',
    es: 'La tarjeta que paga la cuenta {{account}} vence pronto',
  },
  ExpiringBody: {
    en: 'This card expires on {{day}}: {{method}}. Autopay needs another one after that: add a card or bank account and choose it for autopay.',
    es: 'Esta tarjeta vence el {{day}}: {{method}}. Después, el pago automático necesita otra: agregue una tarjeta o cuenta bancaria y elíjala para el pago automático.',
  },
})
