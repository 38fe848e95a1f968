// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listPermitKinds = 'listPermitKinds GET /permit-kinds' as Operation<operations['listPermitKinds']>

export const setPermitKind = 'setPermitKind PUT /permit-kinds/{code}' as Operation<operations['setPermitKind']>
