import type { AuditedEntity } from '../../platform/audit/rules.ts'

export { type AuditedEntity, auditedEntities, auditYears } from '../../platform/audit/rules.ts'

export const auditLimits = {
  page: 50,
  /** Counting ends here. */
  counted: 10_000,
  /** Changed records that an entry of a list shows; a file has all. */
  records: 50,
  /** Entries of a file that are read at once. */
  exported: 500,
  /** Letters of a filter. */
  text: 100,
} as const

export interface AuditFilter {
  /** A user's id, or part of a name or an email address. */
  readonly who?: string | undefined
  readonly operation?: string | undefined
  readonly kind?: AuditedEntity | undefined
  /** A record's id or number, or a person's email address. */
  readonly record?: string | undefined
  /** The first and the last day, in the city. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Part of what was changed. */
  readonly text?: string | undefined
}
