// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const getMyWork = 'getMyWork GET /my-work' as Operation<operations['getMyWork']>
