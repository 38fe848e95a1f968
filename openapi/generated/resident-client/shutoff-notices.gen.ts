// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listOwnNotices = 'listOwnNotices GET /shutoff-notices' as Operation<operations['listOwnNotices']>

export const askForArrangement = 'askForArrangement POST /shutoff-notices/arrangement' as Operation<operations['askForArrangement']>
