// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const createReport: Operation<operations['createReport']> = {
  id: 'createReport',
  method: 'POST',
  path: '/reports',
}

export const listNearbyReports: Operation<operations['listNearbyReports']> = {
  id: 'listNearbyReports',
  method: 'GET',
  path: '/reports/nearby',
}

export const followReport: Operation<operations['followReport']> = {
  id: 'followReport',
  method: 'POST',
  path: '/reports/{id}/follow',
}

export const unfollowRequest: Operation<operations['unfollowRequest']> = {
  id: 'unfollowRequest',
  method: 'DELETE',
  path: '/reports/{id}/follow',
}

export const listOpenReports: Operation<operations['listOpenReports']> = {
  id: 'listOpenReports',
  method: 'GET',
  path: '/reports/open',
}
