// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getFee = 'getFee GET /payments/fees/{activityId}' as Operation<operations['getFee']>
