// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listDataSets = 'listDataSets GET /open-data' as Operation<operations['listDataSets']>

export const getOpenDataCatalog = 'getOpenDataCatalog GET /open-data/catalog.jsonld' as Operation<operations['getOpenDataCatalog']>

export const getOpenDataFile = 'getOpenDataFile GET /open-data/{file}' as Operation<operations['getOpenDataFile']>
