// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const searchSite = 'searchSite GET /search' as Operation<operations['searchSite']>

export const suggestSearch = 'suggestSearch GET /search/suggestions' as Operation<operations['suggestSearch']>
