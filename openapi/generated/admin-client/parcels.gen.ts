// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const searchAddresses = 'searchAddresses GET /addresses' as Operation<operations['searchAddresses']>

export const getMapLayer = 'getMapLayer GET /map/layer' as Operation<operations['getMapLayer']>
