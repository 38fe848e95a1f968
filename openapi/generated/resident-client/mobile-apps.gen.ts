// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getAppStatus = 'getAppStatus GET /app-status' as Operation<operations['getAppStatus']>
