/** Kinds of records in the audit log. */
export const auditedEntities = [
  'request',
  'user',
  'contact',
  'person-note',
  'organization',
  'payment',
  'discrepancy',
  'arrangement',
  'autopay',
  'scheduled-payment',
  'saved-method',
  'utility-account',
  'permit',
  'permit-bill',
  'fee-schedule',
  'permit-exemption',
  'license',
  'permit',
  'permit-kind',
  'billing-batch',
  'parcel-import',
  'zoning-district',
  'zoning-use',
  'service',
  'form-submission',
  'record-type',
  'system-alert',
  'maintenance-period',
  'text',
  'request-filter',
  'reply-template',
  'team',
  'routing-rule',
  'delivery',
  'flag',
  'city',
] as const

export type AuditedEntity = (typeof auditedEntities)[number]

/** Years that an entry is kept; `portal_sweep_audit` deletes older ones. */
export const auditYears = 7
