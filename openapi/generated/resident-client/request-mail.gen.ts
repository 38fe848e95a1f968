// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const unfollowAsGuest: Operation<operations['unfollowAsGuest']> = {
  id: 'unfollowAsGuest',
  method: 'DELETE',
  path: '/request-status/{id}/follow',
}

export const stopRequestMail: Operation<operations['stopRequestMail']> = {
  id: 'stopRequestMail',
  method: 'POST',
  path: '/request-status/{id}/stop-mail',
}

export const openStopMail: Operation<operations['openStopMail']> = {
  id: 'openStopMail',
  method: 'GET',
  path: '/request-status/{id}/stop-mail',
}

export const mailRequestLink: Operation<operations['mailRequestLink']> = {
  id: 'mailRequestLink',
  method: 'POST',
  path: '/request-status',
}
