// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listOwnPayments = 'listOwnPayments GET /payments/history' as Operation<operations['listOwnPayments']>

export const exportOwnPayments = 'exportOwnPayments GET /payments/history.csv' as Operation<operations['exportOwnPayments']>
