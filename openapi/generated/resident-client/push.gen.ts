// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const registerDevice = 'registerDevice POST /devices' as Operation<operations['registerDevice']>

export const forgetDevice = 'forgetDevice DELETE /devices' as Operation<operations['forgetDevice']>
