// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const checkContentImport = 'checkContentImport POST /content_imports' as Operation<operations['checkContentImport']>

export const listContentImports = 'listContentImports GET /content_imports' as Operation<operations['listContentImports']>

export const getContentImport = 'getContentImport GET /content_imports/{id}' as Operation<operations['getContentImport']>

export const applyContentImport = 'applyContentImport POST /content_imports/{id}/apply' as Operation<operations['applyContentImport']>
