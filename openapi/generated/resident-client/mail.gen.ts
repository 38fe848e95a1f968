// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const receiveMailEvents = 'receiveMailEvents POST /mail/events' as Operation<operations['receiveMailEvents']>
