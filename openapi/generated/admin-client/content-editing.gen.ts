// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listContent = 'listContent GET /content/{kind}' as Operation<operations['listContent']>

export const getContent = 'getContent GET /content/{kind}/{id}' as Operation<operations['getContent']>

export const compareContent = 'compareContent GET /content/{kind}/{id}/versions/{number}' as Operation<operations['compareContent']>

export const createContent = 'createContent POST /content/{kind}' as Operation<operations['createContent']>

export const saveContent = 'saveContent PUT /content/{kind}/{id}' as Operation<operations['saveContent']>

export const showContentDraft = 'showContentDraft POST /content-previews/{kind}' as Operation<operations['showContentDraft']>

export const restoreContent = 'restoreContent POST /content/{kind}/{id}/versions/{number}/restore' as Operation<operations['restoreContent']>

export const discardContentDraft = 'discardContentDraft DELETE /content/{kind}/{id}/draft' as Operation<operations['discardContentDraft']>

export const withdrawContent = 'withdrawContent POST /content/{kind}/{id}/withdraw' as Operation<operations['withdrawContent']>

export const setContentCare = 'setContentCare PUT /content/{kind}/{id}/care' as Operation<operations['setContentCare']>
