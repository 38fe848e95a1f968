// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listUndelivered = 'listUndelivered GET /undelivered' as Operation<operations['listUndelivered']>

export const replayDeliveries = 'replayDeliveries POST /undelivered/replay' as Operation<operations['replayDeliveries']>
