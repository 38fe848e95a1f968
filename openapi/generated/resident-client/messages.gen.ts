// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listMessages = 'listMessages GET /notifications' as Operation<operations['listMessages']>

export const countUnreadMessages = 'countUnreadMessages GET /notifications/unread' as Operation<operations['countUnreadMessages']>

export const readMessage = 'readMessage PUT /notifications/{id}/read' as Operation<operations['readMessage']>

export const deleteMessage = 'deleteMessage DELETE /notifications/{id}' as Operation<operations['deleteMessage']>

export const getPushKey = 'getPushKey GET /push/key' as Operation<operations['getPushKey']>

export const subscribePush = 'subscribePush POST /push/subscriptions' as Operation<operations['subscribePush']>

export const unsubscribePush = 'unsubscribePush DELETE /push/subscriptions' as Operation<operations['unsubscribePush']>
