// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getNotificationChoices = 'getNotificationChoices GET /notification-choices' as Operation<operations['getNotificationChoices']>

export const setNotificationChoices = 'setNotificationChoices PUT /notification-choices' as Operation<operations['setNotificationChoices']>

export const listSent = 'listSent GET /sent-messages' as Operation<operations['listSent']>
