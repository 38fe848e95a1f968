// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listUndelivered: Operation<operations['listUndelivered']> = {
  id: 'listUndelivered',
  method: 'GET',
  path: '/undelivered',
}

export const replayDeliveries: Operation<operations['replayDeliveries']> = {
  id: 'replayDeliveries',
  method: 'POST',
  path: '/undelivered/replay',
}
