import { group } from './group.ts'

/** `city` and `phone` are always there. */
export const mail = group('Mail', {
  VerifySubject: {
    en: 'Confirm your email address',
    es: 'Confirme su correo electrónico',
  },
  VerifyBody: {
    en: 'Welcome to the City of {{city}} portal. Confirm that this address is yours to continue with your account.',
    es: 'Le damos la bienvenida al portal de la Ciudad de {{city}}. Confirme que esta dirección es suya para continuar con su cuenta.',
  },
  VerifyButton: { en: 'Confirm this address', es: 'Confirmar esta dirección' },
  ResetSubject: { en: 'Reset your password', es: 'Restablezca su contraseña' },
  ResetBody: {
    en: 'We were asked to reset the password of your City of {{city}} account. If it was you, choose a new one now.',
    es: 'Nos pidieron restablecer la contraseña de su cuenta de la Ciudad de {{city}}. Si fue usted, elija una nueva ahora.',
  },
  ResetButton: { en: 'Choose a new password', es: 'Elegir una contraseña nueva' },
  LinkLivesHours: {
    en: [
      'The link works once, within {{count}} hour.',
      'The link works once, within {{count}} hours.',
    ],
    es: [
      'El enlace funciona una sola vez, dentro de {{count}} hora.',
      'El enlace funciona una sola vez, dentro de {{count}} horas.',
    ],
  },
  NotYouIgnore: {
    en: 'If it was not you, you do not have to do anything.',
    es: 'Si no fue usted, no tiene que hacer nada.',
  },
  NotYouCall: {
    en: 'If it was not you, call us at {{phone}}.',
    es: 'Si no fue usted, llámenos al {{phone}}.',
  },
  NewSignInSubject: {
    en: 'New login to your account',
    es: 'Nuevo inicio de sesión en su cuenta',
  },
  NewSignInBody: {
    en: 'Someone logged in to your City of {{city}} account with a browser or app that we have not seen before. If it was you, you do not have to do anything. If not, choose a new password now. That logs out every device.',
    es: 'Alguien entró en su cuenta de la Ciudad de {{city}} con un navegador o una aplicación que no conocíamos. Si fue usted, no tiene que hacer nada. Si no, elija ahora una contraseña nueva. Así se cierra la sesión en todos los dispositivos.',
  },
  NewSignInDevice: { en: 'Device: {{device}}', es: 'Dispositivo: {{device}}' },
  PasswordChangedSubject: {
    en: 'Your password was changed',
    es: 'Se cambió su contraseña',
  },
  PasswordChangedBody: {
    en: 'The password of your City of {{city}} account was changed. All other devices were logged out.',
    es: 'Se cambió la contraseña de su cuenta de la Ciudad de {{city}}. Se cerró la sesión en los demás dispositivos.',
  },
  ChangeEmailSubject: {
    en: 'Confirm your new email address',
    es: 'Confirme su nuevo correo electrónico',
  },
  ChangeEmailBody: {
    en: 'You asked to use this address for your City of {{city}} account. It changes once you confirm it.',
    es: 'Pidió usar esta dirección para su cuenta de la Ciudad de {{city}}. El cambio se hace cuando la confirme.',
  },
  EmailChangedSubject: {
    en: 'Your email address was changed',
    es: 'Se cambió su correo electrónico',
  },
  EmailChangedBody: {
    en: 'Your City of {{city}} account now uses another email address. This is the last message that we send to this one.',
    es: 'Su cuenta de la Ciudad de {{city}} ahora usa otro correo electrónico. Este es el último mensaje que enviamos a esta dirección.',
  },
  AddressChangedSubject: {
    en: 'Your mailing address was changed',
    es: 'Se cambió su dirección postal',
  },
  AddressChangedBody: {
    en: 'The mailing address of your City of {{city}} account was changed.',
    es: 'Se cambió la dirección postal de su cuenta de la Ciudad de {{city}}.',
  },
  AccountDeletedSubject: {
    en: 'Your account was deleted',
    es: 'Se eliminó su cuenta',
  },
  AccountDeletedBody: {
    en: 'Your City of {{city}} account was deleted. The law makes us keep some records, but they no longer have your name.',
    es: 'Se eliminó su cuenta de la Ciudad de {{city}}. La ley nos obliga a conservar algunos registros, pero ya no llevan su nombre.',
  },
  AnnouncementSubject: { en: '{{headline}}', es: '{{headline}}' },
  AnnouncementWhy: {
    en: 'You get this because your account takes announcements of the city. You can choose in your account what we write to you about.',
    es: 'Recibe este mensaje porque su cuenta acepta los anuncios de la ciudad. En su cuenta puede elegir sobre qué le escribimos.',
  },
  RequestNewsSubject: { en: '{{headline}}', es: '{{headline}}' },
  RequestNewsBody: { en: '{{text}}', es: '{{text}}' },
  RequestNewsButton: { en: 'See the request', es: 'Ver la solicitud' },
  RequestNewsWhy: {
    en: 'You get this because you sent this request. You can choose in your account what we write to you about.',
    es: 'Recibe este mensaje porque envió esta solicitud. En su cuenta puede elegir sobre qué le escribimos.',
  },
  GuestNewsWhy: {
    en: 'You get this because you gave this email address when you sent the request.',
    es: 'Recibe este mensaje porque dio este correo cuando envió la solicitud.',
  },
  GuestFollowedWhy: {
    en: 'You get this because you gave this email address to follow the report.',
    es: 'Recibe este mensaje porque dio este correo para seguir el reporte.',
  },
  Unsubscribe: { en: 'Stop these emails', es: 'Dejar de recibir estos correos' },
  RequestLinkSubject: { en: 'Your request {{number}}', es: 'Su solicitud {{number}}' },
  RequestLinkBody: {
    en: 'You asked for a link to request {{number}}: {{title}}. Here it is.',
    es: 'Usted pidió un enlace a la solicitud {{number}}: {{title}}. Aquí está.',
  },
  FollowedNewsWhy: {
    en: 'You get this because you follow this report. To stop these emails, open it and choose “Stop following”.',
    es: 'Recibe este mensaje porque sigue este reporte. Para dejar de recibirlos, ábralo y elija «Dejar de seguir».',
  },
  DataExportSubject: {
    en: 'Your data is ready to download',
    es: 'Sus datos están listos para descargar',
  },
  DataExportBody: {
    en: [
      'Your data is ready to download. Log in to get the file. We delete the file after one day.',
      'Your data is ready to download. Log in to get the file. We delete the file after {{count}} days.',
    ],
    es: [
      'Sus datos están listos para descargar. Inicie sesión para obtener el archivo. Lo eliminamos después de un día.',
      'Sus datos están listos para descargar. Inicie sesión para obtener el archivo. Lo eliminamos después de {{count}} días.',
    ],
  },
  DataExportButton: { en: 'Download my data', es: 'Descargar mis datos' },
  StaffNewsButton: { en: 'Open it in the staff app', es: 'Abrir en el portal del personal' },
  StaffNewsWhy: {
    en: 'You get this because you work for the City of {{city}}. In the staff app, under “Notification settings”, choose what we email you about.',
    es: 'Recibe este mensaje porque trabaja para la Ciudad de {{city}}. En el portal del personal, en «Ajustes de avisos», elija sobre qué le escribimos.',
  },
  StaffDigestSubject: {
    en: ['{{count}} new notification', '{{count}} new notifications'],
    es: ['{{count}} aviso nuevo', '{{count}} avisos nuevos'],
  },
  StaffDigestBody: { en: 'New in your inbox:', es: 'Nuevo en su bandeja:' },
  StaffDigestButton: { en: 'Open the inbox', es: 'Abrir la bandeja' },
  AutopayButton: { en: 'Manage autopay', es: 'Administrar el pago automático' },
  AutopayWhy: {
    en: 'You get this because autopay pays a bill for you. It is about your money, so it is always sent.',
    es: 'Recibe este mensaje porque el pago automático paga una factura por usted. Como se trata de su dinero, se envía siempre.',
  },
  BillNewsButton: { en: 'See it in the portal', es: 'Verlo en el portal' },
  BillNewsWhy: {
    en: 'You get this because it is about paying a bill. It is about money, so it is always sent.',
    es: 'Recibe este mensaje porque se trata del pago de una factura. Como se trata de dinero, se envía siempre.',
  },
  JoinRequestSubject: {
    en: '{{person}} asks to join {{organization}}',
    es: '{{person}} pide unirse a {{organization}}',
  },
  JoinRequestBody: {
    en: '{{person}} asks to act for {{organization}} in the City of {{city}} portal. You are a manager, so you can approve or deny this.',
    es: '{{person}} pide actuar en nombre de {{organization}} en el portal de la Ciudad de {{city}}. Como usted es administrador, puede aprobarlo o rechazarlo.',
  },
  JoinRequestButton: { en: 'See who asks', es: 'Ver quién lo pide' },
  JoinApprovedSubject: {
    en: 'You now act for {{organization}}',
    es: 'Ahora actúa en nombre de {{organization}}',
  },
  JoinApprovedBody: {
    en: 'A manager of {{organization}} approved your request. Choose the organization in the menu of the portal to act for it.',
    es: 'Un administrador de {{organization}} aprobó su solicitud. Elija la organización en el menú del portal para actuar en su nombre.',
  },
  JoinDeniedSubject: {
    en: 'Your request to join {{organization}} was denied',
    es: 'Se rechazó su solicitud de unirse a {{organization}}',
  },
  JoinDeniedBody: {
    en: 'A manager of {{organization}} denied your request. If you think that this is a mistake, please speak with the organization.',
    es: 'Un administrador de {{organization}} rechazó su solicitud. Si cree que es un error, hable con la organización.',
  },
  MemberRemovedSubject: {
    en: 'You no longer act for {{organization}}',
    es: 'Ya no actúa en nombre de {{organization}}',
  },
  MemberRemovedBody: {
    en: 'A manager of {{organization}} ended your membership. If you think that this is a mistake, please speak with the organization.',
    es: 'Un administrador de {{organization}} terminó su membresía. Si cree que es un error, hable con la organización.',
  },
  BillReadySubject: {
    en: 'Your utility bill of {{amount}} is ready',
    es: 'Su factura de servicios de {{amount}} está lista',
  },
  BillReadyBody: {
    en: 'There is a new bill for account {{account}}: {{amount}}, due on {{day}}. You chose bills without paper. In the portal you can read it, pay it, or go back to paper.',
    es: 'Hay una nueva factura de la cuenta {{account}}: {{amount}}, con vencimiento el {{day}}. Eligió recibir sus facturas sin papel; en el portal puede leerla, pagarla o volver a elegir el papel.',
  },
  BillReadyButton: { en: 'See the bill', es: 'Ver la factura' },
  PortalButton: { en: 'Open the portal', es: 'Abrir el portal' },
  ReceiptSubject: { en: 'Your payment of {{amount}}', es: 'Su pago de {{amount}}' },
  ReceiptBody: {
    en: 'The City of {{city}} has received your payment of {{amount}}. Thank you.',
    es: 'La Ciudad de {{city}} recibió su pago de {{amount}}. Gracias.',
  },
  ReceiptFor: {
    en: 'What you paid: {{purpose}}. {{accounts}}.',
    es: 'Lo que pagó: {{purpose}}. {{accounts}}.',
  },
  ReceiptDay: { en: 'Date: {{day}}', es: 'Fecha: {{day}}' },
  ReceiptMethod: { en: 'Paid with: {{method}}', es: 'Pagado con: {{method}}' },
  ReceiptReference: { en: 'Payment number: {{reference}}', es: 'Número de pago: {{reference}}' },
  ReceiptButton: { en: 'See the receipt', es: 'Ver el recibo' },
  PaymentNotTakenSubject: {
    en: 'Your payment of {{amount}} was not made',
    es: 'Su pago de {{amount}} no se realizó',
  },
  PaymentNotTakenBody: {
    en: 'We told you that we were checking your payment of {{amount}} ({{reference}}) to the City of {{city}}. It did not go through, and you were not charged. You can pay again.',
    es: 'Le dijimos que estábamos verificando su pago de {{amount}} ({{reference}}) a la Ciudad de {{city}}. No se realizó y no se cobró nada. Puede volver a pagar.',
  },
  PaymentNotTakenButton: { en: 'See the payment', es: 'Ver el pago' },
  TakenBackSubject: {
    en: 'Your payment of {{amount}} was returned',
    es: 'Su pago de {{amount}} fue devuelto',
  },
  TakenBackBody: {
    en: 'Your payment of {{amount}} to the City of {{city}} was refunded, canceled or returned by the bank. You may have to pay again.',
    es: 'Su pago de {{amount}} a la Ciudad de {{city}} fue reembolsado, anulado o devuelto por el banco. Es posible que tenga que pagar de nuevo.',
  },
  TakenBackCall: {
    en: 'If you have questions about it, call us at {{phone}}.',
    es: 'Si tiene preguntas sobre esto, llámenos al {{phone}}.',
  },
})
