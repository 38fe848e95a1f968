// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listReplyTemplates = 'listReplyTemplates GET /reply-templates' as Operation<operations['listReplyTemplates']>

export const createReplyTemplate = 'createReplyTemplate POST /reply-templates' as Operation<operations['createReplyTemplate']>

export const updateReplyTemplate = 'updateReplyTemplate PUT /reply-templates/{id}' as Operation<operations['updateReplyTemplate']>

export const deleteReplyTemplate = 'deleteReplyTemplate DELETE /reply-templates/{id}' as Operation<operations['deleteReplyTemplate']>
