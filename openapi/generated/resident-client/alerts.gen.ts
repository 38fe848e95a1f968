// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listOwnAlerts: Operation<operations['listOwnAlerts']> = {
  id: 'listOwnAlerts',
  method: 'GET',
  path: '/systemAlerts',
}

export const readOwnAlert: Operation<operations['readOwnAlert']> = {
  id: 'readOwnAlert',
  method: 'PUT',
  path: '/systemAlerts/{id}/read',
}
