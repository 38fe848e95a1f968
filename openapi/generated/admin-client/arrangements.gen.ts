// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listUserArrangements = 'listUserArrangements GET /payment-arrangements' as Operation<operations['listUserArrangements']>

export const offerArrangement = 'offerArrangement POST /payment-arrangements' as Operation<operations['offerArrangement']>

export const withdrawArrangement = 'withdrawArrangement DELETE /payment-arrangements/{id}' as Operation<operations['withdrawArrangement']>
