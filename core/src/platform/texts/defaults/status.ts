import { group } from './group.ts'

/** Spec, resident section 4. */
export const status = group('Status', {
  New: { en: 'New', es: 'Nueva' },
  Submitted: { en: 'Submitted', es: 'Enviada' },
  Open: { en: 'Open', es: 'Abierta' },
  UnderReview: { en: 'Under Staff Review', es: 'En revisión por el personal' },
  Scheduled: { en: 'Scheduled', es: 'Programada' },
  PendingPayment: { en: 'Pending Payment', es: 'Pago pendiente' },
  GeneratePermit: { en: 'Generating Permit', es: 'Preparando el permiso' },
  ReadyForIssuance: { en: 'Permit Ready', es: 'Permiso listo' },
  ScheduleInspection: { en: 'Call for Inspection', es: 'Solicite la inspección' },
  Issued: { en: 'Issued', es: 'Emitida' },
  PermitIssued: { en: 'Permit Issued', es: 'Permiso emitido' },
  PermitIssuedWithConditions: {
    en: 'Permit Issued with conditions',
    es: 'Permiso emitido con condiciones',
  },
  Complete: { en: 'Complete', es: 'Completada' },
  Closed: { en: 'Closed', es: 'Cerrada' },
  ClosedNotApproved: { en: 'Closed: Not Approved', es: 'Cerrada: no aprobada' },
  Rejected: { en: 'Rejected', es: 'Rechazada' },
  Cancelled: { en: 'Cancelled', es: 'Cancelada' },
})

/** Record types for staff (spec, admin section 2.11). */
export const recordType = group('RecordType', {
  Case: { en: 'Case', es: 'Caso' },
  Permit: { en: 'COE Permit', es: 'Permiso de la ciudad' },
  PermitApplication: { en: 'Permit Applications', es: 'Solicitudes de permiso' },
  ZoningInquiry: { en: 'Zoning Inquiry', es: 'Consulta de zonificación' },
  LpiApplication: { en: 'LPI Application', es: 'Solicitud LPI' },
})

/** Record types for residents, without the city's system names. */
export const requestKind = group('RequestKind', {
  Request: { en: 'Request', es: 'Solicitud' },
  Permit: { en: 'Permit', es: 'Permiso' },
  PermitApplication: { en: 'Permit application', es: 'Solicitud de permiso' },
  ZoningInquiry: { en: 'Zoning question', es: 'Consulta de zonificación' },
  PermitPayment: { en: 'Building permit payment', es: 'Pago de permiso de construcción' },
})
