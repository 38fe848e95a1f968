// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const unfollowAsGuest = 'unfollowAsGuest DELETE /request-status/{id}/follow' as Operation<operations['unfollowAsGuest']>

export const stopRequestMail = 'stopRequestMail POST /request-status/{id}/stop-mail' as Operation<operations['stopRequestMail']>

export const openStopMail = 'openStopMail GET /request-status/{id}/stop-mail' as Operation<operations['openStopMail']>

export const mailRequestLink = 'mailRequestLink POST /request-status' as Operation<operations['mailRequestLink']>
