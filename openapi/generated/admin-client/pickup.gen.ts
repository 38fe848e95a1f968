// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listPickupRules = 'listPickupRules GET /pickup-rules' as Operation<operations['listPickupRules']>

export const previewPickupRule = 'previewPickupRule POST /pickup-rules/preview' as Operation<operations['previewPickupRule']>

export const addPickupRule = 'addPickupRule POST /pickup-rules' as Operation<operations['addPickupRule']>

export const withdrawPickupRule = 'withdrawPickupRule DELETE /pickup-rules/{id}' as Operation<operations['withdrawPickupRule']>

export const addStreetAlias = 'addStreetAlias POST /street-aliases' as Operation<operations['addStreetAlias']>

export const removeStreetAlias = 'removeStreetAlias DELETE /street-aliases/{id}' as Operation<operations['removeStreetAlias']>
