// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getPushKey = 'getPushKey GET /push/key' as Operation<operations['getPushKey']>

export const subscribePush = 'subscribePush POST /push/subscriptions' as Operation<operations['subscribePush']>

export const unsubscribePush = 'unsubscribePush DELETE /push/subscriptions' as Operation<operations['unsubscribePush']>
