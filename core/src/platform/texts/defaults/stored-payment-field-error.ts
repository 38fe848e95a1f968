/** For `FieldRequired`: the fields of a stored card or bank account. */
export const storedPaymentFieldRequired = {
  'StoredPayment-CardCode': {
    en: 'Enter the security code.',
    es: 'Escriba el código de seguridad.',
  },
  'StoredPayment-CardNumber': {
    en: 'Enter the card number.',
    es: 'Escriba el número de la tarjeta.',
  },
  'StoredPayment-ExpiryMonth': {
    en: 'Choose the month when the card expires.',
    es: 'Elija el mes en que vence la tarjeta.',
  },
  'StoredPayment-ExpiryYear': {
    en: 'Choose the year when the card expires.',
    es: 'Elija el año en que vence la tarjeta.',
  },
  'StoredPayment-NameOnCard': {
    en: 'Enter the name on the card.',
    es: 'Escriba el nombre que figura en la tarjeta.',
  },
  'StoredPayment-Zip': {
    en: 'Enter the billing ZIP code.',
    es: 'Escriba el código postal de facturación.',
  },
}
