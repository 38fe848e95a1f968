// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const getPerson = 'getPerson GET /people/{id}' as Operation<operations['getPerson']>

export const getOrganization = 'getOrganization GET /people/organizations/{id}' as Operation<operations['getOrganization']>

export const listPersonHistory = 'listPersonHistory GET /people/{id}/history' as Operation<operations['listPersonHistory']>

export const liftMailBlock = 'liftMailBlock DELETE /people/{id}/mail-block' as Operation<operations['liftMailBlock']>

export const addPersonNote = 'addPersonNote POST /people/{id}/notes' as Operation<operations['addPersonNote']>

export const deletePersonNote = 'deletePersonNote DELETE /people/{id}/notes/{noteId}' as Operation<operations['deletePersonNote']>
