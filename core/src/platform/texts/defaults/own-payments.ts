import { group } from './group.ts'

export const ownPayments = group('OwnPayments', {
  Title: { en: 'Payments made here', es: 'Pagos hechos aquí' },
  Text: {
    en: 'Everything you paid through this portal, each with its receipt.',
    es: 'Todo lo que pagó por este portal, cada pago con su recibo.',
  },
  Export: { en: 'Download as CSV', es: 'Descargar en CSV' },
  ExportHint: {
    en: 'for a spreadsheet, with all payments, not only water bills',
    es: 'para una hoja de cálculo, con todos los pagos, no solo los de agua',
  },
  None: {
    en: 'You have not paid anything here yet.',
    es: 'Todavía no ha pagado nada aquí.',
  },
  LoadFailed: {
    en: 'The payments made here cannot be shown right now.',
    es: 'Los pagos hechos aquí no se pueden mostrar en este momento.',
  },
  Receipt: { en: 'Receipt', es: 'Recibo' },
  See: { en: 'See payment', es: 'Ver el pago' },
  Date: { en: 'Date', es: 'Fecha' },
  Reference: { en: 'Reference', es: 'Referencia' },
  What: { en: 'What', es: 'Concepto' },
  Account: { en: 'Account', es: 'Cuenta' },
  Where: { en: 'Where', es: 'Lugar' },
  Amount: { en: 'Amount', es: 'Monto' },
  PaidWith: { en: 'Paid with', es: 'Pagado con' },
  Status: { en: 'Status', es: 'Estado' },
  open: { en: 'Not finished', es: 'Sin terminar' },
  paid: { en: 'Paid', es: 'Pagado' },
  checking: { en: 'Being checked', es: 'En comprobación' },
  declined: { en: 'Declined', es: 'Rechazado' },
  failed: { en: 'Not paid', es: 'No pagado' },
  returned: { en: 'Returned', es: 'Devuelto' },
})
