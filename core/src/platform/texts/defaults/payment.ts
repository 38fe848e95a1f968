import { group } from './group.ts'

export const payment = group('Payment', {
  Title: { en: 'Make a payment', es: 'Realizar un pago' },
  Purpose_UTILITY: { en: 'Water bill', es: 'Factura de agua' },
  Purpose_FormFee: { en: 'City fee', es: 'Cargo de la ciudad' },
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
    en: 'The payment service did not answer. You were not charged. Please try again later.',
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
    en: 'The payment was declined. You were not charged. Try another card or bank account, or ask your bank.',
    es: 'El pago fue rechazado. No se cobró nada. Pruebe otra tarjeta o cuenta bancaria, o consulte a su banco.',
  },
  CardNumberInvalid: {
    en: 'The card number is not valid. You were not charged.',
    es: 'El número de la tarjeta no es válido. No se cobró nada.',
  },
  CardExpired: {
    en: 'The card has expired, or its date is not valid. You were not charged.',
    es: 'La tarjeta ha vencido o su fecha no es válida. No se cobró nada.',
  },
  BankNumberInvalid: {
    en: 'The routing or account number is not valid. You were not charged.',
    es: 'El número de ruta o de cuenta no es válido. No se cobró nada.',
  },
  NonceInvalid: {
    en: 'Too much time has passed since you entered the card or bank number. You were not charged. Please enter it again.',
    es: 'Pasó demasiado tiempo desde que escribió el número de la tarjeta o cuenta. No se cobró nada. Escríbalo de nuevo.',
  },
  InFlight: {
    en: 'We are making this payment right now. Please wait a moment, and do not pay again.',
    es: 'Estamos realizando este pago. Espere un momento y no pague de nuevo.',
  },
  StillBeingChecked: {
    en: 'A payment of the same amount for this account is not finished yet. Please do not pay again. Come back in a few minutes to see if it went through.',
    es: 'Un pago por el mismo monto en esta cuenta todavía no ha terminado. No vuelva a pagar. Regrese en unos minutos para ver si se realizó.',
  },
  StepTaken: {
    en: 'This payment has just changed. Load the page again to see how it stands.',
    es: 'Este pago acaba de cambiar. Vuelva a cargar la página para ver cómo está.',
  },
  WholeOnly: {
    en: 'Please pay the whole amount due. The city does not accept part of it.',
    es: 'Pague todo lo que se debe. La ciudad no acepta pagos parciales.',
  },
  NothingToPay: { en: 'This is already paid.', es: 'Esto ya está pagado.' },
  ByNumber: {
    en: 'Pay a ticket, a citation, a fee or an ambulance bill by the number on it. We find out what is due.',
    es: 'Pague una multa, un cargo o una factura de ambulancia con el número que aparece en el papel. Nosotros buscamos cuánto se debe.',
  },
  IssuedOn: { en: 'Date issued', es: 'Fecha de emisión' },
  PayBy: { en: 'Pay by', es: 'Fecha límite' },
  CitationNotFound: {
    en: 'We found nothing with this number and license plate. Please check both.',
    es: 'No encontramos nada con este número y esta placa. Revise ambos.',
  },
  CitationAmount: {
    en: 'This is not the amount that is due. Please look it up again.',
    es: 'Este no es el monto que se debe. Consúltelo de nuevo.',
  },
  CitationLookUp: { en: 'Find what is due', es: 'Buscar cuánto se debe' },
  CitationPlate: { en: 'License plate', es: 'Placa del vehículo' },
  CitationPlateHint: {
    en: 'Only if the ticket shows a license plate. Copy it from the ticket.',
    es: 'Solo si la multa muestra una placa. Cópiela de la multa.',
  },
  CitationMissing: { en: 'We could not find it', es: 'No lo encontramos' },
  CitationPaid: {
    en: 'This is paid. Nothing is due.',
    es: 'Esto está pagado. No se debe nada.',
  },
  ToConfirm: {
    en: 'Another payment on this account is in progress. Please wait a moment and try again.',
    es: 'Hay otro pago en curso en esta cuenta. Espere un momento e inténtelo de nuevo.',
  },
  NothingDue: { en: 'Nothing is due on this account.', es: 'No se debe nada en esta cuenta.' },
  NothingDueOn: {
    en: 'Nothing is due on account {{account}}.',
    es: 'No se debe nada en la cuenta {{account}}.',
  },
  NothingDueSince: {
    en: 'Nothing is due on account {{account}}. Its last payment was {{amount}} on {{day}}.',
    es: 'No se debe nada en la cuenta {{account}}. Su último pago fue de {{amount}}, el {{day}}.',
  },
  PaidRecently: {
    en: 'The same amount was paid on this account in the last day.',
    es: 'En las últimas 24 horas se pagó el mismo monto en esta cuenta.',
  },
  PaidOn: {
    en: '{{amount}} was already paid on account {{account}} on {{when}}.',
    es: 'El {{when}} ya se pagaron {{amount}} en la cuenta {{account}}.',
  },
  BeingPaidOn: {
    en: 'A payment of {{amount}} on account {{account}} was started on {{when}} and may be going through.',
    es: 'El {{when}} se inició un pago de {{amount}} en la cuenta {{account}} y es posible que se esté realizando.',
  },
  MoreThanDue: {
    en: 'This is more than what is due on this account.',
    es: 'Esto es más de lo que se debe en esta cuenta.',
  },
  MoreThanDueOn: {
    en: '{{due}} is due on account {{account}}. You are about to pay {{amount}}.',
    es: 'En la cuenta {{account}} se deben {{due}}. Usted está por pagar {{amount}}.',
  },
  AskTitle: { en: 'Please check before you pay', es: 'Revise antes de pagar' },
  AskConfirm: {
    en: 'Yes, pay {{amount}} anyway',
    es: 'Sí, pagar {{amount}} de todos modos',
  },
  AskAnyway: { en: 'Yes, pay anyway', es: 'Sí, pagar de todos modos' },
  AskCredit: {
    en: 'What you pay above what is due stays on the account as a credit.',
    es: 'Lo que pague de más queda en la cuenta como saldo a favor.',
  },
  AskLeave: { en: 'Do not pay', es: 'No pagar' },
  NoticeUnsigned: {
    en: 'The notice was not signed by the payment provider.',
    es: 'El aviso no estaba firmado por el proveedor de pagos.',
  },
  NotBegun: { en: 'The payment could not start', es: 'No se pudo iniciar el pago' },
  AccountNumber: { en: 'Account number', es: 'Número de cuenta' },
  RequestNumber: { en: 'Request number', es: 'Número de solicitud' },
  PermitAccount: { en: 'Permit account', es: 'Cuenta del permiso' },
  CitationNumber: { en: 'Ticket, citation or bill number', es: 'Número de la multa o factura' },
  AtAddress: { en: 'Service address: {{address}}', es: 'Dirección del servicio: {{address}}' },
  Where: { en: 'Where', es: 'Lugar' },
  TotalPaid: { en: 'Total paid', es: 'Total pagado' },
  TotalWord: { en: 'Total', es: 'Total' },
  AccountHint: {
    en: 'Customer and location number with a dash, as on your bill: 1001-5001',
    es: 'Número de cliente y de ubicación con un guion, como en su factura: 1001-5001',
  },
  CitationHint: {
    en: 'Printed on the ticket, citation, notice or bill',
    es: 'Aparece impreso en la multa, el aviso o la factura',
  },
  LookUp: { en: 'Look up what is due', es: 'Consultar lo que se debe' },
  NoUpcomingBills: { en: 'No upcoming bills found.', es: 'No se encontraron facturas próximas.' },
  DueOn: { en: '{{amount}} is due on {{day}}.', es: '{{amount}} vence el {{day}}.' },
  WasDueOn: { en: '{{amount}} was due on {{day}}.', es: '{{amount}} venció el {{day}}.' },
  DueNow: { en: '{{amount}} is due.', es: 'Se deben {{amount}}.' },
  Amount: { en: 'Amount', es: 'Monto' },
  AmountHint: { en: 'Dollars and cents, at least $1.00', es: 'Dólares y centavos, al menos $1.00' },
  ReceiptEmail: { en: 'Email for your receipt', es: 'Correo electrónico para su recibo' },
  ReceiptEmailHint: {
    en: 'We send the receipt there, and nothing else.',
    es: 'Enviaremos allí el recibo, y nada más.',
  },
  FeeNote: {
    en: 'We have your request {{number}}. It is waiting for this payment. You can also pay later: open the request and pay from there.',
    es: 'Tenemos su solicitud {{number}}. Falta este pago. También puede pagar más tarde: abra la solicitud y pague desde allí.',
  },
  LpiOf: { en: 'Fees of permit {{number}}', es: 'Tarifas del permiso {{number}}' },
  LpiInterest: { en: 'Interest for late payment', es: 'Intereses por pago tardío' },
  LpiLead: {
    en: 'What you owe for your building permit, for each application.',
    es: 'Lo que debe por su permiso de construcción, por cada solicitud.',
  },
  LpiBill: { en: 'Itemized bill', es: 'Factura detallada' },
  LpiApplication: { en: 'Application', es: 'Solicitud' },
  LpiNumber: { en: 'Number', es: 'Número' },
  LpiFee: { en: 'Fee', es: 'Tarifa' },
  LpiTotal: { en: 'Total', es: 'Total' },
  LpiPaid: {
    en: 'This bill is paid. Nothing is left to pay.',
    es: 'Esta factura está pagada. No queda nada por pagar.',
  },
  LpiMissing: {
    en: 'We could not find this permit bill in your account.',
    es: 'No encontramos esta factura de permiso en su cuenta.',
  },
  LpiSeeRequest: { en: 'See your request', es: 'Ver su solicitud' },
  RecordNotFound: {
    en: 'There is no permit with fees due under this number.',
    es: 'No hay ningún permiso con tarifas pendientes bajo este número.',
  },
  RecordOpened: {
    en: 'This permit’s bill was opened a moment ago. Please try again.',
    es: 'La factura de este permiso se abrió hace un momento. Inténtelo de nuevo.',
  },
  ChooseAccount: {
    en: 'Choose at least one account to pay.',
    es: 'Elija al menos una cuenta para pagar.',
  },
  Next: { en: 'Next', es: 'Siguiente' },
  Opening: { en: 'Opening…', es: 'Abriendo…' },
  Total: { en: 'Total to pay: {{amount}}', es: 'Total a pagar: {{amount}}' },
  SecureText: {
    en: 'Your card or bank number goes only to the payment provider. The city never sees it.',
    es: 'El número de su tarjeta o cuenta va únicamente al proveedor de pagos. La ciudad nunca lo ve.',
  },
  GeneralPaymentError: {
    en: 'The payment could not be completed. If you are not sure whether it went through, do not pay again. Check here in a few minutes, or call us.',
    es: 'No se pudo completar el pago. Si no está seguro de si se realizó, no pague de nuevo. Consulte aquí en unos minutos o llámenos.',
  },
  Cancelled: {
    en: 'You left the payment page. You were not charged.',
    es: 'Salió de la página de pago. No se cobró nada.',
  },
  Back: { en: 'Back', es: 'Volver' },
  TryAgain: { en: 'Try again', es: 'Intentar de nuevo' },
  Finish: { en: 'Finish', es: 'Finalizar' },
  // The specification's own name (resident section 8).
  'success-submit-payment': { en: 'Thank you for your payment', es: 'Gracias por su pago' },
  PaidText: {
    en: 'We have received your payment. Keep this page as your receipt.',
    es: 'Recibimos su pago. Conserve esta página como recibo.',
  },
  Checking: { en: 'We are checking your payment', es: 'Estamos verificando su pago' },
  CheckingText: {
    en: 'The payment provider has not told us yet whether it worked. Please do not pay again. This page shows it as soon as we know, and we will email you.',
    es: 'El proveedor de pagos aún no nos ha dicho si se realizó. No pague de nuevo. Esta página lo mostrará en cuanto lo sepamos, y le enviaremos un correo.',
  },
  NotPaid: { en: 'The payment was not made', es: 'El pago no se realizó' },
  FailedText: {
    en: 'You were not charged. You can try again.',
    es: 'No se cobró nada. Puede intentarlo de nuevo.',
  },
  Returned: { en: 'This payment was returned', es: 'Este pago fue devuelto' },
  ReturnedText: {
    en: 'You got the money back, or your bank returned the payment. You may have to pay again.',
    es: 'El dinero se le devolvió o su banco devolvió el pago. Es posible que tenga que pagar de nuevo.',
  },
  Receipt: { en: 'Receipt', es: 'Recibo' },
  Details: { en: 'This payment', es: 'Este pago' },
  NoReceipt: {
    en: 'There is no receipt because this was not paid.',
    es: 'No hay recibo, porque esto no se ha pagado.',
  },
  For: { en: 'For', es: 'Concepto' },
  PaidWith: { en: 'Paid with', es: 'Pagado con' },
  Ending: { en: '{{brand}} ending in {{last4}}', es: '{{brand}} terminada en {{last4}}' },
  When: { en: 'Date', es: 'Fecha' },
  Number: { en: 'Payment number', es: 'Número de pago' },
  Transaction: { en: 'Transaction', es: 'Transacción' },
  AccountNamed: { en: 'Account {{account}}', es: 'Cuenta {{account}}' },
  FrameLoading: { en: 'One moment…', es: 'Un momento…' },
  APICouldNotValidateError: {
    en: 'The payment provider could not check this card or bank account. Please check what you typed.',
    es: 'El proveedor de pagos no pudo comprobar esta tarjeta o cuenta bancaria. Revise lo que escribió.',
  },
  MethodNotFound: {
    en: 'This card or bank account is no longer saved.',
    es: 'Esta tarjeta o cuenta bancaria ya no está guardada.',
  },
  TooManyMethods: {
    en: 'You can save up to ten cards and bank accounts. Remove one first.',
    es: 'Puede guardar hasta diez tarjetas y cuentas bancarias. Elimine una primero.',
  },
  Pdf: { en: 'Receipt as PDF', es: 'Recibo en PDF' },
  PayThis: { en: 'Pay account {{account}}', es: 'Pagar la cuenta {{account}}' },
  PayNow: { en: 'Pay', es: 'Pagar' },
  Paying: { en: 'Paying…', es: 'Pagando…' },
  PayWith: { en: 'Pay with', es: 'Pagar con' },
  OneTime: { en: 'A card, this time only', es: 'Una tarjeta, solo esta vez' },
  AutoPay: {
    en: 'Pay this account’s bills with it from now on (autopay)',
    es: 'Pagar con ella las facturas de esta cuenta en adelante (pago automático)',
  },
  AutoPaySaved: {
    en: 'Only with a saved card or bank account.',
    es: 'Solo con una tarjeta o cuenta bancaria guardada.',
  },
})
