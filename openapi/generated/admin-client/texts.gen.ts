// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listLanguages = 'listLanguages GET /i18n/languages' as Operation<operations['listLanguages']>

export const getTexts = 'getTexts GET /i18n/processed/{lng}/{ns}' as Operation<operations['getTexts']>
