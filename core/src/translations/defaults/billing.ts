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
})
