import { group } from './group.ts'

export const waterAccounts = group('WaterAccounts', {
  Section: { en: 'Water accounts', es: 'Cuentas de agua' },
  None: { en: 'No water account is linked yet.', es: 'Todavía no hay ninguna cuenta de agua.' },
  Name: { en: 'Account {{account}}', es: 'Cuenta {{account}}' },
  Due: { en: '{{amount}} due {{day}}', es: '{{amount}} a pagar hasta el {{day}}' },
  NothingDue: { en: 'Nothing is due', es: 'No hay nada que pagar' },
  Remove: { en: 'Remove', es: 'Quitar' },
  RemoveName: { en: 'Remove account {{account}}', es: 'Quitar la cuenta {{account}}' },
  RemoveTitle: { en: 'Remove account {{account}}?', es: '¿Quitar la cuenta {{account}}?' },
  'warning-delete-account': {
    en: 'Are you sure you want to delete this account?',
    es: '¿Seguro que desea eliminar esta cuenta?',
  },
  RemoveText: {
    en: 'You will no longer see its bills here. If you turned on autopay for it, autopay ends.',
    es: 'Ya no verá sus facturas aquí. Si activó el pago automático para ella, este termina.',
  },
  AddTitle: { en: 'Add a water account', es: 'Agregar una cuenta de agua' },
  AddText: {
    en: 'Both numbers are on your bill.',
    es: 'Ambos números están en su factura.',
  },
  CustomerId: { en: 'Customer number', es: 'Número de cliente' },
  StreetNumber: {
    en: 'Street number of the service address',
    es: 'Número de la calle de la dirección del servicio',
  },
  Add: { en: 'Add account', es: 'Agregar cuenta' },
  Adding: { en: 'Adding…', es: 'Agregando…' },
  ActingFor: {
    en: 'You act for an organization. Its water accounts, cards and autopay are on the organization’s page.',
    es: 'Usted actúa en nombre de una organización. Sus cuentas de agua, tarjetas y pago automático están en la página de la organización.',
  },
  ToOrganization: { en: 'Manage the organization', es: 'Administrar la organización' },
  Autopay: { en: 'Autopay', es: 'Pago automático' },
  AutopayText: {
    en: 'Pays your bill on its due date. We tell you three days before.',
    es: 'Paga su factura en la fecha de vencimiento. Le avisamos tres días antes.',
  },
  OldNotice: {
    en: 'Autopay from the old website has ended. Please turn it on again here.',
    es: 'El pago automático del sitio anterior ha terminado. Actívelo de nuevo aquí.',
  },
  Off: { en: 'Off', es: 'Desactivado' },
  OnCard: { en: 'On: card', es: 'Activado: tarjeta' },
  OnBank: { en: 'On: bank account (ACH)', es: 'Activado: cuenta bancaria (ACH)' },
  On: { en: 'On: {{method}}', es: 'Activado: {{method}}' },
  Manage: { en: 'Manage', es: 'Administrar' },
  ManageName: {
    en: 'Manage autopay of account {{account}}',
    es: 'Administrar el pago automático de la cuenta {{account}}',
  },
  DialogTitle: {
    en: 'Autopay for account {{account}}',
    es: 'Pago automático de la cuenta {{account}}',
  },
  TurnedOn: { en: 'Pay this account automatically', es: 'Pagar esta cuenta automáticamente' },
  PayWith: { en: 'Pay with', es: 'Pagar con' },
  Cards: { en: 'Cards', es: 'Tarjetas' },
  BankAccount: { en: 'Bank account', es: 'Cuenta bancaria' },
  ChooseBank: { en: 'Bank account', es: 'Cuenta bancaria' },
  AnotherBank: { en: 'Another bank account', es: 'Otra cuenta bancaria' },
  PaidByAnother: {
    en: 'Another person already pays this account with autopay. If you save here, your autopay replaces theirs.',
    es: 'Otra persona ya paga esta cuenta con pago automático. Si guarda aquí, el suyo lo reemplaza.',
  },
  NextCharge: {
    en: 'Next payment: up to {{amount}} on {{day}}.',
    es: 'Próximo pago: hasta {{amount}} el {{day}}.',
  },
  ChooseCard: { en: 'Saved card', es: 'Tarjeta guardada' },
  Replaces: {
    en: 'If you save, this will no longer be used: {{method}}.',
    es: 'Si guarda, ya no se usará: {{method}}.',
  },
  ReplacesBank: {
    en: 'If you save, this replaces your current bank account.',
    es: 'Si guarda, esta cuenta reemplaza la cuenta bancaria actual.',
  },
  RoutingNumber: { en: 'Routing number', es: 'Número de ruta' },
  RoutingHint: { en: 'Nine digits.', es: 'Nueve dígitos.' },
  ConfirmRoutingNumber: { en: 'Confirm routing number', es: 'Confirme el número de ruta' },
  AccountNumber: { en: 'Account number', es: 'Número de cuenta' },
  ConfirmAccountNumber: { en: 'Confirm account number', es: 'Confirme el número de cuenta' },
  AccountType: { en: 'Type of account', es: 'Tipo de cuenta' },
  checking: { en: 'Checking', es: 'Corriente' },
  savings: { en: 'Savings', es: 'Ahorros' },
  FillAll: { en: 'Please fill out all fields', es: 'Rellene todos los campos' },
  RoutingMismatch: {
    en: 'Routing numbers do not match',
    es: 'Los números de ruta no coinciden',
  },
  AccountMismatch: {
    en: 'Account numbers do not match',
    es: 'Los números de cuenta no coinciden',
  },
  BankText: {
    en: 'The numbers go from your browser to our payment provider. If you save, you allow the city to take money from this account on each due date, until you turn autopay off.',
    es: 'Los números van de su navegador a nuestro proveedor de pagos. Al guardar, permite a la ciudad cobrar de esta cuenta en cada fecha de vencimiento, hasta que desactive el pago automático.',
  },
  Save: { en: 'Save', es: 'Guardar' },
  Saving: { en: 'Saving…', es: 'Guardando…' },
  TurnOff: { en: 'Turn autopay off', es: 'Desactivar el pago automático' },
  'warning-remove-autopay': {
    en: 'Turn off autopay for this account? From now on you pay its bills yourself.',
    es: '¿Desactivar el pago automático de esta cuenta? A partir de ahora usted paga sus facturas.',
  },
  NoScript: {
    en: 'To change autopay or delete cards, turn on JavaScript. You can also call {{phone}}.',
    es: 'Para cambiar el pago automático o eliminar tarjetas, active JavaScript. También puede llamar al {{phone}}.',
  },
})
