// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getMaintenanceInfo: Operation<operations['getMaintenanceInfo']> = {
  id: 'getMaintenanceInfo',
  method: 'GET',
  path: '/paymentMaintenanceInfo',
}
