// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listBrokenLinks = 'listBrokenLinks GET /broken-links' as Operation<operations['listBrokenLinks']>

export const checkBrokenLink = 'checkBrokenLink POST /broken-links/{id}/check' as Operation<operations['checkBrokenLink']>

export const ignoreBrokenLink = 'ignoreBrokenLink POST /broken-links/{id}/ignore' as Operation<operations['ignoreBrokenLink']>
