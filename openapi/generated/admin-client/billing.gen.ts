// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const importBatch: Operation<operations['importBatch']> = {
  id: 'importBatch',
  method: 'POST',
  path: '/billing/batches',
}

export const listBatches: Operation<operations['listBatches']> = {
  id: 'listBatches',
  method: 'GET',
  path: '/billing/batches',
}

export const getBatch: Operation<operations['getBatch']> = {
  id: 'getBatch',
  method: 'GET',
  path: '/billing/batches/{batchId}',
}

export const listPostings: Operation<operations['listPostings']> = {
  id: 'listPostings',
  method: 'GET',
  path: '/billing/postings',
}

export const listCitationPostings: Operation<operations['listCitationPostings']> = {
  id: 'listCitationPostings',
  method: 'GET',
  path: '/billing/citation-postings',
}

export const setPermitBill: Operation<operations['setPermitBill']> = {
  id: 'setPermitBill',
  method: 'PUT',
  path: '/billing/permit-bills/{recordId}',
}

export const listPermitBills: Operation<operations['listPermitBills']> = {
  id: 'listPermitBills',
  method: 'GET',
  path: '/billing/permit-bills',
}
