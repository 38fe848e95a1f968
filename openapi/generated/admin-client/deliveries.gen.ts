// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listUndelivered = 'listUndelivered GET /undelivered' as Operation<operations['listUndelivered']>

export const replayDeliveries = 'replayDeliveries POST /undelivered/replay' as Operation<operations['replayDeliveries']>

export const getOutboxHealth = 'getOutboxHealth GET /outbox' as Operation<operations['getOutboxHealth']>

export const replayDeadKind = 'replayDeadKind POST /outbox/replay' as Operation<operations['replayDeadKind']>

export const retryDeliveries = 'retryDeliveries POST /outbox/retry' as Operation<operations['retryDeliveries']>
