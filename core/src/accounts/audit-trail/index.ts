export { type AuditEntry, describeEntry, namesIn, wordsFor } from './describe-entry.ts'
export { exportAuditEntries } from './export-audit-entries.ts'
export { listAuditEntries } from './list-audit-entries.ts'
