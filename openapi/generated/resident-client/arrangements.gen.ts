// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listArrangements = 'listArrangements GET /payment-arrangements' as Operation<operations['listArrangements']>

export const acceptArrangement = 'acceptArrangement POST /payment-arrangements/{id}/accept' as Operation<operations['acceptArrangement']>

export const declineArrangement = 'declineArrangement POST /payment-arrangements/{id}/decline' as Operation<operations['declineArrangement']>
