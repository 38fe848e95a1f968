import { group } from './group.ts'

/** Business licenses: renewal, and the check of a license by its code. */
export const license = group('License', {
  Title: { en: 'Renew a business license', es: 'Renovar una licencia comercial' },
  Lead: {
    en: 'You need the account number and the PIN from your renewal letter. You do not need an account with us.',
    es: 'Necesita el número de cuenta y el PIN de su carta de renovación. No necesita tener una cuenta en el portal.',
  },
  Year: { en: 'Year', es: 'Año' },
  YearHint: {
    en: 'The year on the license that you have now. You renew it for the year after.',
    es: 'El año que aparece en la licencia que tiene ahora. La renueva para el año siguiente.',
  },
  Number: { en: 'Account Number', es: 'Número de cuenta' },
  NumberHint: { en: 'For example, R-1024.', es: 'Por ejemplo, R-1024.' },
  Pin: { en: 'PIN', es: 'PIN' },
  Continue: { en: 'Continue', es: 'Continuar' },
  Pay: { en: 'Go to the payment', es: 'Ir al pago' },
  Failed: { en: 'Your license was not found', es: 'No se encontró su licencia' },
  Wrong: { en: 'Something went wrong!', es: '¡Algo salió mal!' },
  FeesTitle: { en: 'What the renewal costs', es: 'Cuánto cuesta la renovación' },
  FeesFor: {
    en: '{{business}}: license for {{year}}, due on {{day}}.',
    es: '{{business}}: licencia de {{year}}, con vencimiento el {{day}}.',
  },
  FeesLine: { en: '{{name}}: {{amount}}', es: '{{name}}: {{amount}}' },
  FeesSource: {
    en: 'Set by: {{source}}, in force since {{day}}.',
    es: 'Según: {{source}}, vigente desde el {{day}}.',
  },
  FeesTotal: { en: 'Total: {{amount}}', es: 'Total: {{amount}}' },
  NoFees: {
    en: 'There are no fees to pay for this renewal. The license office sends you the license.',
    es: 'Esta renovación no tiene tarifas que pagar. La oficina de licencias le enviará la licencia.',
  },
  NotFound: {
    en: 'We found no license with this year, account number and PIN. Check all three, or call {{phone}}.',
    es: 'No encontramos una licencia con este año, número de cuenta y PIN. Revise los tres datos o llame al {{phone}}.',
  },
  Stopped: {
    en: 'This license cannot be renewed online. Please call {{phone}}.',
    es: 'Esta licencia no se puede renovar en línea. Llame al {{phone}}.',
  },
  Renewed: {
    en: 'This license is already renewed for the year after. There is nothing to pay.',
    es: 'Esta licencia ya está renovada para el año siguiente. No hay nada que pagar.',
  },
  TooEarly: {
    en: 'This license cannot be renewed yet. Renew it in the year that it is for.',
    es: 'Esta licencia todavía no se puede renovar. Renuévela durante el año que cubre.',
  },
  OtherYear: {
    en: 'You have no license for this year. Enter the year on your last license.',
    es: 'No tiene una licencia de este año. Escriba el año de su última licencia.',
  },
  NoSchedule: {
    en: 'We cannot work out the fees for this license online. Please call {{phone}}.',
    es: 'No podemos calcular en línea las tarifas de esta licencia. Llame al {{phone}}.',
  },
  AmountChanged: {
    en: 'The amount has changed. Check it, then pay.',
    es: 'El monto cambió. Revíselo y luego pague.',
  },
  ChangedMeanwhile: {
    en: 'The license has changed since you looked. Please try again.',
    es: 'La licencia cambió desde que la consultó. Inténtelo de nuevo.',
  },
  RequestTitle: { en: 'Business license renewal', es: 'Renovación de licencia comercial' },
  RequestSubject: {
    en: '{{number}} for {{year}}, license code {{code}}',
    es: '{{number}} para {{year}}, código de licencia {{code}}',
  },
  CheckTitle: { en: 'Business license {{number}}', es: 'Licencia comercial {{number}}' },
  CheckPage: { en: 'Check a business license', es: 'Comprobar una licencia comercial' },
  NoSuchCode: {
    en: 'There is no license with this code.',
    es: 'No hay ninguna licencia con este código.',
  },
  Result_valid: { en: 'This license is valid', es: 'Esta licencia es válida' },
  'Result_not-yet': {
    en: 'This license is paid, and not valid yet',
    es: 'Esta licencia está pagada y todavía no es válida',
  },
  Result_expired: { en: 'This license has expired', es: 'Esta licencia venció' },
  Result_unpaid: {
    en: 'This license is not valid: its fees are not paid',
    es: 'Esta licencia no es válida: sus tarifas no están pagadas',
  },
  Result_stopped: {
    en: 'This license is not valid: the city has stopped it',
    es: 'Esta licencia no es válida: la ciudad la suspendió',
  },
  Kind: { en: 'Kind of license', es: 'Tipo de licencia' },
  Business: { en: 'Business', es: 'Negocio' },
  Address: { en: 'Address', es: 'Dirección' },
  ValidFrom: { en: 'Valid from', es: 'Válida desde' },
  ValidTo: { en: 'Valid to', es: 'Válida hasta' },
  Code: { en: 'License code', es: 'Código de licencia' },
  Download: { en: 'License as PDF', es: 'Licencia en PDF' },
  Calendar: {
    en: 'Add the renewal day to my calendar',
    es: 'Agregar el día de renovación a mi calendario',
  },
  DocumentTitle: { en: 'Business license {{year}}', es: 'Licencia comercial {{year}}' },
  DocumentFooter: {
    en: 'License {{number}}, code {{code}}',
    es: 'Licencia {{number}}, código {{code}}',
  },
  CheckAt: {
    en: 'Anyone can check whether this license is valid: {{address}}',
    es: 'Cualquiera puede comprobar si esta licencia es válida: {{address}}',
  },
  CalendarTitle: {
    en: 'Renew license {{number}}, {{business}}',
    es: 'Renovar la licencia {{number}}, {{business}}',
  },
  CalendarText: {
    en: 'Last day of your license for {{year}}. After it there is a penalty for late renewal.',
    es: 'Último día de su licencia de {{year}}. Después hay un recargo por renovación atrasada.',
  },
  MailDueSubject: {
    en: 'Renew license {{number}} by {{day}}',
    es: 'Renueve la licencia {{number}} antes del {{day}}',
  },
  MailDueBody: {
    en: 'The license {{number}} of {{business}} is valid to {{day}}. Renew it online with its account number and PIN. After that day there is a penalty.',
    es: 'La licencia {{number}} de {{business}} es válida hasta el {{day}}. Renuévela en línea con su número de cuenta y su PIN. Después de ese día hay un recargo.',
  },
  MailDueButton: { en: 'Renew the license', es: 'Renovar la licencia' },
  MailRenewedSubject: {
    en: 'License {{number}} is renewed for {{year}}',
    es: 'La licencia {{number}} está renovada para {{year}}',
  },
  MailRenewedBody: {
    en: 'The license {{number}} of {{business}} is valid to {{day}}. Print it and hang it up where customers see it.',
    es: 'La licencia {{number}} de {{business}} es válida hasta el {{day}}. Imprímala y cuélguela donde la vean sus clientes.',
  },
  MailRenewedButton: { en: 'See the license', es: 'Ver la licencia' },
  MailIssuedSubject: {
    en: 'Your business license {{number}}',
    es: 'Su licencia comercial {{number}}',
  },
  MailIssuedBody: {
    en: 'The license {{number}} of {{business}} is valid to {{day}}. Print it and hang it up where customers see it. Its code is {{code}}.',
    es: 'La licencia {{number}} de {{business}} es válida hasta el {{day}}. Imprímala y cuélguela donde la vean sus clientes. Su código es {{code}}.',
  },
  MailIssuedPin: {
    en: 'Your PIN is {{pin}}. Keep this email: with the account number {{number}} and the PIN you renew the license next year.',
    es: 'Su PIN es {{pin}}. Guarde este correo: con el número de cuenta {{number}} y el PIN renovará la licencia el año que viene.',
  },
  ApprovedPay: {
    en: 'The license {{number}} is approved. It is valid as soon as its fee of {{amount}} is paid.',
    es: 'La licencia {{number}} está aprobada. Será válida en cuanto se pague su tarifa de {{amount}}.',
  },
  ApprovedFree: {
    en: 'The license {{number}} is issued. There is no fee. Its code is {{code}}.',
    es: 'La licencia {{number}} está emitida. No tiene tarifa. Su código es {{code}}.',
  },
  SentCode: {
    en: 'The license {{number}} is paid. Its code is {{code}}.',
    es: 'La licencia {{number}} está pagada. Su código es {{code}}.',
  },
  MailWhy: {
    en: 'You get this email because your address is on file for this license.',
    es: 'Recibe este correo porque su dirección está registrada para esta licencia.',
  },
})
