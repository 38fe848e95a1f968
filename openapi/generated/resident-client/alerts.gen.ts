// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listOwnAlerts = 'listOwnAlerts GET /systemAlerts' as Operation<operations['listOwnAlerts']>

export const readOwnAlert = 'readOwnAlert PUT /systemAlerts/{id}/read' as Operation<operations['readOwnAlert']>
