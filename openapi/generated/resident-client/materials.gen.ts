// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const findMaterials = 'findMaterials GET /materials' as Operation<operations['findMaterials']>

export const getMaterial = 'getMaterial GET /materials/{id}' as Operation<operations['getMaterial']>
