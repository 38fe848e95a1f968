// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listLanguages: Operation<operations['listLanguages']> = {
  id: 'listLanguages',
  method: 'GET',
  path: '/i18n/languages',
}

export const getTexts: Operation<operations['getTexts']> = {
  id: 'getTexts',
  method: 'GET',
  path: '/i18n/processed/{lng}/{ns}',
}
