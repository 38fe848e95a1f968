// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const importParcels = 'importParcels POST /parcels/imports' as Operation<operations['importParcels']>

export const importParcelsFromLayer = 'importParcelsFromLayer POST /parcels/imports/layer' as Operation<operations['importParcelsFromLayer']>

export const listParcelImports = 'listParcelImports GET /parcels/imports' as Operation<operations['listParcelImports']>

export const getParcelImport = 'getParcelImport GET /parcels/imports/{batchId}' as Operation<operations['getParcelImport']>
