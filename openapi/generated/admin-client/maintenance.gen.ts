// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const getMaintenanceInfo = 'getMaintenanceInfo GET /paymentMaintenanceInfo' as Operation<operations['getMaintenanceInfo']>

export const listMaintenancePeriods = 'listMaintenancePeriods GET /allPaymentMaintenanceInfo' as Operation<operations['listMaintenancePeriods']>

export const createMaintenancePeriod = 'createMaintenancePeriod POST /paymentMaintenanceInfo' as Operation<operations['createMaintenancePeriod']>

export const updateMaintenancePeriod = 'updateMaintenancePeriod PUT /paymentMaintenanceInfo' as Operation<operations['updateMaintenancePeriod']>

export const deleteMaintenancePeriod = 'deleteMaintenancePeriod DELETE /paymentMaintenanceInfo/{id}' as Operation<operations['deleteMaintenancePeriod']>
