// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listCatalogue = 'listCatalogue GET /activities' as Operation<operations['listCatalogue']>

export const getCatalogueService = 'getCatalogueService GET /activities/{id}' as Operation<operations['getCatalogueService']>

export const createService = 'createService POST /activities' as Operation<operations['createService']>

export const updateService = 'updateService PUT /activities/{id}' as Operation<operations['updateService']>

export const deleteService = 'deleteService DELETE /activities/{id}' as Operation<operations['deleteService']>

export const setPopularIcon = 'setPopularIcon PUT /activities/setPopularService/{id}' as Operation<operations['setPopularIcon']>

export const addContentPicture = 'addContentPicture POST /activities/pictures' as Operation<operations['addContentPicture']>

export const previewContent = 'previewContent POST /activities/preview' as Operation<operations['previewContent']>
