// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listSystemAlerts = 'listSystemAlerts GET /systemAlerts' as Operation<operations['listSystemAlerts']>

export const createSystemAlert = 'createSystemAlert POST /systemAlerts' as Operation<operations['createSystemAlert']>

export const updateSystemAlert = 'updateSystemAlert PUT /systemAlerts/{id}' as Operation<operations['updateSystemAlert']>

export const deleteSystemAlert = 'deleteSystemAlert DELETE /systemAlerts/{id}' as Operation<operations['deleteSystemAlert']>
