// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getMapLayer = 'getMapLayer GET /map/layer' as Operation<operations['getMapLayer']>

export const searchAddresses = 'searchAddresses GET /addresses' as Operation<operations['searchAddresses']>

export const getAddressAt = 'getAddressAt GET /addresses/at' as Operation<operations['getAddressAt']>
