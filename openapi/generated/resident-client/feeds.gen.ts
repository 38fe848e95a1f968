// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listNews: Operation<operations['listNews']> = {
  id: 'listNews',
  method: 'GET',
  path: '/feeds/news',
}

export const listEvents: Operation<operations['listEvents']> = {
  id: 'listEvents',
  method: 'GET',
  path: '/feeds/events',
}
