// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const importBatch = 'importBatch POST /billing/batches' as Operation<operations['importBatch']>

export const listBatches = 'listBatches GET /billing/batches' as Operation<operations['listBatches']>

export const getBatch = 'getBatch GET /billing/batches/{batchId}' as Operation<operations['getBatch']>

export const listPostings = 'listPostings GET /billing/postings' as Operation<operations['listPostings']>

export const listCitationPostings = 'listCitationPostings GET /billing/citation-postings' as Operation<operations['listCitationPostings']>

export const setPermitBill = 'setPermitBill PUT /billing/permit-bills/{recordId}' as Operation<operations['setPermitBill']>

export const listPermitBills = 'listPermitBills GET /billing/permit-bills' as Operation<operations['listPermitBills']>
