// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listBroadcasts = 'listBroadcasts GET /notifications/bulk' as Operation<operations['listBroadcasts']>

export const sendBroadcast = 'sendBroadcast POST /notifications/bulk' as Operation<operations['sendBroadcast']>

export const listAudienceChoices = 'listAudienceChoices GET /notifications/bulk/choices' as Operation<operations['listAudienceChoices']>

export const saveAudience = 'saveAudience POST /notifications/bulk/audiences' as Operation<operations['saveAudience']>

export const deleteAudience = 'deleteAudience DELETE /notifications/bulk/audiences/{id}' as Operation<operations['deleteAudience']>

export const countAudience = 'countAudience POST /notifications/bulk/audience' as Operation<operations['countAudience']>

export const testBroadcast = 'testBroadcast POST /notifications/bulk/test' as Operation<operations['testBroadcast']>

export const approveBroadcast = 'approveBroadcast POST /notifications/bulk/{id}/approval' as Operation<operations['approveBroadcast']>

export const cancelBroadcast = 'cancelBroadcast DELETE /notifications/bulk/{id}' as Operation<operations['cancelBroadcast']>

export const stopBroadcast = 'stopBroadcast POST /notifications/bulk/{id}/stop' as Operation<operations['stopBroadcast']>
