// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listServices = 'listServices GET /activities' as Operation<operations['listServices']>

export const getService = 'getService GET /activities/{id}' as Operation<operations['getService']>
