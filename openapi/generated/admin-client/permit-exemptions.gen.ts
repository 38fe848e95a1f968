// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listPermitExemptions = 'listPermitExemptions GET /permit-exemptions' as Operation<operations['listPermitExemptions']>

export const previewPermitExemption = 'previewPermitExemption POST /permit-exemptions/preview' as Operation<operations['previewPermitExemption']>

export const addPermitExemption = 'addPermitExemption POST /permit-exemptions' as Operation<operations['addPermitExemption']>

export const withdrawPermitExemption = 'withdrawPermitExemption DELETE /permit-exemptions/{id}' as Operation<operations['withdrawPermitExemption']>
