// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const answerSaml = 'answerSaml POST /sso/SAML' as Operation<operations['answerSaml']>

export const getSamlMetadata = 'getSamlMetadata GET /sso/metadata' as Operation<operations['getSamlMetadata']>
