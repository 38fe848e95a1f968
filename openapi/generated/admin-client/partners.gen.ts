// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listPartners = 'listPartners GET /partners' as Operation<operations['listPartners']>

export const createPartner = 'createPartner POST /partners' as Operation<operations['createPartner']>

export const updatePartner = 'updatePartner PUT /partners/{id}' as Operation<operations['updatePartner']>

export const issuePartnerKey = 'issuePartnerKey POST /partners/{id}/keys' as Operation<operations['issuePartnerKey']>

export const updatePartnerKey = 'updatePartnerKey PUT /partner-keys/{id}' as Operation<operations['updatePartnerKey']>

export const rotatePartnerKey = 'rotatePartnerKey POST /partner-keys/{id}/rotation' as Operation<operations['rotatePartnerKey']>

export const revokePartnerKey = 'revokePartnerKey DELETE /partner-keys/{id}' as Operation<operations['revokePartnerKey']>
