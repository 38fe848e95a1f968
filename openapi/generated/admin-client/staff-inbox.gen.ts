// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listInbox = 'listInbox GET /inbox' as Operation<operations['listInbox']>

export const countInbox = 'countInbox GET /inbox/count' as Operation<operations['countInbox']>

export const readInbox = 'readInbox POST /inbox/read' as Operation<operations['readInbox']>

export const getInboxSettings = 'getInboxSettings GET /inbox/settings' as Operation<operations['getInboxSettings']>

export const setInboxSettings = 'setInboxSettings PUT /inbox/settings' as Operation<operations['setInboxSettings']>

export const getStaffPushKey = 'getStaffPushKey GET /inbox/push-key' as Operation<operations['getStaffPushKey']>

export const subscribeStaffPush = 'subscribeStaffPush POST /inbox/push' as Operation<operations['subscribeStaffPush']>

export const unsubscribeStaffPush = 'unsubscribeStaffPush DELETE /inbox/push' as Operation<operations['unsubscribeStaffPush']>
