import type { Flaw } from '../instrument.ts'

export type Language = 'en' | 'es'

const english = {
  payment: 'Payment',
  total: 'Total',
  pay: 'Pay',
  cancel: 'Cancel',
  save: 'Save',
  continue: 'Continue',
  expired: 'This page has expired. Go back and start again.',
  thanks: 'Thank you.',
  cancelled: 'The payment was canceled.',
  addMethod: 'Add a payment method',
  saved: 'Saved.',
  nothingSaved: 'Nothing was saved.',
  savedMethods: 'Saved cards and accounts',
  noneOfThese: 'None of these',
  endingIn: 'ending in',
  payWith: 'Pay with',
  card: 'Card',
  bankAccount: 'Bank account',
  cardNumber: 'Card number',
  expires: 'Expires (MM/YY)',
  cardCode: 'Card code',
  zip: 'ZIP code',
  nameOnCard: 'Name on the card',
  accountType: 'Type of account',
  checking: 'Checking',
  savings: 'Savings',
  routing: 'Routing number',
  account: 'Account number',
  nameOnAccount: 'Name on the account',
  provider: 'Payment provider',
  about: 'This stands in for the city’s payment provider. No money moves.',
  testCard: 'Test card: 4111 1111 1111 1111, any future date, any code. ZIP 46282 is declined.',
  testBank: 'Test bank: routing number 121042882, any account number.',
  otherLanguage: 'Español',
  settle: 'Settle the day',
  faults: 'Make something go wrong',
  faultsHint: 'Each button counts for the next call of that kind.',
  charge: 'A payment',
  lookUp: 'A look-up of a payment',
  clear: 'Stop all faults',
  ordered: 'Waiting to go wrong',
  notices: 'Notices to the portal',
  noticesOff: 'Send none',
  noticesLate: 'Send them 10 seconds late',
  noticesTwice: 'Send each one twice',
  noticesOn: 'Send them as usual',
  holdAll: 'Hold every payment for review',
  holdNone: 'Hold payments over $10,000 only',
  transactions: 'Transactions',
  transaction: 'Transaction',
  submitted: 'Submitted',
  invoice: 'Invoice',
  paidWith: 'Paid with',
  amount: 'Amount',
  status: 'Status',
  actions: 'Actions',
  approve: 'Approve',
  decline: 'Decline',
  bounce: 'Return it (R01)',
  none: 'Nothing was paid yet.',
} as const

export type Words = Readonly<Record<keyof typeof english, string>>

const spanish: Words = {
  payment: 'Pago',
  total: 'Total',
  pay: 'Pagar',
  cancel: 'Cancelar',
  save: 'Guardar',
  continue: 'Continuar',
  expired: 'Esta página ya no es válida. Regrese y empiece otra vez.',
  thanks: 'Gracias.',
  cancelled: 'El pago se canceló.',
  addMethod: 'Agregar una forma de pago',
  saved: 'Guardado.',
  nothingSaved: 'No se guardó nada.',
  savedMethods: 'Tarjetas y cuentas guardadas',
  noneOfThese: 'Ninguna de estas',
  endingIn: 'que termina en',
  payWith: 'Pagar con',
  card: 'Tarjeta',
  bankAccount: 'Cuenta de banco',
  cardNumber: 'Número de la tarjeta',
  expires: 'Vence (MM/AA)',
  cardCode: 'Código de la tarjeta',
  zip: 'Código postal',
  nameOnCard: 'Nombre en la tarjeta',
  accountType: 'Tipo de cuenta',
  checking: 'Cuenta corriente',
  savings: 'Cuenta de ahorros',
  routing: 'Número de ruta',
  account: 'Número de cuenta',
  nameOnAccount: 'Nombre en la cuenta',
  provider: 'Proveedor de pagos',
  about: 'Hace las veces del proveedor de pagos de la ciudad. No se mueve dinero.',
  testCard:
    'Tarjeta de prueba: 4111 1111 1111 1111, cualquier fecha futura, cualquier código. El código postal 46282 se rechaza.',
  testBank: 'Banco de prueba: número de ruta 121042882, cualquier número de cuenta.',
  otherLanguage: 'English',
  settle: 'Cerrar el día',
  faults: 'Hacer que algo falle',
  faultsHint: 'Cada botón vale para la próxima llamada de ese tipo.',
  charge: 'Un pago',
  lookUp: 'Una consulta de un pago',
  clear: 'Quitar todas las fallas',
  ordered: 'Por fallar',
  notices: 'Avisos al portal',
  noticesOff: 'No enviar ninguno',
  noticesLate: 'Enviarlos 10 segundos tarde',
  noticesTwice: 'Enviar cada uno dos veces',
  noticesOn: 'Enviarlos como siempre',
  holdAll: 'Retener cada pago para revisión',
  holdNone: 'Retener solo pagos de más de $10,000',
  transactions: 'Transacciones',
  transaction: 'Transacción',
  submitted: 'Enviada',
  invoice: 'Factura',
  paidWith: 'Pagada con',
  amount: 'Monto',
  status: 'Estado',
  actions: 'Acciones',
  approve: 'Aprobar',
  decline: 'Rechazar',
  bounce: 'Devolver (R01)',
  none: 'Todavía no se pagó nada.',
}

export const wordsIn: Readonly<Record<Language, Words>> = { en: english, es: spanish }

export const flawTexts: Readonly<Record<Language, Readonly<Record<Flaw, string>>>> = {
  en: {
    number: 'The card number is not valid.',
    expiry: 'The card has expired, or its date is not valid.',
    routing: 'The routing number is not valid.',
    account: 'The account number is not valid.',
  },
  es: {
    number: 'El número de la tarjeta no es válido.',
    expiry: 'La tarjeta venció, o su fecha no es válida.',
    routing: 'El número de ruta no es válido.',
    account: 'El número de cuenta no es válido.',
  },
}

/** Reasons that people see on the pages, by reason code; others stay in English. */
const spanishReasons: Readonly<Record<number, string>> = {
  1: 'El pago fue aprobado.',
  2: 'El pago fue rechazado.',
  11: 'El mismo pago ya se envió.',
  27: 'El pago fue rechazado: la dirección no es la de la tarjeta.',
  65: 'El pago fue rechazado.',
  253: 'Recibimos su pago y lo estamos revisando.',
}

export const reasonText = (language: Language, reasonCode: number, text: string): string =>
  (language === 'es' ? spanishReasons[reasonCode] : undefined) ?? text

export function languageOf(...addresses: readonly (string | null | undefined)[]): Language {
  for (const address of addresses) {
    const asked = address ? URL.parse(address)?.searchParams.get('lng') : null
    if (asked === 'es' || asked === 'en') return asked
  }
  return 'en'
}
