import { listAuditEntries } from '@portal/openapi/admin-client/audit-trail'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'
import type { AuditSearch } from './audit-search.ts'

export type AuditEntry = components['schemas']['AuditEntry']
export type AuditChange = components['schemas']['AuditChange']

/** Latest first. */
export const auditQuery = (search: AuditSearch) =>
  query(listAuditEntries, { query: { ...search } }, { staleTime: 0 })
