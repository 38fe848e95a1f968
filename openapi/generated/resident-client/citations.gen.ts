// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getCitation = 'getCitation GET /citations/{number}' as Operation<operations['getCitation']>

export const lookUpCitation = 'lookUpCitation POST /citations/lookup' as Operation<operations['lookUpCitation']>
