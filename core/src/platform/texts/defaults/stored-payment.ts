import { group } from './group.ts'

export const storedPayment = group('StoredPayment', {
  Section: { en: 'Saved cards and bank accounts', es: 'Tarjetas y cuentas bancarias guardadas' },
  SectionText: {
    en: 'The numbers are kept by our payment provider, never by the city.',
    es: 'Los números los guarda nuestro proveedor de pagos, nunca la ciudad.',
  },
  Expires: { en: 'Expires {{month}}', es: 'Vence en {{month}}' },
  NameExpires: {
    en: '{{name}}, expires {{month}}',
    es: '{{name}}, vence en {{month}}',
  },
  Expired: { en: 'Expired', es: 'Vencida' },
  Default: { en: 'Default', es: 'Predeterminada' },
  UsedForAutopay: { en: 'Pays automatically', es: 'Paga automáticamente' },
  ManageAutopay: { en: 'Manage autopay', es: 'Administrar el pago automático' },
  Delete: { en: 'Delete', es: 'Eliminar' },
  DeleteName: { en: 'Delete {{name}}', es: 'Eliminar {{name}}' },
  DeleteTitle: { en: 'Delete {{name}}?', es: '¿Eliminar {{name}}?' },
  'warning-delete-saved-card': {
    en: 'It is removed from your account and from our payment provider. You can add it again later.',
    es: 'Se elimina de su cuenta y de nuestro proveedor de pagos. Puede agregarla de nuevo más tarde.',
  },
  'warning-delete-saved-card-with-autopay': {
    en: 'Autopay pays a bill with it. If you delete it, autopay is turned off and you have to pay that bill yourself.',
    es: 'El pago automático paga una factura con ella. Si la elimina, el pago automático se desactiva y tendrá que pagar esa factura usted.',
  },
  Add: { en: 'Add a card or bank account', es: 'Agregar una tarjeta o cuenta bancaria' },
  AddTitle: { en: 'Add a card or bank account', es: 'Agregar una tarjeta o cuenta bancaria' },
  AddLead: {
    en: 'The form below is our payment provider’s. The city never sees the numbers.',
    es: 'El formulario es de nuestro proveedor de pagos. La ciudad nunca ve los números.',
  },
  FrameTitle: {
    en: 'Add a card or bank account at our payment provider',
    es: 'Agregar una tarjeta o cuenta bancaria en nuestro proveedor de pagos',
  },
  Continue: { en: 'Continue to the payment provider', es: 'Continuar al proveedor de pagos' },
  Loading: { en: 'The form is loading.', es: 'El formulario se está cargando.' },
  NoScript: {
    en: 'This form needs JavaScript. Without it you can go to our payment provider’s own page.',
    es: 'Este formulario necesita JavaScript. Sin él puede ir a la página de nuestro proveedor de pagos.',
  },
  NoScriptForm: {
    en: 'This form needs JavaScript, so that your card number goes to our payment provider and to nobody else.',
    es: 'Este formulario necesita JavaScript, para que el número de su tarjeta vaya a nuestro proveedor de pagos y a nadie más.',
  },
  Cancelled: { en: 'Nothing was saved.', es: 'No se guardó nada.' },
  BackToAccount: { en: 'Back to my account', es: 'Volver a mi cuenta' },
  Saved: {
    en: 'Saved. You can go back to the app.',
    es: 'Guardada. Puede volver a la aplicación.',
  },
  OpenInApp: {
    en: 'Log in to save a card or bank account.',
    es: 'Inicie sesión para guardar una tarjeta o cuenta bancaria.',
  },
  Card: { en: 'Card', es: 'Tarjeta' },
  CardNumber: { en: 'Card number', es: 'Número de tarjeta' },
  ExpiryMonth: { en: 'Expiration month', es: 'Mes de vencimiento' },
  ExpiryYear: { en: 'Expiration year', es: 'Año de vencimiento' },
  CardCode: { en: 'Security code', es: 'Código de seguridad' },
  CardCodeHint: {
    en: 'Three or four digits on the back or front.',
    es: 'Tres o cuatro dígitos en el reverso o el frente.',
  },
  Zip: { en: 'Billing ZIP code', es: 'Código postal de facturación' },
  NameOnCard: { en: 'Name on the card', es: 'Nombre en la tarjeta' },
  Save: { en: 'Save card', es: 'Guardar tarjeta' },
  Saving: { en: 'Saving…', es: 'Guardando…' },
})
