// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listAuditEntries = 'listAuditEntries GET /audit' as Operation<operations['listAuditEntries']>

export const exportAuditEntries = 'exportAuditEntries GET /audit/export' as Operation<operations['exportAuditEntries']>
