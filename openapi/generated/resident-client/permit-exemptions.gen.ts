// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getPermitGuide = 'getPermitGuide GET /permit-guides/{guide}' as Operation<operations['getPermitGuide']>

export const getPermitNeed = 'getPermitNeed GET /permit-need' as Operation<operations['getPermitNeed']>
