// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listCatalogue: Operation<operations['listCatalogue']> = {
  id: 'listCatalogue',
  method: 'GET',
  path: '/activities',
}

export const getCatalogueService: Operation<operations['getCatalogueService']> = {
  id: 'getCatalogueService',
  method: 'GET',
  path: '/activities/{id}',
}

export const createService: Operation<operations['createService']> = {
  id: 'createService',
  method: 'POST',
  path: '/activities',
}

export const updateService: Operation<operations['updateService']> = {
  id: 'updateService',
  method: 'PUT',
  path: '/activities/{id}',
}

export const deleteService: Operation<operations['deleteService']> = {
  id: 'deleteService',
  method: 'DELETE',
  path: '/activities/{id}',
}

export const setPopularIcon: Operation<operations['setPopularIcon']> = {
  id: 'setPopularIcon',
  method: 'PUT',
  path: '/activities/setPopularService/{id}',
}

export const previewContent: Operation<operations['previewContent']> = {
  id: 'previewContent',
  method: 'POST',
  path: '/activities/preview',
}
