// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getCitation: Operation<operations['getCitation']> = {
  id: 'getCitation',
  method: 'GET',
  path: '/citations/{number}',
}

export const lookUpCitation: Operation<operations['lookUpCitation']> = {
  id: 'lookUpCitation',
  method: 'POST',
  path: '/citations/lookup',
}
