// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const answerSaml: Operation<operations['answerSaml']> = {
  id: 'answerSaml',
  method: 'POST',
  path: '/sso/SAML',
}

export const getSamlMetadata: Operation<operations['getSamlMetadata']> = {
  id: 'getSamlMetadata',
  method: 'GET',
  path: '/sso/metadata',
}
