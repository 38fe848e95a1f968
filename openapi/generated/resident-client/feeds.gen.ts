// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listNews = 'listNews GET /feeds/news' as Operation<operations['listNews']>

export const listEvents = 'listEvents GET /feeds/events' as Operation<operations['listEvents']>
