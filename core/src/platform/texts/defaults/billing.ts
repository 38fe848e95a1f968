import { group } from './group.ts'

export const billing = group('Billing', {
  MaintenanceClosed: {
    en: 'Bills cannot be paid online right now, because of maintenance. You were not charged. Please try again later.',
    es: 'Por mantenimiento, las facturas no se pueden pagar en línea en este momento. No se cobró nada. Inténtelo de nuevo más tarde.',
  },
  MaintenanceClosedUntil: {
    en: 'Bills cannot be paid online right now, because of maintenance. You were not charged. Payment opens again on {{time}}.',
    es: 'Por mantenimiento, las facturas no se pueden pagar en línea en este momento. No se cobró nada. El pago vuelve a abrir el {{time}}.',
  },
  AccountNotFound: {
    en: 'Could not find account. Please make sure you entered the account information correctly.',
    es: 'No encontramos la cuenta. Compruebe que escribió correctamente los datos de la cuenta.',
  },
  NoAccounts: {
    en: 'There is no utility account here yet.',
    es: 'Todavía no hay ninguna cuenta de servicios.',
  },
  PermitNumberTaken: {
    en: 'This number or account belongs to another permit record.',
    es: 'Este número o esta cuenta pertenece a otro expediente de permiso.',
  },
  BillNotFound: { en: 'We could not find this bill.', es: 'No encontramos esa factura.' },
  BatchUnreadable: {
    en: 'We could not read the batch. Send CSV, or a JSON list of rows.',
    es: 'No pudimos leer el lote. Envíe CSV o una lista JSON de filas.',
  },
  BatchEmpty: {
    en: 'The batch is empty. As a full batch, it would clear every overdue account.',
    es: 'El lote está vacío. Como lote completo, borraría todas las cuentas atrasadas.',
  },
  BatchNotUtf8: { en: 'The batch is not UTF-8.', es: 'El lote no está en UTF-8.' },
  BatchTooLarge: {
    en: 'A batch can have at most 100 MB.',
    es: 'Un lote puede tener como máximo 100 MB.',
  },
  BatchDiffers: {
    en: 'A batch with this name was already sent with other content.',
    es: 'Ya se envió un lote con este nombre y otro contenido.',
  },
  BatchSentAgain: {
    en: 'The same batch was sent again in the meantime. We use that one.',
    es: 'Mientras tanto se volvió a enviar el mismo lote. Usamos ese.',
  },
  BatchNotFound: { en: 'We could not find this batch.', es: 'No encontramos ese lote.' },
  BillReadyTitle: {
    en: 'Your bill for account {{account}} is ready',
    es: 'Su factura de la cuenta {{account}} está lista',
  },
  BillReadyBody: {
    en: '{{amount}} is due on {{day}}. You can find the bill under Water bills.',
    es: 'Debe pagar {{amount}} hasta el {{day}}. Puede ver la factura en Facturas de agua.',
  },
  'duplicate-payment-account': {
    en: 'This account was already added.',
    es: 'Esta cuenta ya se agregó.',
  },
  InvalidRoutingNumber: {
    en: 'Invalid routing or account number. Please try again.',
    es: 'El número de ruta o de cuenta no es válido. Inténtelo de nuevo.',
  },
  AutopaySaveError: {
    en: 'Autopay was not changed.',
    es: 'El pago automático no se cambió.',
  },
  ConfigureAutopayNoCardsError: {
    en: 'Save a card first: autopay pays with a saved card.',
    es: 'Primero guarde una tarjeta: el pago automático paga con una tarjeta guardada.',
  },
  ConfigureAutopaySelectCardError: {
    en: 'Choose the card for autopay.',
    es: 'Elija la tarjeta para el pago automático.',
  },
  NoSavedCards: {
    en: 'No cards or bank accounts are saved.',
    es: 'No hay tarjetas ni cuentas bancarias guardadas.',
  },
})
