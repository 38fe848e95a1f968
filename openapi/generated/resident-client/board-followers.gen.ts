// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getBoardFollowing = 'getBoardFollowing GET /boards/{id}/following' as Operation<operations['getBoardFollowing']>

export const followBoard = 'followBoard POST /boards/{id}/follow' as Operation<operations['followBoard']>

export const unfollowBoard = 'unfollowBoard DELETE /boards/{id}/follow' as Operation<operations['unfollowBoard']>

export const listFollowedBoards = 'listFollowedBoards GET /followed-boards' as Operation<operations['listFollowedBoards']>

export const confirmBoardFollowing = 'confirmBoardFollowing POST /boards/{id}/following/confirm' as Operation<operations['confirmBoardFollowing']>

export const stopBoardFollowing = 'stopBoardFollowing POST /boards/{id}/following/stop' as Operation<operations['stopBoardFollowing']>

export const openStopBoardFollowing = 'openStopBoardFollowing GET /boards/{id}/following/stop' as Operation<operations['openStopBoardFollowing']>
