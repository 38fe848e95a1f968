import { group } from './group.ts'

/** A bill as a PDF. */
export const bill = group('Bill', {
  Title: { en: 'Utility bill', es: 'Factura de servicios' },
  Account: { en: 'Account', es: 'Cuenta' },
  ServiceAddress: { en: 'Service address', es: 'Dirección del servicio' },
  Number: { en: 'Bill number', es: 'Número de factura' },
  Service: { en: 'For', es: 'Servicio' },
  BillDate: { en: 'Bill date', es: 'Fecha de la factura' },
  DueDate: { en: 'Due date', es: 'Fecha de vencimiento' },
  AmountDue: { en: 'Due by {{day}}', es: 'A pagar hasta el {{day}}' },
  Credit: { en: 'Credit, nothing to pay', es: 'Crédito, no hay nada que pagar' },
  Charges: { en: 'What this bill is made of', es: 'De qué se compone esta factura' },
  Item: { en: 'Item', es: 'Concepto' },
  Amount: { en: 'Amount', es: 'Importe' },
  Total: { en: 'Total', es: 'Total' },
  HowToPay: { en: 'How to pay', es: 'Cómo pagar' },
  PayOnline: {
    en: 'Online, with or without an account: {{address}}',
    es: 'En línea, con o sin cuenta: {{address}}',
  },
  PayByMail: {
    en: 'By check, with the account number {{account}} on it, to {{city}}, {{line1}}, {{line2}}.',
    es: 'Con cheque, con el número de cuenta {{account}} escrito en él, a {{city}}, {{line1}}, {{line2}}.',
  },
  Questions: {
    en: 'Questions about this bill? Call {{phone}}.',
    es: '¿Preguntas sobre esta factura? Llame al {{phone}}.',
  },
  Footer: {
    en: 'Account {{account}}, bill {{number}}',
    es: 'Cuenta {{account}}, factura {{number}}',
  },
})
