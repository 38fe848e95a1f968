import { group } from './group.ts'

/** Bills and how they are paid. */
export const billing = group('Billing', {
  MaintenanceClosed: {
    en: 'Bills cannot be paid online right now, because of maintenance. Nothing was charged. Please try again later.',
    es: 'Por mantenimiento, las facturas no se pueden pagar en línea en este momento. No se cobró nada. Inténtelo de nuevo más tarde.',
  },
  MaintenanceClosedUntil: {
    en: 'Bills cannot be paid online right now, because of maintenance. Nothing was charged. Payment opens again on {{time}}.',
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
  BillNotFound: { en: 'There is no such bill.', es: 'No existe esa factura.' },
  BatchUnreadable: {
    en: 'The batch is not readable as CSV, or as a JSON list of rows.',
    es: 'El lote no se puede leer como CSV ni como una lista JSON de filas.',
  },
  BatchEmpty: {
    en: 'The batch is empty. As a full one it would lift every delinquency.',
    es: 'El lote está vacío. Como lote completo anularía todos los atrasos.',
  },
  BatchNotUtf8: { en: 'The batch is not UTF-8.', es: 'El lote no está en UTF-8.' },
  BatchTooLarge: {
    en: 'A batch may have at most 100 MB.',
    es: 'Un lote puede tener como máximo 100 MB.',
  },
  BatchDiffers: {
    en: 'A batch of this name has been sent with other content.',
    es: 'Ya se envió un lote con este nombre y otro contenido.',
  },
  BatchSentAgain: {
    en: 'The same batch was sent again meanwhile; that one counts.',
    es: 'Entretanto se volvió a enviar el mismo lote; ese es el que cuenta.',
  },
  BatchNotFound: { en: 'There is no such batch.', es: 'No existe ese lote.' },
  BillReadyTitle: {
    en: 'Your bill for account {{account}} is ready',
    es: 'Su factura de la cuenta {{account}} está lista',
  },
  BillReadyBody: {
    en: '{{amount}} is due on {{day}}. You find the bill under Water Bills.',
    es: 'Debe pagar {{amount}} hasta el {{day}}. Encuentra la factura en Facturas de agua.',
  },
  'duplicate-payment-account': {
    en: 'This account has been added already.',
    es: 'Esta cuenta ya se ha agregado.',
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
    en: 'Choose the card that autopay is to pay with.',
    es: 'Elija la tarjeta con la que debe pagar el pago automático.',
  },
  NoSavedCards: {
    en: 'No cards or bank accounts are saved.',
    es: 'No hay tarjetas ni cuentas bancarias guardadas.',
  },
})
