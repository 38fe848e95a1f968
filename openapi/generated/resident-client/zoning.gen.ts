// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const searchLandParcels = 'searchLandParcels GET /salesforce/landParcelMaster' as Operation<operations['searchLandParcels']>

export const findLandParcels = 'findLandParcels GET /salesforce/landParcelMaster/{address}' as Operation<operations['findLandParcels']>

export const getParcelZoning = 'getParcelZoning GET /parcels/{id}/zoning' as Operation<operations['getParcelZoning']>

export const findParcelAt = 'findParcelAt GET /parcels/at' as Operation<operations['findParcelAt']>
