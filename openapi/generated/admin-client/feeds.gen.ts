// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listFeeds = 'listFeeds GET /feeds' as Operation<operations['listFeeds']>

export const testFeed = 'testFeed POST /feeds/test' as Operation<operations['testFeed']>

export const addFeed = 'addFeed POST /feeds' as Operation<operations['addFeed']>

export const updateFeed = 'updateFeed PUT /feeds/{id}' as Operation<operations['updateFeed']>

export const pauseFeed = 'pauseFeed POST /feeds/{id}/pause' as Operation<operations['pauseFeed']>

export const deleteFeed = 'deleteFeed DELETE /feeds/{id}' as Operation<operations['deleteFeed']>
