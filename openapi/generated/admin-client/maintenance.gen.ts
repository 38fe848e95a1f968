// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const getMaintenanceInfo: Operation<operations['getMaintenanceInfo']> = {
  id: 'getMaintenanceInfo',
  method: 'GET',
  path: '/paymentMaintenanceInfo',
}

export const listMaintenancePeriods: Operation<operations['listMaintenancePeriods']> = {
  id: 'listMaintenancePeriods',
  method: 'GET',
  path: '/allPaymentMaintenanceInfo',
}

export const createMaintenancePeriod: Operation<operations['createMaintenancePeriod']> = {
  id: 'createMaintenancePeriod',
  method: 'POST',
  path: '/paymentMaintenanceInfo',
}

export const updateMaintenancePeriod: Operation<operations['updateMaintenancePeriod']> = {
  id: 'updateMaintenancePeriod',
  method: 'PUT',
  path: '/paymentMaintenanceInfo',
}

export const deleteMaintenancePeriod: Operation<operations['deleteMaintenancePeriod']> = {
  id: 'deleteMaintenancePeriod',
  method: 'DELETE',
  path: '/paymentMaintenanceInfo/{id}',
}
