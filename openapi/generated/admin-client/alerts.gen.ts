// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listSystemAlerts: Operation<operations['listSystemAlerts']> = {
  id: 'listSystemAlerts',
  method: 'GET',
  path: '/systemAlerts',
}

export const createSystemAlert: Operation<operations['createSystemAlert']> = {
  id: 'createSystemAlert',
  method: 'POST',
  path: '/systemAlerts',
}

export const updateSystemAlert: Operation<operations['updateSystemAlert']> = {
  id: 'updateSystemAlert',
  method: 'PUT',
  path: '/systemAlerts/{id}',
}

export const deleteSystemAlert: Operation<operations['deleteSystemAlert']> = {
  id: 'deleteSystemAlert',
  method: 'DELETE',
  path: '/systemAlerts/{id}',
}
