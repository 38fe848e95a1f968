import { group } from './group.ts'

/** Paying: the payment page, the provider's frame, receipts and what can go wrong. */
export const payment = group('Payment', {
  Title: { en: 'Make a payment', es: 'Realizar un pago' },
  Purpose_UTILITY: { en: 'Water bill', es: 'Factura de agua' },
  Purpose_FormFee: { en: 'Form fee', es: 'Tarifa de formulario' },
  Purpose_LPI: { en: 'Building permit payment', es: 'Pago de permiso de construcción' },
  Purpose_CITATION: { en: 'City citation', es: 'Multa de la ciudad' },
  FrameTitle: { en: 'Secure payment form', es: 'Formulario de pago seguro' },
  GoToProvider: {
    en: 'Continue to the secure payment page',
    es: 'Continuar a la página de pago segura',
  },
  NotOpen: {
    en: 'Online payment is not available right now. Please try again later or call us.',
    es: 'El pago en línea no está disponible en este momento. Inténtelo más tarde o llámenos.',
  },
  ProviderUnavailable: {
    en: 'The payment service did not answer. Nothing was taken. Please try again later.',
    es: 'El servicio de pago no respondió. No se cobró nada. Inténtelo de nuevo más tarde.',
  },
  NotFound: { en: 'This payment could not be found.', es: 'No se encontró este pago.' },
  AccountNotFound: {
    en: 'Could not find account. Please make sure you entered the account information correctly.',
    es: 'No se encontró la cuenta. Asegúrese de haber escrito correctamente los datos de la cuenta.',
  },
  AmountInvalid: {
    en: 'Enter an amount in dollars and cents: at least $1.00, at most $99,999.99.',
    es: 'Escriba un monto en dólares y centavos: al menos $1.00, como máximo $99,999.99.',
  },
  MethodMissing: {
    en: 'Choose what to pay with.',
    es: 'Elija con qué desea pagar.',
  },
  Declined: {
    en: 'The payment was declined. Nothing was taken. Try another card or bank account, or ask your bank.',
    es: 'El pago fue rechazado. No se cobró nada. Pruebe otra tarjeta o cuenta bancaria, o consulte a su banco.',
  },
  CardNumberInvalid: {
    en: 'The card number is not valid. Nothing was taken.',
    es: 'El número de la tarjeta no es válido. No se cobró nada.',
  },
  CardExpired: {
    en: 'The card has expired, or its date is not valid. Nothing was taken.',
    es: 'La tarjeta ha vencido o su fecha no es válida. No se cobró nada.',
  },
  BankNumberInvalid: {
    en: 'The routing or account number is not valid. Nothing was taken.',
    es: 'El número de ruta o de cuenta no es válido. No se cobró nada.',
  },
  InFlight: {
    en: 'This payment is being made right now. Please wait a moment, and do not pay again.',
    es: 'Este pago se está realizando en este momento. Espere un momento y no pague de nuevo.',
  },
  StillBeingChecked: {
    en: 'A payment of the same amount for the same account is still open. We are finding out what came of it. Please do not pay again; look here in a few minutes.',
    es: 'Aún hay un pago abierto por el mismo monto y la misma cuenta. Estamos averiguando qué ocurrió con él. No pague de nuevo; vuelva a consultar en unos minutos.',
  },
  NothingToPay: { en: 'This is paid already.', es: 'Esto ya está pagado.' },
  NoticeUnsigned: {
    en: 'The notice was not signed by the payment provider.',
    es: 'El aviso no estaba firmado por el proveedor de pagos.',
  },
})
