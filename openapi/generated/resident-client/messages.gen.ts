// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listMessages: Operation<operations['listMessages']> = {
  id: 'listMessages',
  method: 'GET',
  path: '/notifications',
}

export const countUnreadMessages: Operation<operations['countUnreadMessages']> = {
  id: 'countUnreadMessages',
  method: 'GET',
  path: '/notifications/unread',
}

export const readMessage: Operation<operations['readMessage']> = {
  id: 'readMessage',
  method: 'PUT',
  path: '/notifications/{id}/read',
}

export const deleteMessage: Operation<operations['deleteMessage']> = {
  id: 'deleteMessage',
  method: 'DELETE',
  path: '/notifications/{id}',
}
