// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getPermitFollowing = 'getPermitFollowing GET /permits/{year}/{number}/following' as Operation<operations['getPermitFollowing']>

export const followPermit = 'followPermit POST /permits/{year}/{number}/follow' as Operation<operations['followPermit']>

export const unfollowPermit = 'unfollowPermit DELETE /permits/{year}/{number}/follow' as Operation<operations['unfollowPermit']>

export const listFollowedPermits = 'listFollowedPermits GET /followed-permits' as Operation<operations['listFollowedPermits']>

export const confirmFollowing = 'confirmFollowing POST /permits/{year}/{number}/following/confirm' as Operation<operations['confirmFollowing']>

export const stopFollowing = 'stopFollowing POST /permits/{year}/{number}/following/stop' as Operation<operations['stopFollowing']>

export const openStopFollowing = 'openStopFollowing GET /permits/{year}/{number}/following/stop' as Operation<operations['openStopFollowing']>
