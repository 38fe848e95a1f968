// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const createReport = 'createReport POST /reports' as Operation<operations['createReport']>

export const listNearbyReports = 'listNearbyReports GET /reports/nearby' as Operation<operations['listNearbyReports']>

export const followReport = 'followReport POST /reports/{id}/follow' as Operation<operations['followReport']>

export const unfollowRequest = 'unfollowRequest DELETE /reports/{id}/follow' as Operation<operations['unfollowRequest']>

export const listOpenReports = 'listOpenReports GET /reports/open' as Operation<operations['listOpenReports']>
