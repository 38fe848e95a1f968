// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const enrolInAutopay = 'enrolInAutopay PUT /autopay' as Operation<operations['enrolInAutopay']>

export const endAutopay = 'endAutopay DELETE /autopay/{id}' as Operation<operations['endAutopay']>

export const endAutopayOfAccount = 'endAutopayOfAccount DELETE /autopay/' as Operation<operations['endAutopayOfAccount']>

export const endAutopayByNumber = 'endAutopayByNumber DELETE /autopay' as Operation<operations['endAutopayByNumber']>
