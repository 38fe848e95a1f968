// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getPushKey: Operation<operations['getPushKey']> = {
  id: 'getPushKey',
  method: 'GET',
  path: '/push/key',
}

export const subscribePush: Operation<operations['subscribePush']> = {
  id: 'subscribePush',
  method: 'POST',
  path: '/push/subscriptions',
}

export const unsubscribePush: Operation<operations['unsubscribePush']> = {
  id: 'unsubscribePush',
  method: 'DELETE',
  path: '/push/subscriptions',
}
