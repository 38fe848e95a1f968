// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const getLegistarSource = 'getLegistarSource GET /legistar' as Operation<operations['getLegistarSource']>

export const saveLegistarSource = 'saveLegistarSource PUT /legistar' as Operation<operations['saveLegistarSource']>

export const readLegistarNow = 'readLegistarNow POST /legistar/read' as Operation<operations['readLegistarNow']>

export const deleteLegistarSource = 'deleteLegistarSource DELETE /legistar' as Operation<operations['deleteLegistarSource']>
