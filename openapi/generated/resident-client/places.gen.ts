// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const searchAddresses: Operation<operations['searchAddresses']> = {
  id: 'searchAddresses',
  method: 'GET',
  path: '/addresses',
}

export const getAddressAt: Operation<operations['getAddressAt']> = {
  id: 'getAddressAt',
  method: 'GET',
  path: '/addresses/at',
}
