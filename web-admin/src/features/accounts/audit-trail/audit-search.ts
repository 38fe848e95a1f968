import { type AuditedEntity, auditedEntities } from '@portal/core/audit-trail/rules'

/** As in the URL; undefined filters nothing. */
export interface AuditSearch {
  readonly who?: string
  readonly operation?: string
  readonly kind?: AuditedEntity
  readonly record?: string
  readonly from?: string
  readonly to?: string
  readonly text?: string
  /** The previous page's cursor. */
  readonly after?: string
}

const textOf = (value: unknown): string =>
  // The router parses numbers in URLs.
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))

export function auditSearchOf(search: Readonly<Record<string, unknown>>): AuditSearch {
  const kind = auditedEntities.find((one) => one === search['kind'])
  const texts = Object.fromEntries(
    (['who', 'operation', 'record', 'text', 'after'] as const)
      .map((name) => [name, textOf(search[name])] as const)
      .filter(([, value]) => value !== ''),
  )
  const days = Object.fromEntries(
    (['from', 'to'] as const)
      .map((name) => [name, textOf(search[name])] as const)
      .filter(([, value]) => isDay(value)),
  )
  return { ...texts, ...days, ...(kind && { kind }) }
}

/** The query string of a filter, with `?`; empty without one. */
export function auditQueryString(search: AuditSearch): string {
  const query = new URLSearchParams({ ...search }).toString()
  return query && `?${query}`
}
